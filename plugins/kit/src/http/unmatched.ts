import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Call } from "./calls";

/**
 * Answers requests under `/api` that no route matched: 404 for an unknown path, 405 with `Allow` for a wrong method,
 * and `OPTIONS`. Stands after every route.
 */
export function answerUnmatched(calls: readonly Pick<Call, "method" | "path">[]) {
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

/** Matches as Express does: case-insensitive, with or without a trailing slash. */
function shapeOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/:\w+/g, "[^/]+")}/?$`, "i");
}
