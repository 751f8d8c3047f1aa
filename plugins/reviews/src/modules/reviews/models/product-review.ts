import { model } from "@medusajs/framework/utils";
import { ProductReviewReport } from "./product-review-report";

/** What a customer says of a product that was received; one of an account and product. Its stars are kept in the catalogue's `product_rating` by a trigger. */
export const ProductReview = model
  .define("product_review", {
    id: model.id({ prefix: "prev" }).primaryKey(),
    number: model.autoincrement(),
    product_number: model.number(),
    /** Public ids of the account and of an order in which it received the product; null once the account is closed. */
    account_number: model.number().nullable(),
    order_number: model.number().nullable(),
    /** What others see of its name; empty once the account is closed. */
    author: model.text(),
    /** 1 to 5 stars. */
    rating: model.number(),
    text: model.text().default(""),
    /** Addresses of pictures that the shop keeps. */
    photos: model.json().default([] as never),
    /** One of `REVIEW_STATUSES`. */
    status: model.text().default("waiting"),
    /** Why the shop has hidden it, for its author. */
    hidden_reason: model.text().default(""),
    /** Since when reports keep it from being shown; null otherwise. */
    withheld_at: model.dateTime().nullable(),
    /** Whether the shop has looked at reports and shows it all the same: later ones do not withhold it. */
    is_kept: model.boolean().default(false),
    answer: model.text().default(""),
    answered_at: model.dateTime().nullable(),
    /** When its author wrote or last changed it. */
    written_at: model.dateTime(),
    reports: model.hasMany(() => ProductReviewReport, { mappedBy: "product_review" }),
  })
  .cascades({ delete: ["reports"] })
  .indexes([
    { name: "IDX_product_review_number", on: ["number"], unique: true },
    { name: "IDX_product_review_once", on: ["account_number", "product_number"], unique: true },
    { name: "IDX_product_review_product", on: ["product_number", "written_at"] },
    { name: "IDX_product_review_status", on: ["status", "written_at"] },
  ])
  .checks([
    { name: "product_review_rating", expression: "rating BETWEEN 1 AND 5" },
    { name: "product_review_status", expression: "status IN ('waiting', 'visible', 'hidden')" },
    { name: "product_review_withheld", expression: "withheld_at IS NULL OR status = 'visible'" },
  ]);
