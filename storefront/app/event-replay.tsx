import { InlineScript } from "./inline-script";
import { HYDRATED } from "./lib/browser/hydrated";

/**
 * Event replay: on a weak network the scripts come seconds after the buttons do. Until then this keeps what is typed and the last press,
 * and does both again at the event `hydrated`. React hears nothing of them before, because it may not be able to answer yet. Otherwise
 * the press would be lost, the form's first values would replace what was typed, and a form, with its password, would be sent as a page's
 * address. It comes before the style sheet, which scripts after it wait for. A form with an address works without scripts, and is left alone.
 * What was typed, but no password, outlives a reload of the page.
 */
export function EventReplay() {
  return <InlineScript code={import.meta.env.SSR ? `(${replayEvents})("${HYDRATED}")` : undefined} />;
}

/** Runs in the page. */
function replayEvents(hydrated: string) {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const typed = new Map<Field, string>();
  let pressed: HTMLButtonElement | null = null;
  const early = new AbortController();
  const hold = { capture: true, signal: early.signal };
  document.addEventListener(
    "input",
    ({ target }) => {
      const field = target as Field;
      if (!/^(checkbox|radio|file)$/.test(field.type)) typed.set(field, field.value);
    },
    hold,
  );
  // For a page that is loaded again meanwhile, as `script-recovery.tsx` does it.
  const KEY = "typed before hydration";
  const keep = () => {
    const kept = [...typed.keys()].filter(({ name, type }) => name && type !== "password");
    try {
      sessionStorage.setItem(KEY, JSON.stringify(kept.map(({ name, value }) => [name, value])));
    } catch {
      // Without storage nothing is kept.
    }
  };
  const restore = () => {
    let kept: [string, string][] = [];
    try {
      const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
      if (Array.isArray(stored)) kept = stored;
      sessionStorage.removeItem(KEY);
    } catch {
      // Without storage nothing was kept, and half of it is nothing.
    }
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (navigation?.type !== "reload") return;
    for (const [name, value] of kept.filter(Array.isArray)) {
      const field = document.getElementsByName(name)[0] as Field | undefined;
      if (!field || typed.has(field)) continue;
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  addEventListener("pagehide", keep, hold);
  document.addEventListener("DOMContentLoaded", restore, { once: true });
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
    hydrated,
    () => {
      early.abort();
      for (const [field, value] of typed) {
        // React hears only of a value that differs from the one it knows, and does not see one that is set behind its back.
        field.value = "";
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
      }
      // When React has rendered what was typed, and before it replaces the button, as the header's when the session is known.
      queueMicrotask(() => {
        pressed?.removeAttribute("aria-busy");
        pressed?.click();
      });
    },
    { once: true },
  );
}
