import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { findPictureUsers } from "@zakh/kit/database/picture-uses";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { findMediaItem } from "../../../../../read-models/media";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const item = await findMediaItem(shopPool(), readId(request.params.id, "media_not_found"));
  if (!item) throw new ApiError(404, "media_not_found");
  sendList(request, response, await findPictureUsers(shopPool(), item.url));
}
