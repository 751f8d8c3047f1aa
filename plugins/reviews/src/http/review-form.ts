import type { MedusaRequest } from "@medusajs/framework/http";
import { sinceVersion } from "@zakh/kit/contract";
import { type FormDefinition, filesOf } from "@zakh/kit/http/form";
import { PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { savePicture } from "@zakh/kit/uploads/save-picture";
import { REVIEW_PHOTOS_MAX, reviewChanges, reviewInput } from "../contract";

const files: FormDefinition["files"] = { photos: { maxFiles: REVIEW_PHOTOS_MAX, accepts: PICTURE_TYPES } };

export const newReviewForm: FormDefinition = { files, fields: reviewInput };

export const changedReviewForm: FormDefinition = { files, fields: sinceVersion(reviewChanges), json: ["keptUrls"] };

/**
 * Stores the photos of the form and returns their addresses. They are drawn anew from their pixels, so that nothing says any more where, when
 * and with what they were taken.
 */
export async function savePhotos(request: MedusaRequest): Promise<string[]> {
  const saved: string[] = [];
  // One at a time, so that five large photos do not delay every other upload.
  for (const file of filesOf(request, "photos")) saved.push(await savePicture(file));
  return [...new Set(saved)];
}
