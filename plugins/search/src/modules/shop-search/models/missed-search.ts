import { model } from "@medusajs/framework/utils";

/** Words for which a search has found nothing, and how often. Nobody who has typed them is known. */
export const MissedSearch = model
  .define("missed_search", {
    id: model.id({ prefix: "miss" }).primaryKey(),
    words: model.text(),
    times: model.number().default(1),
  })
  .indexes([{ name: "IDX_missed_search_words", on: ["words"], unique: true }]);
