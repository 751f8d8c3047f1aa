import type { ErrorBody } from "@zakh/kit/contract";
import { REQUEST_TIMEOUT_MS } from "../durations";

/** An answer other than 2xx, or no answer; the message is the status, a colon and the body (spec §8). */
export class ApiError extends Error {
  readonly status: number;
  /** Stable error code; `unavailable` if the server could not be reached (ruling 30). */
  readonly code: string;
  /** The server's message in the visitor's language, or empty. */
  readonly serverMessage: string;
  /** Refused fields, by dotted path. */
  readonly fields: NonNullable<ErrorBody["fields"]>;
  readonly body: unknown;
  /** The server's `Retry-After`, in seconds. */
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
  /** Sent as JSON; `FormData` as multipart, with its files. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Answers who is signed in. */
export const SESSION_PATH = "/api/user";

/** The account that the pages show. The server refuses a write if another one is signed in (409 `other_account`). */
export const shownAccount = {
  /** Its public id. */
  id: (): number | undefined => undefined,
  /** Called if another one is signed in, or nobody. */
  onOther() {},
};

/**
 * Calls the shop's API with the visitor's cookies. Returns `undefined` for 204 and for a success without JSON (spec §7).
 *
 * `const user = await api<User>("/api/user")`. Throws `ApiError`.
 */
export async function api<T>(path: string, request?: ApiRequest): Promise<T> {
  return (await apiWithHeaders<T>(path, request)).body;
}

/** Like `api`, with the headers of the answer. */
export async function apiWithHeaders<T>(
  path: string,
  { method = "GET", body, headers }: ApiRequest = {},
): Promise<{ body: T; headers: Headers }> {
  const isForm = body instanceof FormData;
  const account = shownAccount.id();
  const { response, text } = await fetchText(path, {
    method,
    credentials: "same-origin",
    headers: {
      Accept: "application/json",
      ...languageHeader(),
      // The browser adds the multipart type with its boundary.
      ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
      ...(method !== "GET" && account && { "X-Account": String(account) }),
      ...headers,
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
    // No timeout for photos. Browsers before 2022 lack this signal and have none at all.
    signal: isForm ? undefined : AbortSignal.timeout?.(REQUEST_TIMEOUT_MS),
  });
  if (!response.ok) {
    const error = new ApiError(response.status, text, response.headers.get("Retry-After"));
    if (isOtherSession(error) && path !== SESSION_PATH) shownAccount.onOther();
    throw error;
  }
  return { body: parseJson(text) as T, headers: response.headers };
}

/** Whether the server has refused because another account than the shown one is signed in, or none. */
export function isOtherSession({ code }: ApiError): boolean {
  return shownAccount.id() !== undefined && (code === "other_account" || code === "login_required");
}

/** The page's language. Before one is chosen there is no cookie, and mails would be in the browser's language. */
export function languageHeader(): Record<string, string> {
  const page = globalThis.document?.documentElement;
  // A browser that translates pages changes `lang`.
  const language = page?.dataset.language ?? page?.lang;
  return language ? { "Accept-Language": language } : {};
}

async function fetchText(path: string, request: RequestInit): Promise<{ response: Response; text: string }> {
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
