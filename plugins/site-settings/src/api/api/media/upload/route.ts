import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { filesOf } from "@zakh/kit/http/form";
import { uploadPictures } from "../../../../http/upload-pictures";
import { findMediaItems } from "../../../../read-models/media";
import { createMediaItemsWorkflow } from "../../../../workflows/create-media-items";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = await uploadPictures(filesOf(request, "file"));
  const { result } = await createMediaItemsWorkflow(request.scope).run({ input });
  const items = await findMediaItems(shopPool(), result);
  response.status(201).json(items.length === 1 ? items[0] : items);
}
