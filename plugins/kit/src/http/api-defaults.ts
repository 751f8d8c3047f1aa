import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import onHeaders from "on-headers";
import { dropSnapshots } from "../snapshots/snapshot";

/** Answers are personal unless a snapshot says otherwise; and whoever writes sees the write in the very next read. */
export function apiDefaults(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  response.setHeader("Cache-Control", "no-store");
  if (request.method !== "GET" && request.method !== "HEAD") onHeaders(response, dropSnapshots);
  next();
}
