import type { MedusaResponse } from "@medusajs/framework/http";

/** Marks an answer as public: a browser may keep it but always asks whether it still holds (ruling 44). */
export function publicRead(response: MedusaResponse): MedusaResponse {
  return response.setHeader("Cache-Control", "no-cache") as MedusaResponse;
}
