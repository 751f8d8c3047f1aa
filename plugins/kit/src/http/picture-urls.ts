import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { kitOptions } from "../configuration/kit-options";

/** The keys under which Medusa answers pictures of products, variants and lines. */
const PICTURE_KEYS = new Set(["thumbnail", "url"]);

/**
 * Completes the addresses of pictures in Medusa's answers. The shop stores them as paths (`/static/…`), which a
 * storefront under another address would look for at its own.
 */
export function completePictureUrls(_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  const send = response.json.bind(response);
  response.json = (body: unknown) => send(withPictureUrls(body, new URL(kitOptions().commerceUrl).origin));
  next();
}

/** A copy of what is sent, in which paths of pictures begin with this origin. */
export function withPictureUrls(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictureUrls(item, origin));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      PICTURE_KEYS.has(key) && isPath(inner) ? [key, `${origin}${inner}`] : [key, withPictureUrls(inner, origin)],
    ),
  );
}

function isPath(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("/static/");
}

/** Dates and Medusa's numbers know themselves how they are written as JSON. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !("toJSON" in value);
}
