import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ZodError, ZodType, z } from "zod";
import { ApiError } from "../errors/api-error";

/** Half of a surrogate pair: JSON can carry it, but PostgreSQL's jsonb cannot store it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Puts the parsed body on `req.validatedBody`, or refuses it with 400 and the codes of its fields. */
export function validateBody(schema: ZodType) {
  return (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    if (request.is("application/json") === false) throw new ApiError(415, "media_type_unsupported");
    request.validatedBody = parseInput(schema, request.body ?? {});
    next();
  };
}

/** Puts the parsed query on `req.validatedQuery`, or refuses it with 400. */
export function validateQuery(schema: ZodType) {
  return (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    request.validatedQuery = parseInput(schema, request.query) as Record<string, unknown>;
    next();
  };
}

/** Parses input with a contract's schema; throws 400 with the codes of its fields when it is invalid. */
export function parseInput<Schema extends ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) throw refusal(result.error);
  const broken = brokenText(result.data);
  if (broken !== undefined) throw new ApiError(400, "validation_failed", { fields: { [broken]: "text_invalid" } });
  return result.data;
}

/** The dotted path of a text with a lone surrogate; `undefined` when there is none. */
function brokenText(input: unknown): string | undefined {
  const waiting: [path: string, value: unknown][] = [["", input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && LONE_SURROGATE.test(value)) return path || "body";
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) waiting.push([path ? `${path}.${name}` : name, inner]);
  }
  return undefined;
}

/** The 400 error of a body: the first code of every field, by dotted path. */
export function refusal(error: ZodError): ApiError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".") || "body";
    fields[path] ??= codeOf(issue);
  }
  return new ApiError(400, "validation_failed", { fields });
}

/** Contracts use codes as their messages; zod's own messages become a general code. */
function codeOf(issue: ZodError["issues"][number]): string {
  if (/^[a-z][a-z0-9_]*$/.test(issue.message)) return issue.message;
  if (issue.code === "too_small") return "too_short";
  if (issue.code === "too_big") return "too_long";
  if (issue.code === "invalid_type" && /undefined$/.test(issue.message)) return "required";
  return "value_invalid";
}
