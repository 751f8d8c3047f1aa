import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findPictureUsers } from "@zakh/kit/database/picture-uses";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findMediaItem } from "../../read-models/media";
import type { DeleteMediaItemInput } from "../delete-media-item";

/** Hides the picture with this public id. */
export const deleteMediaItemStep = createStep(
  "delete-media-item",
  async ({ number, confirmed }: DeleteMediaItemInput) => {
    const item = await findMediaItem(shopPool(), number);
    if (!item) throw new ApiError(404, "media_not_found");
    if (!confirmed) {
      const usage = await findPictureUsers(shopPool(), item.url);
      if (usage.length > 0) throw new ApiError(409, "media_in_use", { extra: { usage } });
    }
    const { rows } = await shopPool().query<{ id: string }>(
      `UPDATE media_library SET deleted_at = now(), updated_at = now()
       WHERE number = $1 AND deleted_at IS NULL RETURNING id`,
      [number],
    );
    const [hidden] = rows;
    if (!hidden) throw new ApiError(404, "media_not_found");
    return new StepResponse({ number }, hidden.id);
  },
  async (id) => {
    if (!id) return;
    await shopPool().query("UPDATE media_library SET deleted_at = NULL, updated_at = now() WHERE id = $1", [id]);
  },
);
