/** What an `ApiError` may carry beside its code. */
export interface ApiErrorOptions {
  /** Values for the placeholders of the code's text. */
  params?: Record<string, string | number>;
  /** Codes of refused fields, keyed by dotted path. */
  fields?: Record<string, string>;
  /** Further properties of the answer's body. */
  extra?: Record<string, unknown>;
  /** Further headers of the answer. */
  headers?: Record<string, string>;
}

/**
 * A refusal that the API answers with: a status, and a stable code whose text stands in the catalogues (ruling 30).
 *
 * `throw new ApiError(409, "stock_short", { params: { name: "Хонины гуя", left: 2 } })`
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly params: Record<string, string | number>;
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

/** Told by name and shape: an error that went through a workflow may be a copy, and each plugin may hold its own class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error
    ? error.name === "ApiError" && "status" in error && "code" in error
    : typeof error === "object" && error !== null && "name" in error && error.name === "ApiError" && "status" in error;
}
