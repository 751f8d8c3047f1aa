import { defineWrite } from "@zakh/kit/database/define-write";
import { findPictureUsers } from "@zakh/kit/database/picture-uses";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findMediaItem } from "../read-models/media";

export interface DeleteMediaItemInput {
  number: number;
  /** Delete it even when it is in use (ruling 29). */
  confirmed: boolean;
}

/**
 * Removes a picture from the library. 404 `media_not_found`; 409 `media_in_use` with its users unless confirmed (ruling 29). The file
 * stays, because its users, such as orders, continue to show it.
 */
export const deleteMediaItemWorkflow = defineWrite(
  "delete-media-item",
  async ({ number, confirmed }: DeleteMediaItemInput) => {
    const item = await findMediaItem(shopPool(), number);
    if (!item) throw new ApiError(404, "media_not_found");
    if (!confirmed) {
      const usage = await findPictureUsers(shopPool(), item.url);
      if (usage.length > 0) throw new ApiError(409, "media_in_use", { extra: { usage } });
    }
    const { rowCount } = await shopPool().query(
      "UPDATE media_library SET deleted_at = now(), updated_at = now() WHERE number = $1 AND deleted_at IS NULL",
      [number],
    );
    if (!rowCount) throw new ApiError(404, "media_not_found");
    return { number };
  },
);
