import { isIP } from "node:net";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { kitOptions } from "../configuration/kit-options";
import { ApiError } from "../errors/api-error";

/** Paths that shoppers reach through the edge under any name of the shop, and paths of health checks. */
const ANY_HOST_PATHS = /^\/(?:api|static|health|zakh)(?:\/|$)/i;

/**
 * Refuses Medusa's own calls under an unknown host name, against DNS rebinding: a stranger's domain can point at
 * 127.0.0.1, and its page, open in a browser on this machine, could then reach this port as its own site. 421
 * `host_unknown`; the option `commerceUrl` sets the name under which the dashboard is opened.
 */
export function refuseUnknownHost(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const { host } = request.headers;
  if (ANY_HOST_PATHS.test(request.path) || host === undefined || isOwnHost(host)) return next();
  throw new ApiError(421, "host_unknown");
}

function isOwnHost(host: string): boolean {
  const name = hostnameOf(`http://${host}`);
  if (name === undefined) return false;
  // Names without a dot and names below localhost cannot be registered; IP addresses are not names.
  if (isIP(name.replace(/^\[|\]$/g, "")) || !name.includes(".") || name.endsWith(".localhost")) return true;
  const { publicUrl, commerceUrl } = kitOptions();
  return [publicUrl, commerceUrl].some((url) => hostnameOf(url) === name);
}

function hostnameOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
}
