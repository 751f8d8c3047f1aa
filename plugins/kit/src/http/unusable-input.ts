import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";

/** Names that every object inherits: `__proto__`, `constructor`, `toString` and so on. */
const INHERITED = new Set([...Object.getOwnPropertyNames(Object.prototype), "prototype"]);

/**
 * Maximum depth of a field's path. Medusa's work grows faster than the square of the depth; its dashboard asks for five
 * at most.
 */
const MAX_DEPTH = 20;

/** Maximum depth of a body. Medusa copies bodies recursively, and some thousands of levels exhaust its stack. */
const MAX_BODY_DEPTH = 100;

/** List parameters of Medusa whose values are names of fields. */
const FIELD_PARAMETERS = ["fields", "order"];

/** The shop's own calls accept only what their contracts name. */
const OWN_PATHS = /^\/(?:api|static)(?:\/|$)/i;

/**
 * Refuses in Medusa's own calls what they would answer with 500 or not survive: inherited names, which Medusa looks up in
 * plain objects (`?fields=__proto__.x` even writes to the prototype of all objects), NUL, which PostgreSQL cannot store,
 * what is nested too deep, and a negative offset. 404 for a path, 400 `value_invalid` for a query, 400 `body_invalid` for
 * a body.
 */
export function refuseUnusableInput(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  if (OWN_PATHS.test(request.path)) return next();
  const path = decoded(request.path);
  if (path.includes("\0") || path.split("/").some(isInherited)) throw new ApiError(404, "not_found");
  for (const name of FIELD_PARAMETERS) {
    if (hasInherited(request.query[name]) || isTooDeep(request.query[name])) throw new ApiError(400, "value_invalid");
  }
  if (Number(request.query.offset) < 0 || isUnusable(request.query)) throw new ApiError(400, "value_invalid");
  if (isUnusable(request.body)) throw new ApiError(400, "body_invalid");
  next();
}

function isInherited(name: string): boolean {
  return INHERITED.has(name);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a list of fields, such as `id,-created_at,*items.variant`, contains an inherited name. */
function hasInherited(value: unknown): boolean {
  if (typeof value === "string") return value.split(/[^\w$]+/).some(isInherited);
  return typeof value === "object" && value !== null && Object.values(value).some(hasInherited);
}

function isTooDeep(value: unknown): boolean {
  if (typeof value === "string") return value.split(",").some((field) => field.split(".").length > MAX_DEPTH);
  return typeof value === "object" && value !== null && Object.values(value).some(isTooDeep);
}

/**
 * Whether a value has, at any depth, an inherited name as a key, or a key or text with NUL, which PostgreSQL cannot
 * store; or is too deep.
 */
function isUnusable(input: unknown): boolean {
  const waiting = [{ value: input, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && value.includes("\0")) return true;
    if (typeof value !== "object" || value === null) continue;
    if (depth > MAX_BODY_DEPTH) return true;
    for (const [key, inner] of Object.entries(value)) {
      if (isInherited(key) || key.includes("\0")) return true;
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return false;
}
