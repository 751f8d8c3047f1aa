import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import { isOwnNetwork } from "./client-address";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses state-changing requests that another site makes a browser send (CSRF, ruling 41). */
export function refuseCrossSite(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  if (!SAFE_METHODS.has(request.method) && isForeign(request)) throw new ApiError(403, "cross_site");
  next();
}

function isForeign(request: MedusaRequest): boolean {
  if (request.headers["sec-fetch-site"] === "cross-site") return true;
  const origin = request.headers.origin;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || !ownHosts(request).includes(new URL(origin).host);
}

/**
 * The hosts that this request may name as its own. The edge forwards the browser's host; a client's `X-Forwarded-Host`
 * is not believed.
 */
function ownHosts(request: MedusaRequest): string[] {
  const hosts = [request.headers.host];
  const peer = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const forwarded = request.headers["x-forwarded-host"];
  if (peer !== "" && isOwnNetwork(peer) && typeof forwarded === "string") hosts.push(forwarded);
  return hosts.filter((host) => host !== undefined);
}
