import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** Marks answers as personal, unless a public read marks them otherwise. */
export function apiDefaults(_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  response.setHeader("Cache-Control", "no-store");
  next();
}
