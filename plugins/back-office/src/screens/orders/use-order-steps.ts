import { useEffect, useState } from "react";
import type { useListAddress } from "../ui/lists/use-list-address";

interface OrderSteps {
  /** The rows of the page, by the number of their order; undefined while others are on their way. */
  rows: readonly { id: number }[] | undefined;
  list: Pick<ReturnType<typeof useListAddress>, "open" | "page" | "openRow" | "turnTo">;
  pageSize: number;
  total: number;
}

/** The order after or before the open one, in the order of the list and over its pages. */
export function useOrderSteps({ rows, list, pageSize, total }: OrderSteps) {
  const { open, page, openRow, turnTo } = list;
  // The end of the next page that is to be opened once it is there.
  const [turning, setTurning] = useState<1 | -1>();
  const at = rows?.findIndex(({ id }) => id === open) ?? -1;
  const place = at < 0 ? undefined : (page - 1) * pageSize + at + 1;
  const has = { next: place !== undefined && place < total, previous: place !== undefined && place > 1 };

  useEffect(() => {
    if (turning === undefined || !rows || rows.some(({ id }) => id === open)) return;
    const row = rows.at(turning === 1 ? 0 : -1);
    setTurning(undefined);
    if (row) openRow(row.id, { replace: true });
  }, [turning, rows, open, openRow]);

  function step(by: 1 | -1) {
    if (!rows || place === undefined || !(by === 1 ? has.next : has.previous)) return;
    const row = rows[at + by];
    if (row) return openRow(row.id, { replace: true });
    setTurning(by);
    turnTo(page + by, { replace: true });
  }

  return { place, total, has, step };
}
