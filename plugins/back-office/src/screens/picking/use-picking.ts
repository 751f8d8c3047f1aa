import { PAGE_MAX } from "@zakh/kit/contract";
import { useEffect, useMemo, useState } from "react";
import { useOrders } from "../resources/orders";
import { TO_PACK } from "../resources/sending";
import { keepPicking, readKeptPicking } from "./kept-picking";
import { type Pack, type PickedOrder, tickOf, toPick } from "./picking-list";

export interface Ticks {
  has: (pack: Pack) => boolean;
  set: (packs: readonly Pack[], isTicked: boolean) => void;
}

/**
 * The orders that are to be packed (`TO_PACK`), as many as a page has, and which of their packs are picked. Without a connection the
 * orders are those that this phone has read last. Ticks stay on the phone.
 */
export function usePicking() {
  const query = useOrders(TO_PACK, PAGE_MAX, 0);
  const [kept, setKept] = useState(readKeptPicking);
  const { data, isError, dataUpdatedAt } = query;
  const read = useMemo(() => data?.rows.map(toPick), [data]);

  useEffect(() => {
    if (!read) return;
    const present = new Set(read.flatMap(({ packs }) => packs.map(tickOf)));
    setKept(({ ticks, version }) => ({
      version,
      readAt: new Date(dataUpdatedAt).toISOString(),
      orders: read,
      ticks: ticks.filter((tick) => present.has(tick)),
    }));
  }, [read, dataUpdatedAt]);

  useEffect(() => {
    if (kept.readAt !== null) keepPicking(kept);
  }, [kept]);

  const ticked = useMemo(() => new Set(kept.ticks), [kept.ticks]);
  const ticks: Ticks = {
    has: (pack) => ticked.has(tickOf(pack)),
    set: (packs, isTicked) =>
      setKept(({ ticks, ...others }) => {
        const changed = new Set(packs.map(tickOf));
        const rest = ticks.filter((tick) => !changed.has(tick));
        return { ...others, ticks: isTicked ? [...rest, ...changed] : rest };
      }),
  };
  const keptOrders: PickedOrder[] | undefined = isError && kept.readAt !== null ? kept.orders : undefined;
  return {
    query,
    orders: read ?? keptOrders,
    /** When the shown list was read, while no newer one can be had. */
    staleSince: isError ? kept.readAt : null,
    ticks,
  };
}
