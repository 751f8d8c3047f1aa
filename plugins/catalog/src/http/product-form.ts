import { sinceVersion } from "@zakh/kit/contract";
import type { FormDefinition } from "@zakh/kit/http/form";
import { PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { z } from "zod";
import { MAX_IMAGES, productData } from "../contract";

const urls = z
  .array(z.string({ error: "value_invalid" }).max(2048, "too_long"), { error: "value_invalid" })
  .max(50, "too_long");

const fields = sinceVersion(
  z
    .looseObject({
      keptUrls: urls
        .optional()
        .describe("Pictures to keep, in their order; `new:0` stands where the first of the new files goes, and so on"),
      removedUrls: urls.optional().describe("Pictures to take away; only this product's own can be"),
      // Its version may be in it, too, so that a product that was read can be sent back as it is (ruling 54).
      productData: sinceVersion(productData).optional(),
    })
    // Beside productData a product's own fields would be left out, and the answer would say that they are saved.
    .superRefine((form, context) => {
      for (const name of Object.keys(productData.shape)) {
        if (name in form) context.addIssue({ code: "custom", path: [name], message: "value_invalid" });
      }
    }),
);
export type ProductForm = z.infer<typeof fields>;

/** The multipart body of every call that saves a product, of the shop or of a store (spec §7). */
export const productFormDefinition: FormDefinition = {
  files: { images: { maxFiles: MAX_IMAGES, accepts: PICTURE_TYPES } },
  fields,
  json: ["keptUrls", "removedUrls", "productData"],
};
