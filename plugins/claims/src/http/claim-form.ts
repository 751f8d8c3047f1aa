import type { MedusaRequest } from "@medusajs/framework/http";
import { type FormDefinition, filesOf } from "@zakh/kit/http/form";
import { PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { savePicture } from "@zakh/kit/uploads/save-picture";
import { CLAIM_PHOTOS_MAX, claimInput } from "../contract";

export const claimForm: FormDefinition = {
  files: { photos: { maxFiles: CLAIM_PHOTOS_MAX, accepts: PICTURE_TYPES } },
  fields: claimInput,
  json: ["itemIds"],
};

/** Stores the photos of the form, drawn anew from their pixels, and returns their addresses. */
export async function savePhotos(request: MedusaRequest): Promise<string[]> {
  const saved: string[] = [];
  // One at a time, so that five large photos do not delay every other upload.
  for (const file of filesOf(request, "photos")) saved.push(await savePicture(file));
  return [...new Set(saved)];
}
