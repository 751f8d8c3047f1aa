import type { MedusaRequest } from "@medusajs/framework/http";
import { type SinceVersions, sinceVersion } from "@zakh/kit/contract";
import { type FormDefinition, filesOf } from "@zakh/kit/http/form";
import { PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { savePicture } from "@zakh/kit/uploads/save-picture";
import type { z } from "zod";
import { type StoreChanges, storeChanges } from "../contract";

const changes = sinceVersion(storeChanges);

const fields = changes.extend({
  storeData: changes
    .optional()
    .describe("The same fields as one JSON part, such as a store that was read; parts beside it win"),
});

/** `PUT /api/stores/{id}`: the fields as text or JSON, and a new logo and cover as files instead of URLs (ruling 54). */
export const storeFormDefinition: FormDefinition = {
  files: { logo: { maxFiles: 1, accepts: PICTURE_TYPES }, cover: { maxFiles: 1, accepts: PICTURE_TYPES } },
  fields,
  json: ["openingHours", "sendingDays", "storeData"],
};

/** The changes of the form, with its files stored and replaced by their URLs. */
export async function storeChangesOf(
  request: MedusaRequest,
): Promise<{ changes: StoreChanges; version: SinceVersions }> {
  const { storeData, version: ofForm, ...parts } = request.validatedBody as z.infer<typeof fields>;
  const { version: ofData, ...data } = storeData ?? {};
  const [logo] = filesOf(request, "logo");
  const [cover] = filesOf(request, "cover");
  const changes = {
    ...data,
    ...parts,
    ...(logo && { logoUrl: await savePicture(logo) }),
    ...(cover && { coverImageUrl: await savePicture(cover) }),
  };
  return { changes, version: [ofForm, ofData] };
}
