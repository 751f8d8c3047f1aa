import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";

/** Refuses a path that cannot be decoded: 404 on reads and 400 on writes, as for any other invalid id (ruling 24). */
export function refuseUnreadablePath(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  if (isReadable(request.originalUrl.split("?")[0] ?? "")) return next();
  const reads = request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS";
  throw reads ? new ApiError(404, "not_found") : new ApiError(400, "id_invalid");
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
