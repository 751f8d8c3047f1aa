import type { TextParam } from "../contract/text-param";

export interface ApiErrorOptions {
  /** Values for the placeholders in the code's text. */
  params?: Record<string, TextParam>;
  /** Codes of invalid fields, by dotted path. */
  fields?: Record<string, string>;
  /** Additional properties of the answer's body. */
  extra?: Record<string, unknown>;
  /** Additional headers of the answer. */
  headers?: Record<string, string>;
}

/**
 * An error answer of the API: a status, and a stable code whose text is in the catalogues (ruling 30).
 *
 * `throw new ApiError(409, "stock_short", { params: { name: "Хонины гуя", left: 2 } })`
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly params: Record<string, TextParam>;
  readonly fields?: Record<string, string>;
  readonly extra?: Record<string, unknown>;
  readonly headers?: Record<string, string>;

  constructor(
    readonly status: number,
    readonly code: string,
    options: ApiErrorOptions = {},
  ) {
    super(code);
    this.params = options.params ?? {};
    this.fields = options.fields;
    this.extra = options.extra;
    this.headers = options.headers;
  }
}

/**
 * Checks name and shape instead of the class: an error from a workflow may be a copy, and each plugin may have its own
 * copy of the class.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error
    ? error.name === "ApiError" && "status" in error && "code" in error
    : typeof error === "object" && error !== null && "name" in error && error.name === "ApiError" && "status" in error;
}
