import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import onHeaders from "on-headers";
import { tableChanged, timesChanged } from "../snapshots/table-changed";
import { OWN_COPY } from "./own-read";
import { PUBLIC_COPY } from "./public-read";

/**
 * Stands right before the handler of a write that changes these tables, after everything that may refuse it. Whoever writes sees
 * the write in the very next read: what shows the tables is dropped from memory before the answer leaves, here and at the edge.
 *
 * A refusal (4xx) has written nothing and drops nothing. A failure (5xx) and an answer that nobody waits for any more may have.
 */
export function changesTables(tables: readonly string[]) {
  return (_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    const before = timesChanged();
    const drop = () => tables.forEach(tableChanged);
    onHeaders(response, () => {
      if (response.statusCode < 400 || response.statusCode >= 500) drop();
      const now = timesChanged();
      if (now.public !== before.public) response.setHeader(PUBLIC_COPY, "changed");
      if (now.own !== before.own) response.setHeader(OWN_COPY, "changed");
    });
    response.once("close", () => {
      if (!response.headersSent) drop();
    });
    next();
  };
}
