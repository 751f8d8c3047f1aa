import { deleteRows, type Retention } from "@zakh/kit/retention/retention";

/** What of stores' orders is forgotten: as long as the order itself, with what is typed of its buyer. */
export const retention: readonly Retention[] = [
  {
    name: "store-order-notes",
    days: 5 * 365,
    forget: deleteRows("store_order_note", "created_at < $1"),
  },
];
