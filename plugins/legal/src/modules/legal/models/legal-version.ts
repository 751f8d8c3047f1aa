import { model } from "@medusajs/framework/utils";

/** A version of a legal text: a draft until it is published, and never changed after that. */
export const LegalVersion = model
  .define("legal_version", {
    id: model.id({ prefix: "legv" }).primaryKey(),
    number: model.autoincrement(),
    /** One of `LEGAL_KINDS`. */
    kind: model.text(),
    /** A text by language; Korean is never empty once it is published. */
    texts: model.json(),
    /** The first day on which it holds, yyyy-MM-dd in Seoul; null of a draft. */
    valid_from: model.text().nullable(),
    /** When the owner confirmed it, and public id of the owner's account; null of a draft. */
    published_at: model.dateTime().nullable(),
    published_by: model.number().nullable(),
    /** Since when it holds; null before its day. */
    in_force_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_legal_version_number", on: ["number"], unique: true },
    {
      name: "IDX_legal_version_draft",
      on: ["kind"],
      unique: true,
      where: "published_at IS NULL AND deleted_at IS NULL",
    },
    {
      name: "IDX_legal_version_upcoming",
      on: ["kind"],
      unique: true,
      where: "published_at IS NOT NULL AND in_force_at IS NULL AND deleted_at IS NULL",
    },
  ])
  .checks([
    { name: "legal_version_kind", expression: "kind IN ('terms', 'privacy', 'returns', 'delivery')" },
    {
      name: "legal_version_published",
      expression: "(published_at IS NULL) = (valid_from IS NULL) AND (in_force_at IS NULL OR published_at IS NOT NULL)",
    },
  ]);
