import { Client, FetchError } from "@medusajs/js-sdk";
import { TOTAL_COUNT_HEADER } from "@zakh/kit/contract";

/** Same origin, with cookies: the shop's edge and the dashboard's server both answer `/api` (spec §7). */
const client = new Client({ baseUrl: "/", auth: { type: "session" } });

type Query = Record<string, string | number | undefined>;

/** The JSON that a read answers. Throws `FetchError` with the status and the server's text. */
export function read<T>(path: string, query?: Query): Promise<T> {
  return client.fetch<T>(path, { query });
}

/** One page of a list, and how many rows there are in all (`X-Total-Count`, ruling 14). */
export interface Page<T> {
  rows: T[];
  total: number;
}

export async function readPage<T>(path: string, query: Query): Promise<Page<T>> {
  const response = await client.fetch<Response>(path, { query, headers: { accept: "*/*" } });
  const rows: T[] = await response.json();
  const total = Number(response.headers.get(TOTAL_COUNT_HEADER) ?? rows.length);
  return { rows, total };
}

/** Sends a change; the answer's JSON, or `null` where there is none (204). Throws `FetchError`. */
export async function write<T>(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object): Promise<T> {
  const response = await client.fetch<Response>(path, { method, body, headers: { accept: "*/*" } });
  const text = await response.text();
  return JSON.parse(text === "" ? "null" : text);
}

/** HTTP status that a call was refused with; `undefined` when the server was not reached. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof FetchError ? error.status : undefined;
}

/** The server's own words for a refusal, in the reader's language (ruling 30); `undefined` when there are none. */
export function serverText(error: unknown): string | undefined {
  return error instanceof FetchError && error.status !== undefined && error.status < 500 ? error.message : undefined;
}
