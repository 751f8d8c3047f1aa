import { useEffect, useRef } from "react";

/**
 * For the box of what changes with `value`: where the keyboard was in it, or on what is gone, it is put on the first element that takes the focus, so that
 * whoever pressed something there goes on from what follows.
 */
export function useFollowingFocus<Box extends HTMLElement>(value: unknown) {
  const box = useRef<Box>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body || box.current?.contains(activeElement);
    if (isLost) box.current?.querySelector<HTMLElement>("[tabindex], a, button")?.focus();
  }, [value]);
  return box;
}
