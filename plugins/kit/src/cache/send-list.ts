import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { LIST_MAX, type Page, TOTAL_COUNT_HEADER } from "../contract";

/** The page that a request asks for; without `limit` the first `most` rows. */
export function pageOf(request: MedusaRequest, most: number = LIST_MAX): Required<Page> {
  const { limit = most, offset = 0 } = (request.validatedQuery ?? {}) as Page;
  return { limit, offset };
}

/** Whether a request asks for less than the plain list. */
export function asksForPage(request: MedusaRequest): boolean {
  const { limit, offset = 0 } = (request.validatedQuery ?? {}) as Page;
  return limit !== undefined || offset > 0;
}

/**
 * Answers a page of a list. `X-Total-Count` says how many rows there are when a page was asked for, or when a plain list had to
 * be cut off (ruling 14).
 */
export function sendPage(
  request: MedusaRequest,
  response: MedusaResponse,
  rows: readonly unknown[],
  total: number,
): void {
  if ((request.validatedQuery as Page | undefined)?.limit !== undefined || rows.length < total) {
    response.set(TOTAL_COUNT_HEADER, String(total));
  }
  response.json(rows);
}

/** Answers the page that a request asks for of a list that is in memory; without `limit` its first `most` rows. */
export function sendList(
  request: MedusaRequest,
  response: MedusaResponse,
  rows: readonly unknown[],
  most: number = LIST_MAX,
): void {
  const { limit, offset } = pageOf(request, most);
  sendPage(request, response, rows.slice(offset, offset + limit), rows.length);
}
