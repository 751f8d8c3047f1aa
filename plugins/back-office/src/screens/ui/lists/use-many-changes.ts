import type { Order } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { type RefusedChange, useChangeManyOrders } from "../../resources/orders";
import { toast } from "../toast";
import type { Selection } from "./use-selection";

/** Changes of many rows at once, and the orders that refused the last one. */
export interface ManyChanges<Row extends Pick<Order, "id">> {
  busy: boolean;
  refused: readonly RefusedChange[];
  /** Changes these rows, tells how many it has changed, and chooses none any more. */
  change: (rows: readonly Row[], apply: (row: Row) => Promise<Order>) => Promise<void>;
}

export function useManyChanges<Row extends Pick<Order, "id">>(selection: Selection<Row>): ManyChanges<Row> {
  const { t } = useTexts();
  const many = useChangeManyOrders<Row>();
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);

  async function change(rows: readonly Row[], apply: (row: Row) => Promise<Order>) {
    setRefused([]);
    const left = await many.mutateAsync({ orders: rows, change: apply });
    setRefused(left);
    selection.clear();
    const count = rows.length - left.length;
    if (count > 0) toast.success(t("many.done", { count }));
  }

  return { busy: many.isPending, refused, change };
}
