import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { PriceListQuery } from "../../../contract";
import { priceListPicture } from "../../../price-list/price-list-picture";

/** What can be bought today and its price, as a picture for chats. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { language = "mn" } = request.validatedQuery as PriceListQuery;
  const picture = await priceListPicture(language);
  if (!picture) throw new ApiError(404, "product_not_found");
  response.setHeader("Cache-Control", "no-cache");
  response.type("image/png").send(picture);
}
