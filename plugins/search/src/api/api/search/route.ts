import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { FOUND_DEFAULT, type SearchAnswer, type SearchQuery } from "../../../contract";
import { findInShop, SEARCHED } from "../../../read-models/find-in-shop";
import { countMissedSearchWorkflow } from "../../../workflows/count-missed-search";

/** What a query finds (ruling 71). The edge does not keep it: there are endless queries. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { q, limit = FOUND_DEFAULT } = request.validatedQuery as SearchQuery;
  const found = await findInShop(q, limit);
  // Fewer are asked for by a client that shows them while somebody types.
  if (isNothing(found) && limit >= FOUND_DEFAULT)
    await countMissedSearchWorkflow(request.scope).run({ input: { query: q } });
  publicRead(response, SEARCHED, { cacheable: false }).json(found);
}

function isNothing({ products, stores, serviceCategories }: SearchAnswer): boolean {
  return products.length + stores.length + serviceCategories.length === 0;
}
