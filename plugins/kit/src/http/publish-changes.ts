import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changes } from "../cache/changes";
import { isPersonalTable, PERSONAL_CACHE_HEADER } from "../cache/personal-read";
import { PUBLIC_CACHE_HEADER } from "../cache/public-read";
import { isPublicTable } from "../cache/snapshot";
import { loadSession } from "./session";

/** Per table, the value of `heard` at its last change. */
const lastChangeOf = new Map<string, number>();
let heard = 0;
changes.observe({
  changed: (table) => {
    heard += 1;
    lastChangeOf.set(table, heard);
  },
  connected: () => undefined,
  disconnected: () => undefined,
});

/**
 * Stands right before the handler of a write, so that the writer's next read shows the write. The answer waits until
 * every committed change has been heard from the database. By then this process has dropped its cached values, and the
 * answer's headers list for the edge all tables that changed while the handler ran, including changes by other
 * requests.
 *
 * A 4xx answer and a streamed answer do not wait. Changes after that, or while changes are not heard, reach the edge
 * through the change stream.
 */
export async function publishChanges(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) {
  // express-session also wraps `end` and sends the headers there, so it must be set up before this wrapper.
  await loadSession(request, response);
  const before = heard;
  const end = response.end.bind(response) as (...sent: unknown[]) => MedusaResponse;
  let isDelayed = false;
  const endWhenHeard = (...sent: unknown[]) => {
    if (isDelayed) return response;
    const refuses = response.statusCode >= 400 && response.statusCode < 500;
    if (response.headersSent || refuses) return end(...sent);
    isDelayed = true;
    changes.caughtUp().then(() => {
      listTables(response, before);
      end(...sent);
    });
    return response;
  };
  response.end = endWhenHeard as typeof response.end;
  next();
}

function listTables(response: MedusaResponse, before: number): void {
  const tables = [...lastChangeOf].flatMap(([table, change]) => (change > before ? [table] : []));
  const [shown, personal] = [tables.filter(isPublicTable), tables.filter(isPersonalTable)];
  if (shown.length > 0) response.setHeader(PUBLIC_CACHE_HEADER, `changed ${shown}`);
  if (personal.length > 0) response.setHeader(PERSONAL_CACHE_HEADER, `changed ${personal}`);
}
