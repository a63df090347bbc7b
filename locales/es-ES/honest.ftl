# Barajas honestas: lo que se publica antes del reparto, lo que se comprueba después del final, el registro de la partida.
# $seal: las primeras cifras de $commitment. $commitment, $secret y $fingerprint son 64 cifras hexadecimales, $clicks números largos, $line una línea del registro.

## Antes del reparto

lobby-sealed = -# 🔒 Barajado limpio · `{ $seal }`
picture-sealed = Sello del barajado: { $commitment }
button-fairness = Juego limpio
fairness-about = Al abrirse esta mesa saqué un secreto y os mostré su sello. Al barajar, ese secreto se mezcla con vuestros clics: así nadie elige las cartas, yo tampoco. Después de la partida se muestra el secreto, y cualquiera puede comprobarlo.
fairness-about-solo = Saqué yo el secreto de esta partida: ningún clic entró al barajar. El sello de abajo dice cuál era. Después de la partida se muestra el secreto, y puedes comprobar que cada carta salió de él.
fairness-about-daily = El secreto de esta partida se sacó para todos, sin ningún clic. `/diaria` muestra los sellos de hoy y de mañana. Cuando acaba el día se muestra el secreto, y cualquiera puede comprobarlo.
fairness-sealed = -# 🔒 Sello (SHA-256): `{ $commitment }`
fairness-clicks = -# Vuestros clics al barajar, por orden: { $clicks }
fairness-unsealed = Esta mesa se abrió antes de que el barajado se sellara, así que su reparto no se puede comprobar.
fairness-deleted = Una persona ha borrado sus datos, y con ellos el clic que entró en este barajado. La partida se puede volver a ver, pero su reparto ya no se puede comparar con el sello.

## Después del final

button-verify = Comprobar
button-record = Registro
error-no-record = Solo puedes comprobar o descargar una partida terminada: antes revelaría lo que está oculto.
error-verifying = Todavía estoy comprobando una partida para ti. Pulsa **{ button-verify }** otra vez cuando llegue la respuesta.
record-done = La partida entera en un archivo, con su secreto. Cualquiera puede comprobarla con la carpeta `engine` de Tertulia: `python -m engine.verify`
verify-yourself = -# Para comprobarlo sin mí: **{ button-record }** y la carpeta `engine` de Tertulia, con `python -m engine.verify`
verify-secret = -# Secreto, ya abierto: `{ $secret }`
verify-mark = -# Huella digital del registro: `{ $fingerprint }`
verify-reshuffled =
    { $count ->
        [one] Las cartas ocultas se volvieron a barajar una vez, porque se deshizo una jugada. ¿Lo recuerdas así?
       *[other] Las cartas ocultas se volvieron a barajar { $count } veces, porque se deshicieron jugadas. ¿Lo recuerdas así?
    }
verify-found-commitment = ❌ No coincide. El secreto no es el que se selló antes del reparto.
verify-found-seed = ❌ No coincide. El secreto y vuestros clics dan un barajado distinto del que se jugó.
verify-found-step = ❌ No coincide. Esta línea de la partida no sigue las reglas: `{ $line }`
verify-found-unfinished = ❌ No coincide. Las jugadas guardadas se acaban antes que la partida.
verify-found-outcome = ❌ No coincide. Las jugadas guardadas llevan a otro resultado.
verify-found-fingerprint = ❌ No coincide. El registro se modificó después de escribirse.
verify-found-unsealed = ⚠️ Cada jugada sigue las reglas, y el resultado es correcto. Pero esta mesa se abrió antes de que el barajado se sellara, o alguien ha borrado su clic, así que no hay prueba de cómo se barajó.
verify-old-rules = Esta partida se jugó con reglas anteriores y aquí ya no puedo comprobarla. Con su registro sí se puede, en la versión de Tertulia de entonces.
