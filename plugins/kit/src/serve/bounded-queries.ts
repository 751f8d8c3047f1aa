import { createRequire } from "node:module";

interface Parser {
  parse(query: string, options?: { arrayLimit?: number }): object;
}

/** More places than any list in a query has. */
const PLACES = 1000;

/**
 * Medusa reads every query with lists of any length: `?a[100000000]=1` is a list of a hundred million places, and the process answers
 * nobody for seconds while it looks through them. From now on a place beyond the thousandth is a name like any other.
 */
export function boundQueries(): void {
  bound(createRequire(require.resolve("@medusajs/medusa/commands/start"))("qs") as Parser);
}

/** Has a parser, whoever uses it, make no list with more places than this. */
export function bound(parser: Parser, places = PLACES): void {
  const { parse } = parser;
  parser.parse = (query, options = {}) =>
    parse(query, { ...options, arrayLimit: Math.min(options.arrayLimit ?? places, places) });
}
