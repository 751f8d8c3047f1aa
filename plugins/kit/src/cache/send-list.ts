import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { LIST_MAX, type Page, TOTAL_COUNT_HEADER } from "../contract";

/** The requested page; without `limit` the first `most` rows. */
export function pageOf(request: MedusaRequest, maxRows: number = LIST_MAX): Required<Page> {
  const { limit = maxRows, offset = 0 } = (request.validatedQuery ?? {}) as Page;
  return { limit, offset };
}

/** Whether a request asks for a page instead of the plain list. */
export function asksForPage(request: MedusaRequest): boolean {
  const { limit, offset = 0 } = (request.validatedQuery ?? {}) as Page;
  return limit !== undefined || offset > 0;
}

/**
 * Answers a page of a list. `X-Total-Count` holds the total number of rows when a page was requested, or when a plain
 * list had to be cut (ruling 14).
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

/** Answers the requested page of a list in memory; without `limit` the first `most` rows. */
export function sendList(
  request: MedusaRequest,
  response: MedusaResponse,
  rows: readonly unknown[],
  maxRows: number = LIST_MAX,
): void {
  const { limit, offset } = pageOf(request, maxRows);
  sendPage(request, response, rows.slice(offset, offset + limit), rows.length);
}
