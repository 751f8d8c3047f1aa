import type { MedusaRequest } from "@medusajs/framework/http";
import { type SinceVersions, sinceVersion } from "@zakh/kit/contract";
import { ApiError } from "@zakh/kit/errors/api-error";
import { type FormDefinition, filesOf } from "@zakh/kit/http/form";
import { PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { savePicture } from "@zakh/kit/uploads/save-picture";
import type { z } from "zod";
import { formPhotos, newPhotoAt, STORE_PHOTOS_MAX, type StoreChanges, storeChanges } from "../contract";
import type { StoreState } from "../read-models/stores";

const changes = sinceVersion(storeChanges);

const fields = changes.extend({
  photoUrls: formPhotos
    .optional()
    .describe("Photos in their order; `new:0` stands where the first of the new ones goes, and so on"),
  storeData: changes
    .optional()
    .describe("The same fields as one JSON part, such as a store that was read; parts beside it win"),
});

/**
 * `PUT /api/stores/{id}`: the fields as text or JSON, and a new logo and cover as files instead of URLs (ruling 54); new photos stand where
 * `photoUrls` says, or follow it.
 */
export const storeFormDefinition: FormDefinition = {
  files: {
    logo: { maxFiles: 1, accepts: PICTURE_TYPES },
    cover: { maxFiles: 1, accepts: PICTURE_TYPES },
    photos: { maxFiles: STORE_PHOTOS_MAX, accepts: PICTURE_TYPES },
  },
  fields,
  json: ["openingHours", "sendingDays", "photoUrls", "services", "storeData"],
};

/** The changes of the form to `store`, with its files stored and replaced by their URLs. 400 for more photos than it may have. */
export async function storeChangesOf(
  request: MedusaRequest,
  store: Pick<StoreState, "photoUrls">,
): Promise<{ changes: StoreChanges; version: SinceVersions }> {
  const { storeData, version: ofForm, ...parts } = request.validatedBody as z.infer<typeof fields>;
  const { version: ofData, ...data } = storeData ?? {};
  const [logo] = filesOf(request, "logo");
  const [cover] = filesOf(request, "cover");
  const photoUrls = await photosOf(request, parts.photoUrls ?? data.photoUrls, store.photoUrls);
  const changes = {
    ...data,
    ...parts,
    ...(photoUrls && { photoUrls }),
    ...(logo && { logoUrl: await savePicture(logo) }),
    ...(cover && { coverImageUrl: await savePicture(cover) }),
  };
  return { changes, version: [ofForm, ofData] };
}

/** The photos in their order, with the new ones where they are to stand, or last; undefined where the form names none. */
async function photosOf(request: MedusaRequest, asked: string[] | undefined, present: readonly string[]) {
  const files = filesOf(request, "photos");
  if (files.length === 0 && !asked) return undefined;
  const entries = asked ?? present;
  const kept = entries.filter((entry) => newPhotoAt(entry) === undefined);
  if (kept.length + files.length > STORE_PHOTOS_MAX) {
    throw new ApiError(400, "validation_failed", { fields: { photos: "store_photos_too_many" } });
  }
  const saved: string[] = [];
  for (const file of files) saved.push(await savePicture(file));
  const urls = entries.flatMap((entry) => {
    const place = newPhotoAt(entry);
    return place === undefined ? entry : (saved[place] ?? []);
  });
  return [...new Set([...urls, ...saved])];
}
