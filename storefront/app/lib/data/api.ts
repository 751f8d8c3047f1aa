import type { ErrorBody } from "@zakh/kit/contract";
import { REQUEST_TIMEOUT_MS } from "../durations";

/** An answer that is not 2xx, or none at all; its text is the status, a colon and the body (spec §8). */
export class ApiError extends Error {
  readonly status: number;
  /** Stable code of what went wrong; `unavailable` when the server could not be reached (ruling 30). */
  readonly code: string;
  /** What the server says about it in the visitor's language; empty when it said nothing. */
  readonly serverMessage: string;
  /** Refused fields by dotted path. */
  readonly fields: NonNullable<ErrorBody["fields"]>;
  readonly body: unknown;
  /** Seconds to wait before asking again, when the server says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, retryAfter?: string | null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parseJson(text);
    this.retryAfter = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
    const known = isErrorBody(this.body) ? this.body : undefined;
    this.code = known?.code ?? (status === 0 ? "unavailable" : "server_error");
    this.serverMessage = known?.message ?? "";
    this.fields = known?.fields ?? {};
  }
}

interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON; a form as it is, with its files. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** The account that the pages show, by its public id; another one's session changes nothing then (409 `other_account`). */
export const shown = {
  account: (): number | undefined => undefined,
  /** Another one is signed in. */
  isOther() {},
};

/**
 * Calls the shop's API with the visitor's cookies; a 204, and a success that is no JSON, answer `undefined` (spec §7).
 *
 * `const user = await api<User>("/api/user")`. Throws `ApiError`.
 */
export async function api<T>(path: string, request?: ApiRequest): Promise<T> {
  return (await ask<T>(path, request)).body;
}

/** The same with the headers of the answer. */
export async function ask<T>(
  path: string,
  { method = "GET", body, headers }: ApiRequest = {},
): Promise<{ body: T; headers: Headers }> {
  const isForm = body instanceof FormData;
  const account = shown.account();
  const { response, text } = await whole(path, {
    method,
    credentials: "same-origin",
    headers: {
      Accept: "application/json",
      ...languageHeader(),
      // The browser itself names the boundary of a form's parts.
      ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
      ...(method !== "GET" && account && { "X-Account": String(account) }),
      ...headers,
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
    // Photos take as long as they need. Browsers before 2022 have no such signal and wait as they always did.
    signal: isForm ? undefined : AbortSignal.timeout?.(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) {
    const error = new ApiError(response.status, text, response.headers.get("Retry-After"));
    if (error.code === "other_account") shown.isOther();
    throw error;
  }
  return { body: parseJson(text) as T, headers: response.headers };
}

/** The page's language. Until one is chosen there is no cookie, and mails would come in the browser's own language. */
function languageHeader(): Record<string, string> {
  const language = globalThis.document?.documentElement.lang;
  return language ? { "Accept-Language": language } : {};
}

async function whole(path: string, request: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(path, request);
    return { response, text: await response.text() };
  } catch (error) {
    throw new ApiError(0, error instanceof Error ? error.message : "");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    typeof body.code === "string" &&
    "message" in body &&
    typeof body.message === "string"
  );
}
