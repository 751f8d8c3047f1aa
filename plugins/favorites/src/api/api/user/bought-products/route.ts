import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { findBoughtProducts } from "../../../../read-models/bought-products";
import { productsOnSale } from "../../../../read-models/products-on-sale";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const bought = await findBoughtProducts(shopPool(), customerOf(request).number, await productsOnSale());
  sendList(request, response, bought);
}
