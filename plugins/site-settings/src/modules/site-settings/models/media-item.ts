import { model } from "@medusajs/framework/utils";

/** An uploaded picture of the library (spec §3 media_library). */
export const MediaItem = model
  .define(
    { name: "media_item", tableName: "media_library" },
    {
      id: model.id({ prefix: "media" }).primaryKey(),
      number: model.autoincrement(),
      name: model.text(),
      /** Media type of the uploaded file; the stored one is WebP. */
      type: model.text(),
      url: model.text(),
      /** Bytes of the uploaded file. */
      size: model.number(),
      /** The stored picture's `width` and `height`, px. */
      metadata: model.json().nullable(),
    },
  )
  .indexes([{ name: "IDX_media_library_number", on: ["number"], unique: true }]);
