import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ZodError, ZodType } from "zod";
import { ApiError } from "./api-error";

/** Puts the parsed body on `req.validatedBody`, or refuses it with 400 and the codes of its fields (spec §5). */
export function validateBody(schema: ZodType) {
  return (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    if (request.is("application/json") === false) throw new ApiError(415, "media_type_unsupported");
    const result = schema.safeParse(request.body ?? {});
    if (!result.success) throw refusal(result.error);
    request.validatedBody = result.data;
    next();
  };
}

/** Puts the parsed query on `req.validatedQuery`, or refuses it with 400. */
export function validateQuery(schema: ZodType) {
  return (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    const result = schema.safeParse(request.query);
    if (!result.success) throw refusal(result.error);
    request.validatedQuery = result.data as Record<string, unknown>;
    next();
  };
}

/** The 400 of a body that its contract refuses: the first code of every field, keyed by dotted path. */
export function refusal(error: ZodError): ApiError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".") || "body";
    fields[path] ??= codeOf(issue);
  }
  return new ApiError(400, "validation_failed", { fields });
}

/** Contracts give their codes as messages; what zod says in its own words becomes a general code. */
function codeOf(issue: ZodError["issues"][number]): string {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) return issue.message;
  if (issue.code === "too_small") return "too_short";
  if (issue.code === "too_big") return "too_long";
  if (issue.code === "invalid_type" && /undefined$/.test(issue.message)) return "required";
  return "value_invalid";
}
