import { model } from "@medusajs/framework/utils";
import { ProductReview } from "./product-review";

/** That somebody finds a review wrong, until the shop has looked at it or its author has changed it. */
export const ProductReviewReport = model
  .define("product_review_report", {
    id: model.id({ prefix: "prrep" }).primaryKey(),
    product_review: model.belongsTo(() => ProductReview, { mappedBy: "reports" }),
    /** `account:` and its public id, or `address:` and a keyed hash of a stranger's address. */
    reporter: model.text(),
  })
  .indexes([
    { name: "IDX_product_review_report_once", on: ["product_review_id", "reporter"], unique: true },
    { name: "IDX_product_review_report_reporter", on: ["reporter"] },
  ]);
