import type { MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { productsOnSale } from "../read-models/products-on-sale";
import { findStandingBaskets } from "../read-models/standing-baskets";

/** Answers a standing basket of the account as it is now; 404 when it was deleted meanwhile. */
export async function answerStandingBasket(response: MedusaResponse, status: number, accountId: string, id: number) {
  const [basket] = await findStandingBaskets(shopPool(), accountId, await productsOnSale(), id);
  if (!basket) throw new ApiError(404, "standing_basket_not_found");
  response.status(status).json(basket);
}
