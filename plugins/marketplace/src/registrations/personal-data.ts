import type { PersonalData } from "@zakh/accounts/personal-data/personal-data";

/** What the market keeps of the owner of a store. */
export const data: readonly PersonalData[] = [
  {
    name: "stores",
    tables: ["market_store"],
    rows: `SELECT to_jsonb(store) - ARRAY['id', 'deleted_at', 'search_text', 'folded_text'] AS store FROM market_store store, person
      WHERE store.user_number = person.number AND store.deleted_at IS NULL ORDER BY store.number`,
  },
  {
    name: "storeOrders",
    tables: ["store_order_step", "store_order_note"],
    rows: `SELECT step.order_number AS "order", step.state, step.is_undo AS "isUndo", step.courier_name AS courier, step.tracking_number AS "trackingNumber",
        '' AS text, step.created_at AS at FROM store_order_step step, person
      WHERE step.account_number = person.number AND step.deleted_at IS NULL
      UNION ALL SELECT note.order_number, note.kind, false, '', '', note.text, note.created_at FROM store_order_note note, person
      WHERE note.account_number = person.number AND note.deleted_at IS NULL ORDER BY at`,
  },
];
