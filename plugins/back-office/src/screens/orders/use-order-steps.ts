import type { Order } from "@zakh/orders/contract";
import { useEffect, useState } from "react";

interface OrderSteps {
  /** The rows of the page; undefined while others are on their way. */
  rows: readonly Order[] | undefined;
  open: number | undefined;
  page: number;
  pageSize: number;
  total: number;
  onOpen: (id: number) => void;
  turnTo: (page: number) => void;
}

/** The order after or before the open one, in the order of the list and over its pages. */
export function useOrderSteps({ rows, open, page, pageSize, total, onOpen, turnTo }: OrderSteps) {
  // The end of the next page that is to be opened once it is there.
  const [turning, setTurning] = useState<1 | -1>();
  const at = rows?.findIndex(({ id }) => id === open) ?? -1;
  const place = at < 0 ? undefined : (page - 1) * pageSize + at + 1;
  const has = { next: place !== undefined && place < total, previous: place !== undefined && place > 1 };

  useEffect(() => {
    if (turning === undefined || !rows || rows.some(({ id }) => id === open)) return;
    const row = rows.at(turning === 1 ? 0 : -1);
    setTurning(undefined);
    if (row) onOpen(row.id);
  }, [turning, rows, open, onOpen]);

  function step(by: 1 | -1) {
    if (!rows || place === undefined || !(by === 1 ? has.next : has.previous)) return;
    const row = rows[at + by];
    if (row) return onOpen(row.id);
    setTurning(by);
    turnTo(page + by);
  }

  return { place, has, step };
}
