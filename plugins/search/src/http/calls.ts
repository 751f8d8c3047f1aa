import { publicRead } from "@zakh/kit/cache/public-read";
import { sendList } from "@zakh/kit/cache/send-list";
import { list, pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import {
  FOUND_DEFAULT,
  missedSearch,
  type SearchAnswer,
  type SearchQuery,
  searchAnswer,
  searchIndexAnswer,
  searchQuery,
} from "../contract";
import { findInShop, SEARCHED } from "../read-models/find-in-shop";
import { listMissedSearches } from "../read-models/missed-searches";
import { searchedInShop } from "../read-models/searched-in-shop";
import { countMissedSearchWorkflow } from "../workflows/count-missed-search";

/** A search takes the processor for some milliseconds; a phone that types searches by itself. */
const searchesPerAddress = rateLimit({ name: "searches", points: 240, seconds: 60 });

export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/search",
    role: "visitor",
    summary:
      "Products, stores and service categories that a query finds, in any script and spelling, the best of each kind first",
    query: searchQuery,
    answer: searchAnswer,
    before: [searchesPerAddress],
    refusals: { 429: ["too_many_requests"] },
    // What a query finds (ruling 71). The edge does not keep it: there are endless queries.
    handler: async (request, response) => {
      const { q, limit = FOUND_DEFAULT } = request.validatedQuery as SearchQuery;
      const found = await findInShop(q, limit);
      // Fewer are asked for by a client that shows them while somebody types.
      if (isNothing(found) && limit >= FOUND_DEFAULT)
        await countMissedSearchWorkflow(request.scope).run({ input: { query: q } });
      publicRead(response, SEARCHED, { cacheable: false }).json(found);
    },
  },
  {
    method: "GET",
    path: "/api/search/index",
    role: "visitor",
    summary: "What a client needs to search by itself, and to show what it found",
    answer: searchIndexAnswer,
    handler: searchedInShop.handler,
  },
  {
    method: "GET",
    path: "/api/admin/missed-searches",
    role: "admin",
    summary:
      "What people have searched and not found, the most often first, without who; in pages with limit and offset, then with X-Total-Count. Never cached.",
    query: pageQuery,
    answer: list(missedSearch),
    handler: async (request, response) => sendList(request, response, await listMissedSearches()),
  },
];

function isNothing({ products, stores, serviceCategories }: SearchAnswer): boolean {
  return products.length + stores.length + serviceCategories.length === 0;
}
