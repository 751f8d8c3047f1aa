import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { FOUND_DEFAULT, type SearchQuery } from "../../../contract";
import { findInShop, SEARCHED } from "../../../read-models/find-in-shop";

/** What a query finds (ruling 71). The edge does not keep it: there are endless queries. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { q, limit = FOUND_DEFAULT } = request.validatedQuery as SearchQuery;
  publicRead(response, SEARCHED, { cacheable: false }).json(await findInShop(q, limit));
}
