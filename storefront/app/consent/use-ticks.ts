import type { AgreedKind, CurrentLegal } from "@zakh/legal/contract";
import { useRef, useState } from "react";

export interface Ticks {
  kinds: readonly AgreedKind[];
  isTicked: (kind: AgreedKind) => boolean;
  set: (kind: AgreedKind, ticked: boolean) => void;
  /** Whether those that are missing are marked: from the first try on. */
  isTried: boolean;
  /** Marks those that are missing. */
  mark: () => void;
  /** Whether all are ticked; marks those that are not, and focuses the first of them. */
  check: () => boolean;
  /** Its box, for the focus. */
  register: (kind: AgreedKind) => (box: HTMLInputElement | null) => void;
}

/** A tick for each of these kinds, which a form needs before it is sent. One is for the version that held as it was set: `current`. */
export function useTicks(kinds: readonly AgreedKind[], current?: CurrentLegal): Ticks {
  const [set, setTicked] = useState<readonly string[]>([]);
  const named = (kind: AgreedKind) => `${kind} ${current?.[kind]?.id}`;
  const ticked = kinds.filter((kind) => set.includes(named(kind)));
  const [isTried, setTried] = useState(false);
  const boxes = useRef(new Map<AgreedKind, HTMLInputElement | null>());
  return {
    kinds,
    isTicked: (kind) => ticked.includes(kind),
    set: (kind, on) => setTicked((all) => [...all.filter((one) => one !== named(kind)), ...(on ? [named(kind)] : [])]),
    isTried,
    mark: () => setTried(true),
    check() {
      setTried(true);
      const [first] = kinds.filter((kind) => !ticked.includes(kind));
      if (first) boxes.current.get(first)?.focus();
      return first === undefined;
    },
    register: (kind) => (box) => void boxes.current.set(kind, box),
  };
}
