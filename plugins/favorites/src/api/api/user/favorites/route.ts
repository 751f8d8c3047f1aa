import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { FAVORITES_MAX } from "../../../../contract";
import { findFavorites } from "../../../../read-models/favorites";
import { productsOnSale } from "../../../../read-models/products-on-sale";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const onSale = new Set((await productsOnSale()).keys());
  sendList(request, response, await findFavorites(shopPool(), customerOf(request).accountId, onSale), FAVORITES_MAX);
}
