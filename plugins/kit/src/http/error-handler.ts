import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { getHttpResponseFromError, errorHandler as medusaErrorHandler } from "@medusajs/framework/http";
import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { ErrorBody } from "../contract/errors";
import { ApiError, isApiError } from "./api-error";
import type { ErrorTexts } from "./error-texts";
import { requestLanguage } from "./language";

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

/** Node and PostgreSQL error codes that mean: the database cannot be reached just now. */
const DATABASE_AWAY = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|57P0[123]|08\d{3}|53300)$/;

/** Where nothing answered: a JSON 404 under `/api` instead of a page. Stands after every route. */
export function notFound(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  next(isApi(request) ? new ApiError(404, "not_found") : undefined);
}

function isApi(request: MedusaRequest): boolean {
  return request.path === "/api" || request.path.startsWith("/api/");
}

/**
 * The one error handler of the application: under `/api` every error is JSON `{code, message, fields?}` in the language
 * of the request, without a stack; Medusa's own paths keep Medusa's handler.
 */
export function createErrorHandler(texts: ErrorTexts) {
  const native = medusaErrorHandler();
  return (error: unknown, request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    if (!isApi(request)) {
      native(error as never, request as never, response, next);
      return;
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    const refused = asApiError(error);
    if (refused.status >= 500) {
      const logger = request.scope.resolve<Logger>(ContainerRegistrationKeys.LOGGER);
      logger.error(`${request.method} ${request.path}: ${refused.status}`, error instanceof Error ? error : undefined);
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
    response
      .set("Cache-Control", "no-store")
      .set(refused.headers ?? {})
      .status(refused.status)
      .json(body);
  };
}

function asApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  if (isDatabaseAway(error)) return new ApiError(503, "unavailable");
  const { statusCode } = getHttpResponseFromError(error as never);
  return new ApiError(statusCode, CODES_BY_STATUS[statusCode] ?? "server_error");
}

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return DATABASE_AWAY.test(code) || error.name === "KnexTimeoutError" || isDatabaseAway(error.cause);
}
