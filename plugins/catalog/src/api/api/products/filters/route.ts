import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { choicesOf } from "../../../../contract";
import { listedProducts } from "../../../../read-models/products";

/** What lists can be narrowed to. */
export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  publicRead(response, [listedProducts]).json(choicesOf(await listedProducts.value()));
}
