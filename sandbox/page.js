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

// A choice of a command that is clicked takes the focus with it, so that Enter would reach nothing: it sends the command.
addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.isComposing || event.target !== document.body) return;
  const send = document.querySelector(".channel-composer:has(.command-row) #send-message");
  if (!send || send.disabled || document.querySelector("dialog[open], .modal-dialog")) return;
  event.preventDefault();
  send.click();
});
