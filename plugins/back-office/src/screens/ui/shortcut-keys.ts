import { useEffect, useRef, useState } from "react";

/** Keys that do something on a screen, while nobody types. */
export type ShortcutKey = "/" | "?" | "j" | "k" | "p" | "s";

/** By the place on the keyboard, so that they are the same keys with Mongolian, Russian and Korean letters. */
const KEY_OF_CODE: Partial<Record<string, ShortcutKey>> = { Slash: "/", KeyJ: "j", KeyK: "k", KeyP: "p", KeyS: "s" };

/** Where letters are typed, or choose something. */
const TYPING = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]";
const CHOOSING = "[role=combobox], [role=listbox], [role=menu], [role=alertdialog]";

/** The shortcut of a pressed key; undefined for any other key, and while somebody types. */
export function shortcutOf(
  event: Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "target">,
): ShortcutKey | undefined {
  const { key, code, shiftKey, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  if (target instanceof Element && target.closest(`${TYPING}, ${CHOOSING}`)) return undefined;
  if (key === "?" || key === "/") return key;
  const shortcut = KEY_OF_CODE[code];
  if (!shiftKey) return shortcut;
  return shortcut === "/" ? "?" : undefined;
}

/** Whether a drawer or a question lies over the screen that has no shortcuts of its own. */
function isCovered(): boolean {
  const open = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
  const top = open.at(-1);
  return top !== undefined && !top.hasAttribute("data-shortcuts");
}

/** Runs what belongs to a key while its component is shown. */
export function useShortcutKeys(run: Partial<Record<ShortcutKey, () => void>>): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? undefined : shortcutOf(event);
      const action = key && latest.current[key];
      // A key that is held moves on, and changes nothing a second time.
      if (!action || isCovered() || (event.repeat && key !== "j" && key !== "k")) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** The key of the row that has the focus, or had it last. */
export function useFocusedRow(): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
      if (row) setFocused(Number(row.dataset.row));
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  return focused;
}

/**
 * Focuses what opens or decides the row that is `step` rows from the focused one; the first row when none is.
 * @param open key of the row that is open in a drawer, from which the keys go on once it is closed
 */
export function useRowFocus(open?: number): (step: 1 | -1) => void {
  const last = useRef(-1);
  const opened = useRef<number>();
  useEffect(() => {
    if (open !== undefined) opened.current = open;
  }, [open]);
  return (step) => {
    const rows = [...document.querySelectorAll<HTMLElement>("[data-rows] [data-row]")];
    const hasFocus = rows.findIndex((row) => row.contains(document.activeElement));
    const focused =
      hasFocus >= 0 ? hasFocus : rows.findIndex(({ dataset }) => dataset.row === String(opened.current ?? ""));
    opened.current = undefined;
    // The row that was focused may be gone: the next one stands in its place.
    const from = focused >= 0 ? focused : step > 0 ? last.current - 1 : last.current;
    const at = Math.min(Math.max(from + step, 0), rows.length - 1);
    const row = rows[at];
    last.current = at;
    const target =
      row?.querySelector<HTMLElement>("[data-opens]") ?? row?.querySelector<HTMLElement>("button:not([disabled])");
    target?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  };
}
