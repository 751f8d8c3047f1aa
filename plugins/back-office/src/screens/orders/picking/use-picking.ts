import { PAGE_MAX } from "@zakh/kit/contract";
import { useEffect, useMemo, useState } from "react";
import { useOrders } from "../../resources/orders";
import { TO_PACK } from "../../resources/sending";
import { type Pack, type PickedOrder, tickOf, toPick } from "./picking-list";
import { readSavedPicking, savePicking } from "./saved-picking";

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
  const [saved, setSaved] = useState(readSavedPicking);
  const { data, isError, dataUpdatedAt } = query;
  const read = useMemo(() => data?.rows.map(toPick), [data]);

  useEffect(() => {
    if (!read) return;
    const present = new Set(read.flatMap(({ packs }) => packs.map(tickOf)));
    setSaved(({ ticks, version }) => ({
      version,
      readAt: new Date(dataUpdatedAt).toISOString(),
      orders: read,
      ticks: ticks.filter((tick) => present.has(tick)),
    }));
  }, [read, dataUpdatedAt]);

  useEffect(() => {
    if (saved.readAt !== null) savePicking(saved);
  }, [saved]);

  const ticked = useMemo(() => new Set(saved.ticks), [saved.ticks]);
  const ticks: Ticks = {
    has: (pack) => ticked.has(tickOf(pack)),
    set: (packs, isTicked) =>
      setSaved(({ ticks, ...others }) => {
        const changed = new Set(packs.map(tickOf));
        const rest = ticks.filter((tick) => !changed.has(tick));
        return { ...others, ticks: isTicked ? [...rest, ...changed] : rest };
      }),
  };
  const savedOrders: PickedOrder[] | undefined = isError && saved.readAt !== null ? saved.orders : undefined;
  return {
    query,
    orders: read ?? savedOrders,
    /** When the shown list was read, while no newer one can be had. */
    staleSince: isError ? saved.readAt : null,
    ticks,
  };
}
