import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { findFavorites } from "../../../../read-models/favorites";
import { productsOnSale } from "../../../../read-models/products-on-sale";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const onSale = new Set((await productsOnSale()).keys());
  response.json(await findFavorites(shopPool(), customerOf(request).accountId, onSale));
}
