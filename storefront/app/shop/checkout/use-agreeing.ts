import type { AgreedWithOrder } from "@zakh/checkout/contract";
import { versionsOf } from "@zakh/legal/contract";
import { useRef, useState } from "react";
import { type Ticks, useTicks } from "../../consent/use-ticks";
import { useAgreed, useCurrentLegal } from "../../lib/data/legal";

export interface Agreeing {
  freshGoods: { isTicked: boolean; set: (ticked: boolean) => void; box: React.RefObject<HTMLInputElement> };
  /** What has changed since the shopper last agreed. */
  changed: Ticks;
  /** Whether what is missing is marked: from the first try on. */
  isTried: boolean;
  /** Marks what is missing. */
  mark: () => void;
  /** What is agreed to; undefined where a tick is missing, which is then marked and has the focus. */
  check: () => AgreedWithOrder | undefined;
}

/** What a shopper agrees to with an order, anew at each: the sentence about fresh goods, and versions that have changed. */
export function useAgreeing(): Agreeing {
  const { data: current } = useCurrentLegal();
  const { agreed, missing } = useAgreed();
  const changed = useTicks(missing, current);
  const [isTicked, set] = useState(false);
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return {
    freshGoods: { isTicked, set, box },
    changed,
    isTried,
    mark() {
      setTried(true);
      changed.mark();
    },
    check() {
      setTried(true);
      const areTicked = changed.check();
      if (!isTicked) box.current?.focus();
      if (!isTicked || !areTicked) return undefined;
      // What was agreed to before is said again, so that the order keeps it, and a version that has changed meanwhile is asked for.
      return { ...(current && versionsOf(current, [...agreed, ...changed.kinds])), freshGoods: true };
    },
  };
}
