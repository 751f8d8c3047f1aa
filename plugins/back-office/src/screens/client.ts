import { Client, FetchError } from "@medusajs/js-sdk";
import { type ErrorBody, TOTAL_COUNT_HEADER } from "@zakh/kit/contract";
import { READ_LIMIT } from "./durations";
import { send } from "./send";

/** Same origin, with cookies: the shop's edge and the dashboard's server both answer `/api` (spec §7). */
const client = new Client({ baseUrl: "/", auth: { type: "session" } });

type Query = Record<string, string | number | undefined>;

/** The JSON that a read answers. Throws `FetchError` with the status and the server's text. */
export function read<T>(path: string, query?: Query): Promise<T> {
  return client.fetch<T>(path, { query, headers: languageHeader(), signal: AbortSignal.timeout(READ_LIMIT) });
}

/** One page of a list, and how many rows there are in all (`X-Total-Count`, ruling 14). */
export interface Page<T> {
  rows: T[];
  total: number;
}

export async function readPage<T>(path: string, query: Query): Promise<Page<T>> {
  const response = await client.fetch<Response>(path, {
    query,
    headers: { accept: "*/*", ...languageHeader() },
    signal: AbortSignal.timeout(READ_LIMIT),
  });
  const rows: T[] = await response.json();
  const total = Number(response.headers.get(TOTAL_COUNT_HEADER) ?? rows.length);
  return { rows, total };
}

/** The filters of a list as a query: "" asks for nothing. */
export function withoutEmpty<Filters extends object>(filters: Filters): Partial<Filters> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== "")) as Partial<Filters>;
}

/** A refused change with everything that the server said of it; `FetchError` of the SDK keeps the sentence only. */
export class Refusal extends FetchError {
  constructor(
    status: number,
    readonly body: Partial<ErrorBody> & Record<string, unknown>,
  ) {
    super(body.message ?? String(status), "", status);
  }
}

/**
 * Sends a change, as JSON or as a form; the answer's JSON, or `null` where there is none (204). `onProgress` hears
 * from 0 to 1 how much has left. Throws `Refusal`, or
 * another error within 15 s when the server is not reached.
 */
export async function write<T>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: object | FormData,
  onProgress?: (share: number) => void,
): Promise<T> {
  const form = body instanceof FormData;
  const { status, text } = await send({
    method,
    path,
    headers: {
      accept: "application/json",
      ...languageHeader(),
      ...(body && !form && { "content-type": "application/json" }),
    },
    body: form ? body : body && JSON.stringify(body),
    onProgress,
  });
  if (status < 200 || status > 299) throw new Refusal(status, parsed(text) ?? {});
  return parsed<T>(text) as T;
}

/** The page's language. Until one is chosen there is no cookie, and refusals would come in the browser's own language. */
function languageHeader(): Record<string, string> {
  const { lang } = document.documentElement;
  return lang ? { "accept-language": lang } : {};
}

/** JSON of an answer; `null` for an empty one and for what is no JSON. */
export function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text === "" ? "null" : text);
  } catch {
    return null;
  }
}

/** Texts of the refused fields, in the reader's language, keyed by dotted path; empty when the refusal names none. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof Refusal)) return {};
  return Object.fromEntries(Object.entries(error.body.fields ?? {}).map(([path, { message }]) => [path, message]));
}

/** HTTP status that a call was refused with; `undefined` when the server was not reached. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof FetchError ? error.status : undefined;
}

/**
 * The server's own words for a refusal, in the reader's language (ruling 30); `undefined` when there are none, or none that
 * say more than that it has broken down.
 */
export function serverText(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.body.code === "server_error" ? undefined : serverMessage(error);
  return error instanceof FetchError && error.status !== undefined && error.status < 500 ? error.message : undefined;
}

/** Whatever the server says of a refused change, for where the specification wants that (spec §8: products, footer). */
export function serverMessage(error: unknown): string | undefined {
  return (error instanceof Refusal && error.body.message) || undefined;
}
