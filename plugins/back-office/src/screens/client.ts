import { Client, FetchError } from "@medusajs/js-sdk";
import { type ErrorBody, TOTAL_COUNT_HEADER } from "@zakh/kit/contract";
import { IDEMPOTENCY_HEADER } from "@zakh/orders/contract";
import { READ_TIMEOUT_MS } from "./durations";
import type { Change } from "./offline-queue/queued-change";
import { sendOrQueue } from "./offline-queue/send-or-queue";
import { send } from "./send";

/** Same origin, with cookies: both the shop's edge and the dashboard's server answer `/api` (spec §7). */
const client = new Client({ baseUrl: "/", auth: { type: "session" } });

type Query = Record<string, string | number | undefined>;

/** Reads JSON. Throws `FetchError` with the status and the server's text. */
export function read<T>(path: string, query?: Query): Promise<T> {
  return client.fetch<T>(path, { query, headers: languageHeader(), signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
}

/** One page of a list, and the total number of rows (`X-Total-Count`, ruling 14). */
export interface Page<T> {
  rows: T[];
  total: number;
}

export async function readPage<T>(path: string, query: Query): Promise<Page<T>> {
  const { body: rows, headers } = await readWithHeaders<T[]>(path, query);
  return { rows, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? rows.length) };
}

/** Reads JSON and the headers of the answer. Throws as `read`. */
export async function readWithHeaders<T>(path: string, query?: Query): Promise<{ body: T; headers: Headers }> {
  const response = await client.fetch<Response>(path, {
    query,
    headers: { accept: "*/*", ...languageHeader() },
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  return { body: await response.json(), headers: response.headers };
}

/** Removes empty filters from a query. */
export function withoutEmpty<Filters extends object>(filters: Filters): Partial<Filters> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== "")) as Partial<Filters>;
}

/** The error of a refused change with the server's whole answer; `FetchError` of the SDK keeps only its message. */
export class Refusal extends FetchError {
  constructor(
    status: number,
    readonly body: Partial<ErrorBody> & Record<string, unknown>,
  ) {
    super(body.message ?? String(status), "", status);
  }
}

interface WriteOptions {
  /** Gets the sent share from 0 to 1. */
  onProgress?: (share: number) => void;
  /** A repeat of the change with the same key changes nothing; see `Attempts`. */
  idempotencyKey?: string;
  /**
   * Lets a POST without a key wait for the network: `once` when it adds something, `repeatable` when it may arrive twice. PUT,
   * PATCH and DELETE wait as well, unless it is `never` (decision 151).
   */
  keeps?: Change["keeps"];
  /** Changes that are sent after this one: queued with it while the server does not answer, and sent by itself when it is not reached. */
  following?: readonly Change[];
}

/**
 * Sends a change as JSON or as a form; returns the answer's JSON, or `null` when it is empty (204). Throws `Refusal`, or
 * `NotReached` within 15 s when the server is unreachable: the change is then kept on the device if it can wait.
 */
export async function write<T>(
  method: Change["method"],
  path: string,
  body?: object | FormData,
  { onProgress, idempotencyKey, keeps, following }: WriteOptions = {},
): Promise<T> {
  const change = { method, path, body, idempotencyKey, keeps };
  const { status, text } = await sendOrQueue(
    change,
    (hooks) => sendChange(change, { ...hooks, onProgress }),
    following,
  );
  if (status < 200 || status > 299) throw new Refusal(status, parsed(text) ?? {});
  return parsed<T>(text) as T;
}

/** Sends a change, and returns the answer as it is. */
export function sendChange(
  change: Change,
  hooks: Pick<Parameters<typeof send>[0], "onProgress" | "onQuiet" | "onSent"> = {},
): ReturnType<typeof send> {
  return send({ ...requestOf(change), ...hooks });
}

/** Sends a change as the page is left, by a request that outlives it; nobody reads the answer. */
export function writeOnLeave(method: Change["method"], path: string, body: object): void {
  const { headers, body: json } = requestOf({ method, path, body });
  void fetch(path, { method, headers, body: json, keepalive: true }).catch(() => {});
}

function requestOf({ method, path, body, idempotencyKey }: Change): Parameters<typeof send>[0] {
  const form = body instanceof FormData;
  return {
    method,
    path,
    headers: {
      accept: "application/json",
      ...languageHeader(),
      ...(body && !form && { "content-type": "application/json" }),
      ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
    body: form ? body : body && JSON.stringify(body),
  };
}

/**
 * Sends the page's language. Until the user has chosen one there is no cookie, and errors would be in the browser's
 * language.
 */
function languageHeader(): Record<string, string> {
  const { lang } = document.documentElement;
  return lang ? { "accept-language": lang } : {};
}

/** Parses JSON; `null` for an empty answer and for invalid JSON. */
export function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text === "" ? "null" : text);
  } catch {
    return null;
  }
}

/** Error texts of invalid fields, in the user's language, by dotted path; empty when there are none. */
export function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof Refusal)) return {};
  return Object.fromEntries(Object.entries(error.body.fields ?? {}).map(([path, { message }]) => [path, message]));
}

/** HTTP status of a refused call; `undefined` when the server was unreachable. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof FetchError ? error.status : undefined;
}

/**
 * The server's error text in the user's language (ruling 30); `undefined` when there is none, or only the general text
 * of a server error.
 */
export function serverText(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.body.code === "server_error" ? undefined : serverMessage(error);
  return error instanceof FetchError && error.status !== undefined && error.status < 500 ? error.message : undefined;
}

/**
 * The server's error text of a refused change, also the general one, where the specification requires it (spec §8:
 * products, footer).
 */
export function serverMessage(error: unknown): string | undefined {
  return (error instanceof Refusal && error.body.message) || undefined;
}
