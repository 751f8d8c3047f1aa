import { useRef } from "react";
import { flushSync } from "react-dom";

/** By how many places an entry of a list is moved. */
export type Move = -1 | 1;

/**
 * Moves entries of a list by one place. The keyboard stays on the moved one: on its button with the same `data-move`, or at the end of the list on the
 * other.
 */
export function useMoves<Entry>(entries: readonly Entry[], onChange: (entries: Entry[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const move = (place: number, by: Move) => {
    const moved = [...entries];
    moved.splice(place + by, 0, ...moved.splice(place, 1));
    flushSync(() => onChange(moved));
    const buttons = list.current?.children[place + by]?.querySelectorAll<HTMLElement>("[data-move]") ?? [];
    const same = [...buttons].find(({ dataset }) => dataset.move === String(by));
    (same ?? buttons[0])?.focus();
  };
  /** The moves that an entry at this place can make. */
  const movesAt = (place: number): Move[] => [
    ...(place > 0 ? [-1 as const] : []),
    ...(place < entries.length - 1 ? [1 as const] : []),
  ];
  return { list, move, movesAt };
}
