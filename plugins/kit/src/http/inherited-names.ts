import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";

/** What every object answers to, whether somebody gave it that name or not: `__proto__`, `constructor`, `toString` and their like. */
const INHERITED = new Set([...Object.getOwnPropertyNames(Object.prototype), "prototype"]);

/** How many names deep a field may lie: Medusa's work grows faster than the square of it, and five is the deepest that its dashboard asks for. */
const MAX_DEPTH = 20;

/** Parameters of Medusa's lists whose values are names of fields. */
const NAMING = ["fields", "order"];

/** The shop's own calls take what their contracts name and nothing else. */
const OWN = /^\/(?:api|static)(?:\/|$)/i;

/**
 * Refuses names of Medusa's own calls that every object has: Medusa looks them up in plain objects, finds functions, and fails. One
 * of them, `?fields=__proto__.x`, writes into the prototype of all objects, and the process dies of it. 404 for a path, 400
 * `value_invalid` for a query, 400 `body_invalid` for a body. Refuses fields, too, that lie deeper than any.
 */
export function refuseInheritedNames(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  if (OWN.test(request.path)) return next();
  if (decoded(request.path).split("/").some(isInherited)) throw new ApiError(404, "not_found");
  for (const name of NAMING) {
    if (hasInherited(request.query[name]) || isTooDeep(request.query[name])) throw new ApiError(400, "value_invalid");
  }
  if (hasInheritedKey(request.query)) throw new ApiError(400, "value_invalid");
  if (hasInheritedKey(request.body)) throw new ApiError(400, "body_invalid");
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

/** Whether a list of fields, such as `id,-created_at,*items.variant`, names one of them. */
function hasInherited(value: unknown): boolean {
  if (typeof value === "string") return value.split(/[^\w$]+/).some(isInherited);
  return typeof value === "object" && value !== null && Object.values(value).some(hasInherited);
}

function isTooDeep(value: unknown): boolean {
  if (typeof value === "string") return value.split(",").some((field) => field.split(".").length > MAX_DEPTH);
  return typeof value === "object" && value !== null && Object.values(value).some(isTooDeep);
}

/** Whether something has a key of such a name, at any depth. */
function hasInheritedKey(input: unknown): boolean {
  const waiting = [input];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    if (Object.keys(next).some(isInherited)) return true;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
  return false;
}
