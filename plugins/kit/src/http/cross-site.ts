import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseCorsOrigins } from "@medusajs/framework/utils";
import { applicationConfig } from "../configuration/application-config";
import { ApiError } from "../errors/api-error";
import { isOwnNetwork } from "./client-address";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Medusa's calls whose pages may be on other origins, which the application's CORS settings name. */
const WITH_CORS = /^\/(admin|auth|store)(?:\/|$)/i;

/** Calls that say themselves which bodies they take; those of payment services are authenticated by the provider. */
const OWN_BODIES = /^\/(?:api|static|hooks)(?:\/|$)/i;

/** Medusa's calls that take a form with files. */
const UPLOADS = /^\/admin\/(?:uploads|products\/import)\/?$/i;

/**
 * Refuses state-changing requests that another site makes a browser send (CSRF, ruling 41), on every path of this
 * server. Clients that are no browsers send neither of the two headers.
 */
export function refuseCrossSite(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  if (!SAFE_METHODS.has(request.method) && isForeign(request)) throw new ApiError(403, "cross_site");
  next();
}

/**
 * Refuses bodies that a form of another site can send without a preflight, where Medusa would read them: 415 for
 * everything but JSON, and files where they are uploaded.
 */
export function refuseFormBodies(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const { method, path } = request;
  if (SAFE_METHODS.has(method) || OWN_BODIES.test(path) || !hasBody(request)) return next();
  const taken = UPLOADS.test(path) ? ["application/json", "multipart/form-data"] : ["application/json"];
  if (!request.is(taken)) throw new ApiError(415, "media_type_unsupported");
  next();
}

function hasBody({ headers }: MedusaRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function isForeign(request: MedusaRequest): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined && isConfigured(origin, request.path)) return false;
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || !ownHosts(request).includes(new URL(origin).host);
}

function isConfigured(origin: string, path: string): boolean {
  const http = applicationConfig()?.projectConfig.http;
  const [, namespace] = WITH_CORS.exec(path) ?? [];
  if (!http || !namespace) return false;
  const cors = { admin: http.adminCors, auth: http.authCors, store: http.storeCors }[namespace.toLowerCase()];
  return parseCorsOrigins(cors ?? "").some((known) =>
    typeof known === "string" ? known === origin : known.test(origin),
  );
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
