import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/** Answers are personal unless a public read says otherwise. */
export function apiDefaults(_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  response.setHeader("Cache-Control", "no-store");
  next();
}
