/// <reference lib="dom" />

/**
 * Runs in the page, before its scripts: on a weak network they come seconds after the buttons do. Keeps what is typed and the last
 * press, and does both again once the scripts have taken the page over, which they tell by the event `taken-over`. React, which
 * listens a little earlier and may not be able to answer yet, hears nothing of them until then. Without it the press would be lost,
 * what was typed be replaced by what the form began with, and a form, with its password, be sent to the address bar.
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
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button || button.form?.hasAttribute("action")) return;
      event.stopImmediatePropagation();
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
      if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute("action")) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    hold,
  );
  document.addEventListener(
    "taken-over",
    () => {
      early.abort();
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
