import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import onHeaders from "on-headers";
import { dropSnapshots, timesDropped } from "../snapshots/snapshot";
import { PUBLIC_COPY } from "./public-read";

/** Answers are personal unless a snapshot says otherwise; and whoever writes sees the write in the very next read. */
export function apiDefaults(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  response.setHeader("Cache-Control", "no-store");
  if (request.method !== "GET" && request.method !== "HEAD") {
    const before = timesDropped();
    onHeaders(response, () => {
      if (!changesNothingPublic.has(request)) dropSnapshots();
      if (timesDropped() === before) response.setHeader(PUBLIC_COPY, "holds");
    });
  }
  next();
}

const changesNothingPublic = new WeakSet<object>();

/**
 * Keeps the public reads in memory over a write that none of them shows, such as a sign-in; one that shows in some of them drops
 * those itself (`dropSnapshotsOf`).
 */
export function keepSnapshots(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  changesNothingPublic.add(request);
  next();
}
