import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { sendList } from "@zakh/kit/cache/send-list";
import { readId } from "@zakh/kit/http/path-id";
import { PAIRED_MAX } from "../../../../../contract";
import { pairings } from "../../../../../read-models/pairings";
import { products } from "../../../../../read-models/products";

/** What other people have bought with a product, of what can be bought now. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const id = readId(request.params.id, "product_not_found");
  const others = (await pairings.value()).get(id) ?? [];
  const onSale = new Map((await products.value()).map((product) => [product.id, product]));
  const found = others
    .flatMap((other) => onSale.get(other) ?? [])
    .filter(({ isListed, isSoldOut }) => isListed && !isSoldOut);
  sendList(request, publicRead(response, [pairings, products], { cacheable: onSale.has(id) }), found, PAIRED_MAX);
}
