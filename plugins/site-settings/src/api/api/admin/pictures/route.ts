import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { PicturesQuery } from "../../../../contract";
import { listPictures } from "../../../../read-models/pictures";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listPictures(shopPool(), request.validatedQuery as PicturesQuery);
  sendPage(request, response, rows, total);
}
