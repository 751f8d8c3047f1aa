import { model } from "@medusajs/framework/utils";

/** That somebody agreed to a version, or to what an order said of fresh goods. Rows are only added. */
export const LegalConsent = model
  .define("legal_consent", {
    id: model.id({ prefix: "legc" }).primaryKey(),
    /** Public id of the account; null once it is closed. */
    account_number: model.number().nullable(),
    /** Public id of the order with which it was given; null of one at sign-up or on its own. */
    order_number: model.number().nullable(),
    /** `terms`, `privacy`, or `returns` for the sentence about fresh goods. */
    kind: model.text(),
    /** Public id of the version; null while none of `returns` was confirmed. */
    version_number: model.number().nullable(),
    /** The sentence that was agreed to, as it was read; empty of a version, which has its text. */
    wording: model.text().default(""),
    language: model.text(),
    agreed_at: model.dateTime(),
  })
  .indexes([
    { name: "IDX_legal_consent_account", on: ["account_number", "kind", "agreed_at"] },
    { name: "IDX_legal_consent_order", on: ["order_number"] },
  ])
  .checks([
    { name: "legal_consent_kind", expression: "kind IN ('terms', 'privacy', 'returns')" },
    { name: "legal_consent_what", expression: "version_number IS NOT NULL OR wording <> ''" },
  ]);
