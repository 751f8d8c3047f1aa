import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** Letters, digits and signs that a path need not encode (RFC 3986, 6.2.2.2). */
const NEEDLESS = /%(?:2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/**
 * Writes needlessly encoded characters of a path plainly: `/admin/regions/%72eg_1` is `/admin/regions/reg_1`. Medusa's routes
 * decode ids, and a guard that reads the path must see the same one.
 */
export function plainPath(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void {
  const [path = "", ...query] = request.url.split("?");
  if (path.includes("%")) request.url = [path.replace(NEEDLESS, decodeURIComponent), ...query].join("?");
  next();
}
