import { createRequire } from "node:module";

interface Parser {
  parse(query: string, options?: { arrayLimit?: number }): object;
}

/** Larger than the index of any list in a query. */
const MAX_ARRAY_INDEX = 1000;

/**
 * Limits array indexes in query strings. Medusa parses `?a[100000000]=1` as an array of a hundred million items, and
 * the process is blocked for seconds. With this limit a larger index becomes an object's key.
 */
export function boundQueries(): void {
  bound(createRequire(require.resolve("@medusajs/medusa/commands/start"))("qs") as Parser);
}

/** Sets the array limit of a parser, whoever calls it. */
export function bound(parser: Parser, places = MAX_ARRAY_INDEX): void {
  const { parse } = parser;
  parser.parse = (query, options = {}) =>
    parse(query, { ...options, arrayLimit: Math.min(options.arrayLimit ?? places, places) });
}
