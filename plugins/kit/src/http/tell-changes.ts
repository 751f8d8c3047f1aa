import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changes } from "../cache/changes";
import { isOwnTable, OWN_COPY } from "../cache/own-read";
import { PUBLIC_COPY } from "../cache/public-read";
import { isPublicTable } from "../cache/snapshot";
import { loadSession } from "./session";

/** How many changes had been heard when each table's last one was. */
const lastChangeOf = new Map<string, number>();
let heard = 0;
changes.observe({
  changed: (table) => {
    heard += 1;
    lastChangeOf.set(table, heard);
  },
  heard: () => undefined,
  cut: () => undefined,
});

/**
 * Stands right before the handler of a write. Whoever writes sees the write in the very next read: the answer waits until all that
 * was committed has been heard from the database. By then this process has dropped what shows it from memory, and the answer
 * names to the edge the tables that changed while the handler ran, of which other requests may have changed some.
 *
 * A refusal (4xx) and an answer that is sent in pieces wait for nothing. What the handler changed after that, or while
 * changes are not heard, the edge learns from the stream of changes.
 */
export async function tellChanges(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  // express-session takes hold of the answer's end too, and sends the head there: it must come after this.
  await loadSession(request, response);
  const before = heard;
  const end = response.end.bind(response) as (...sent: unknown[]) => MedusaResponse;
  let isHeld = false;
  const endWhenTold = (...sent: unknown[]) => {
    if (isHeld) return response;
    const refuses = response.statusCode >= 400 && response.statusCode < 500;
    if (response.headersSent || refuses) return end(...sent);
    isHeld = true;
    changes.caughtUp().then(() => {
      nameTables(response, before);
      end(...sent);
    });
    return response;
  };
  response.end = endWhenTold as typeof response.end;
  next();
}

function nameTables(response: MedusaResponse, before: number): void {
  const tables = [...lastChangeOf].flatMap(([table, change]) => (change > before ? [table] : []));
  const [shown, own] = [tables.filter(isPublicTable), tables.filter(isOwnTable)];
  if (shown.length > 0) response.setHeader(PUBLIC_COPY, `changed ${shown}`);
  if (own.length > 0) response.setHeader(OWN_COPY, `changed ${own}`);
}
