import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";

/** Names that every object inherits: `__proto__`, `constructor`, `toString` and so on. */
const INHERITED = new Set([...Object.getOwnPropertyNames(Object.prototype), "prototype"]);

/**
 * Maximum depth of a field's path. Medusa's work grows faster than the square of the depth; its dashboard asks for five
 * at most.
 */
const MAX_DEPTH = 20;

/** List parameters of Medusa whose values are names of fields. */
const FIELD_PARAMETERS = ["fields", "order"];

/** The shop's own calls accept only what their contracts name. */
const OWN_PATHS = /^\/(?:api|static)(?:\/|$)/i;

/**
 * Refuses inherited names in Medusa's own calls. Medusa looks them up in plain objects, finds functions, and fails.
 * `?fields=__proto__.x` even writes to the prototype of all objects, which kills the process. 404 for a path, 400
 * `value_invalid` for a query, 400 `body_invalid` for a body. Also refuses fields that are nested too deep, and NUL.
 */
export function refuseInheritedNames(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  if (OWN_PATHS.test(request.path)) return next();
  if (decoded(request.path).split("/").some(isInherited)) throw new ApiError(404, "not_found");
  for (const name of FIELD_PARAMETERS) {
    if (hasInherited(request.query[name]) || isTooDeep(request.query[name])) throw new ApiError(400, "value_invalid");
  }
  if (isUnusable(request.query)) throw new ApiError(400, "value_invalid");
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

/** Whether a value has, at any depth, an inherited name as a key, or a text with NUL, which PostgreSQL cannot store. */
function isUnusable(input: unknown): boolean {
  const waiting = [input];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string" && next.includes("\0")) return true;
    if (typeof next !== "object" || next === null) continue;
    if (Object.keys(next).some(isInherited)) return true;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
  return false;
}
