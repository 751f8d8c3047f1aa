import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import onHeaders from "on-headers";
import { dropSnapshots, dropSnapshotsOf, timesDropped } from "../snapshots/snapshot";
import { PUBLIC_COPY } from "./public-read";

/** Answers are personal unless a snapshot says otherwise; and whoever writes sees the write in the very next read. */
export function apiDefaults(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  response.setHeader("Cache-Control", "no-store");
  if (request.method !== "GET" && request.method !== "HEAD") {
    const before = timesDropped();
    onHeaders(response, () => {
      const tables = changed.get(request);
      if (tables) for (const table of tables) dropSnapshotsOf(table);
      else dropSnapshots();
      if (timesDropped() === before) response.setHeader(PUBLIC_COPY, "holds");
    });
  }
  next();
}

/** The tables that a write changes, where its row says so. */
const changed = new WeakMap<object, readonly string[]>();

/**
 * Keeps the public reads in memory that a write does not change: all of them over a sign-in, products over another name of the
 * shop. A write that knows only in the end what it changes names nothing here and drops those reads itself (`dropSnapshotsOf`).
 */
export function changesOnly(tables: readonly string[]) {
  return (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    changed.set(request, tables);
    next();
  };
}
