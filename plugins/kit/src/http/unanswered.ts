import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Call } from "./calls";

/**
 * Where no call answered, under `/api`: 404 for a path that is none, 405 with `Allow` for a method that a path has not, and
 * what `OPTIONS` asks. Stands after every route.
 */
export function unanswered(calls: readonly Pick<Call, "method" | "path">[]) {
  const paths = new Map<string, { shape: RegExp; methods: Set<string> }>();
  for (const { method, path } of calls) {
    const known = paths.get(path) ?? { shape: shapeOf(path), methods: new Set() };
    known.methods.add(method);
    if (method === "GET") known.methods.add("HEAD");
    paths.set(path, known);
  }

  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    if (!/^\/api(?:\/|$)/i.test(request.path)) return next();
    const methods = [...paths.values()]
      .filter(({ shape }) => shape.test(request.path))
      .flatMap((path) => [...path.methods]);
    if (methods.length === 0) throw new ApiError(404, "not_found");
    const allow = [...new Set([...methods, "OPTIONS"])].sort().join(", ");
    if (request.method !== "OPTIONS") throw new ApiError(405, "method_not_allowed", { headers: { Allow: allow } });
    response.set("Allow", allow).status(204).end();
  };
}

/** As Express matches: whatever the letter case, with or without a slash at the end. */
function shapeOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/:\w+/g, "[^/]+")}/?$`, "i");
}
