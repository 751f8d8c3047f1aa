import type { MedusaRequest } from "@medusajs/framework/http";
import { type SinceVersion, sinceVersion } from "@zakh/kit/contract";
import { type FormDefinition, filesOf } from "@zakh/kit/http/form";
import { PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { savePicture } from "@zakh/kit/uploads/save-picture";
import { type StoreChanges, storeChanges } from "../contract";

/** `PUT /api/stores/{id}`: the fields as text or JSON, and a new logo and cover as files instead of URLs. */
export const storeFormDefinition: FormDefinition = {
  files: { logo: { maxFiles: 1, accepts: PICTURE_TYPES }, cover: { maxFiles: 1, accepts: PICTURE_TYPES } },
  fields: sinceVersion(storeChanges),
  json: ["openingHours"],
};

/** The changes of the form, with its files stored and replaced by their URLs. */
export async function storeChangesOf(request: MedusaRequest): Promise<SinceVersion<StoreChanges>> {
  const changes = request.validatedBody as SinceVersion<StoreChanges>;
  const [logo] = filesOf(request, "logo");
  const [cover] = filesOf(request, "cover");
  return {
    ...changes,
    ...(logo && { logoUrl: await savePicture(logo) }),
    ...(cover && { coverImageUrl: await savePicture(cover) }),
  };
}
