import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

/** As long as a phone's own long press. */
const LONG_MS = 500;
/** Pixels by which a finger may stray; more is scrolling. */
const STRAY = 10;

/** Handlers of an element that a finger may press for long; the tap that ends it opens nothing. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>();
  const done = useRef(false);
  const end = () => clearTimeout(press.current?.timer);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  if (!onLongPress) return {};
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      done.current = false;
      if (pointerType === "mouse") return;
      const timer = setTimeout(() => {
        done.current = true;
        onLongPress();
      }, LONG_MS);
      press.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STRAY) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu of a link.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!done.current) return;
      done.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
