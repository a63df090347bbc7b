// simcord's own program, and what a press needs beside it.
import "/simcord.js";

// The page draws its messages anew whenever something changes. A button that is replaced while it is held down would get
// no click: the one that took its place gets it, if that reads the same.
let held = null;
addEventListener("pointerdown", (event) => { held = event.target.closest?.("button[data-control-key]"); }, true);
addEventListener("pointerup", () => {
  const was = held;
  held = null;
  if (!was || was.isConnected) return;
  const now = document.querySelector(`button[data-control-key="${CSS.escape(was.dataset.controlKey)}"]`);
  if (now && now.textContent === was.textContent) now.click();
}, true);
