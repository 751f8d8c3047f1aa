import { list, pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { missedSearch, searchAnswer, searchIndexAnswer, searchQuery } from "../contract";

/** A search takes the processor for some milliseconds; a phone that types searches by itself. */
const searchesPerAddress = rateLimit({ name: "searches", points: 240, seconds: 60 });

/** Every call of the search. */
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
  },
  {
    method: "GET",
    path: "/api/search/index",
    role: "visitor",
    summary: "What a client needs to search by itself, and to show what it found",
    answer: searchIndexAnswer,
  },
  {
    method: "GET",
    path: "/api/admin/missed-searches",
    role: "admin",
    summary:
      "What people have searched and not found, the most often first, without who; in pages with limit and offset, then with X-Total-Count. Never cached.",
    query: pageQuery,
    answer: list(missedSearch),
  },
];
