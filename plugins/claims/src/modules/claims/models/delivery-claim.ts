import { model } from "@medusajs/framework/utils";

/** What a buyer says is wrong with a delivered order, and what the shop did about it. Whose it is, the order says. */
export const DeliveryClaim = model
  .define("delivery_claim", {
    id: model.id({ prefix: "dclm" }).primaryKey(),
    number: model.autoincrement(),
    order_number: model.number(),
    /** One of `CLAIM_KINDS`. */
    kind: model.text(),
    /** Places of the order's lines. */
    places: model.json(),
    text: model.text().default(""),
    /** Addresses of pictures that the shop keeps. */
    photos: model.json().default([] as never),
    /** One of `CLAIM_STATUSES`, and of `CLAIM_OUTCOMES` once it is settled. */
    status: model.text().default("open"),
    outcome: model.text().nullable(),
    /** Whole won that became credit or go back. */
    amount: model.number().default(0),
    /** The shop's, as it was typed. */
    answer: model.text().default(""),
    settled_at: model.dateTime().nullable(),
    /** Public id and name of the account that settled or refused it. */
    settled_by_number: model.number().nullable(),
    settled_by_name: model.text().default(""),
    /** Public id of the order that was sent instead. */
    parcel_order_number: model.number().nullable(),
    /** Identifies a repeat of the request that settled it. */
    idempotency_key: model.text().nullable(),
    request_hash: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_delivery_claim_number", on: ["number"], unique: true },
    { name: "IDX_delivery_claim_order", on: ["order_number"] },
    {
      name: "IDX_delivery_claim_open",
      on: ["order_number"],
      unique: true,
      where: "status = 'open' AND deleted_at IS NULL",
    },
    { name: "IDX_delivery_claim_status", on: ["status", "created_at"] },
    {
      name: "IDX_delivery_claim_parcel",
      on: ["parcel_order_number"],
      unique: true,
      where: "parcel_order_number IS NOT NULL AND deleted_at IS NULL",
    },
  ])
  .checks([
    {
      name: "delivery_claim_status",
      expression:
        "status IN ('open', 'settled', 'refused') AND (status = 'settled') = (outcome IS NOT NULL) AND (status = 'open') = (settled_at IS NULL)",
    },
    {
      name: "delivery_claim_outcome",
      expression:
        "outcome IN ('answer', 'credit', 'transfer', 'parcel') AND (outcome IN ('credit', 'transfer')) = (amount > 0) AND (outcome = 'parcel') = (parcel_order_number IS NOT NULL) OR outcome IS NULL AND amount = 0 AND parcel_order_number IS NULL",
    },
  ]);
