import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { getHttpResponseFromError, errorHandler as medusaErrorHandler } from "@medusajs/framework/http";
import { MulterError } from "multer";
import type { ErrorBody } from "../contract/errors";
import { isDatabaseAway } from "../database/database-away";
import { ApiError, isApiError } from "../errors/api-error";
import { shopLog } from "../log/shop-log";
import type { ErrorTexts } from "./error-texts";
import { requestLanguage } from "./language";
import { medusaRefusal } from "./medusa-refusal";
import { endUnfinished } from "./unfinished-request";

const CODES_BY_STATUS: Record<number, string> = {
  400: "body_invalid",
  401: "login_required",
  403: "access_denied",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "body_too_large",
  415: "media_type_unsupported",
  422: "value_invalid",
  429: "too_many_requests",
  503: "unavailable",
};

/**
 * Codes of PostgreSQL and the system for failed writes: a full disk, a failing disk, a read-only disk, a quota. The
 * condition is temporary, and nothing of the request was stored.
 */
const STORAGE_FULL = /^(53100|58030|ENOSPC|EDQUOT|EROFS|EIO)$/;

/**
 * PostgreSQL's error codes for invalid input: NUL, an invalid date, a number out of range, a negative offset, a value
 * that a constraint of the table refuses.
 */
const NO_SUCH_VALUE = /^(?:22(?:003|007|008|021|01W|01X|P02)|23514)$/;

/** The shop's own paths: its calls and its uploaded files. */
function isOurs(request: MedusaRequest): boolean {
  return /^\/(?:api|static)(?:\/|$)/i.test(request.path);
}

/**
 * The error handler of the application. Under `/api` and `/static` every error is JSON `{code, message, fields?}` in
 * the language of the request, without a stack. Errors of Medusa's own paths go to Medusa's handler, except the shop's
 * own errors there, which get Medusa's `type` besides, and a database that is down.
 */
export function createErrorHandler(texts: ErrorTexts) {
  const native = medusaErrorHandler();
  return (error: unknown, request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    if (!isOurs(request) && !isKnown(error)) {
      native(error as never, request as never, response, next);
      return;
    }
    const refused = asApiError(error, request);
    // A full queue is expected, not a fault: its line in the request log is enough.
    if (refused.status >= 500 && refused !== error) {
      shopLog.error(`${request.method} ${request.path}: ${refused.status}`, error);
    }
    const language = requestLanguage(request);
    const body: ErrorBody = {
      code: refused.code,
      message: texts.text(language, refused.code, refused.params),
      ...refused.extra,
    };
    if (refused.fields) {
      body.fields = Object.fromEntries(
        Object.entries(refused.fields).map(([path, code]) => [path, { code, message: texts.text(language, code) }]),
      );
    }
    endUnfinished(request, response);
    response
      .set("Cache-Control", "no-store")
      .set(refused.headers ?? {})
      .status(refused.status)
      .json(isOurs(request) ? body : medusaRefusal(refused.status, body));
  };
}

/** Errors that Medusa's own handler would answer with 500. */
function isKnown(error: unknown): boolean {
  const checks = [isApiError, isCutOff, isDatabaseAway, isMalformedForm, isNoSuchValue, isUnknownSort];
  return checks.some((check) => check(error));
}

function asApiError(error: unknown, request: MedusaRequest): ApiError {
  if (isApiError(error)) return error;
  // Nobody reads the answer.
  if (isCutOff(error)) return new ApiError(400, "body_invalid");
  const codes = codesOf(error);
  if (codes.some((code) => STORAGE_FULL.test(code))) return new ApiError(503, "storage_full");
  if (isDatabaseAway(error)) return new ApiError(503, "unavailable");
  if (isMalformedForm(error)) return new ApiError(400, "body_invalid");
  if (isUnknownSort(error)) return new ApiError(400, "value_invalid");
  if (isNoSuchValue(error)) {
    // An id that PostgreSQL cannot store does not exist.
    return request.path.includes("%00") ? new ApiError(404, "not_found") : new ApiError(400, "value_invalid");
  }
  const status = statusOf(error);
  return new ApiError(status, CODES_BY_STATUS[status] ?? "server_error");
}

/**
 * Whether the client left before its body had arrived. Such errors have the codes of a lost connection, which the
 * database has, too.
 */
function isCutOff(error: unknown): boolean {
  const { type, code, message } = (error ?? {}) as { type?: unknown; code?: unknown; message?: unknown };
  return type === "request.aborted" || (code === "ECONNRESET" && message === "aborted");
}

/**
 * Whether multer failed because the body is not a valid form. It throws plain errors, which only their stack
 * distinguishes from our own bugs.
 */
function isMalformedForm(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const [origin = ""] = error.stack?.match(/^ +at .*$/m) ?? [];
  return error instanceof MulterError || /[\\/]node_modules[\\/](?:busboy|multer)[\\/]/.test(origin);
}

function isNoSuchValue(error: unknown): boolean {
  return codesOf(error).some((code) => NO_SUCH_VALUE.test(code));
}

/**
 * Whether Medusa was asked to sort by a field that the entity does not have; it throws no error of its own for that. An
 * error that went through a workflow may be a plain copy that is no longer an `Error`.
 */
function isUnknownSort(error: unknown): boolean {
  const { message } = (error ?? {}) as { message?: unknown };
  return String(message).startsWith("Trying to order by not existing property ");
}

function statusOf(error: unknown): number {
  try {
    return getHttpResponseFromError(error as never).statusCode;
  } catch {
    // Medusa's handler can throw on a database error that lacks the properties it expects.
    return 500;
  }
}

function codesOf(error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return [String(code ?? ""), ...codesOf(cause)];
}
