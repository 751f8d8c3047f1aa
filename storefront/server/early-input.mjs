/// <reference lib="dom" />

/**
 * Runs in the page, before its scripts: on a weak network they come seconds after the buttons do. Keeps what is typed and the last
 * press, and does both again once the scripts have taken the page over, which they tell by the event `taken-over`. It stops at the
 * event `listening`: from then on a press itself makes React take the page over. Without it the press would be lost, what was typed
 * be replaced by what the form began with, and a form sent to the address bar.
 *
 * A form with an address of its own works without scripts and is left alone.
 */
export function holdEarlyInput() {
  /** @type {Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>} */
  const typed = new Map();
  /** @type {HTMLButtonElement | null} */
  let pressed = null;
  const early = new AbortController();
  const hold = { capture: true, signal: early.signal };

  document.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) typed.set(target, target.value);
      else if (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type))
        typed.set(target, target.value);
    },
    hold,
  );
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (!button || button.form?.hasAttribute("action")) return;
      pressed?.removeAttribute("aria-busy");
      pressed = button;
      button.setAttribute("aria-busy", "true");
    },
    hold,
  );
  // The key Enter presses the form's button, too.
  document.addEventListener(
    "submit",
    (event) => {
      if (event.target instanceof HTMLFormElement && !event.target.hasAttribute("action")) event.preventDefault();
    },
    hold,
  );
  document.addEventListener("listening", () => early.abort(), { once: true });
  document.addEventListener(
    "taken-over",
    () => {
      for (const [field, value] of typed) {
        // React hears only of a value that differs from the one it knows, and does not see one that is set behind its back.
        field.value = "";
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
      }
      pressed?.removeAttribute("aria-busy");
      pressed?.click();
    },
    { once: true },
  );
}
