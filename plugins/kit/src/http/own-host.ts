import { isIP } from "node:net";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";

/** What shoppers reach through the edge, under whatever name the shop has, and what balancers ask. */
const OF_ANY_HOST = /^\/(?:api|static|health|zakh)(?:\/|$)/i;

/**
 * Refuses Medusa's own calls under a name that a stranger's domain may have. Such a domain can be made to point at 127.0.0.1,
 * and its page, open in a browser on this machine, would then reach this port as its own site (DNS rebinding). 421
 * `host_unknown`; `COMMERCE_URL` names the address where the dashboard is opened under a name.
 */
export function refuseUnknownHost(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const { host } = request.headers;
  if (OF_ANY_HOST.test(request.path) || host === undefined || isOwnHost(host)) return next();
  throw new ApiError(421, "host_unknown");
}

function isOwnHost(host: string): boolean {
  const name = hostnameOf(`http://${host}`);
  if (name === undefined) return false;
  // Names without a dot and below localhost are given out by nobody else; addresses are nobody's names.
  if (isIP(name.replace(/^\[|\]$/g, "")) || !name.includes(".") || name.endsWith(".localhost")) return true;
  return [process.env.PUBLIC_URL, process.env.COMMERCE_URL].some((url) => hostnameOf(url) === name);
}

function hostnameOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
}
