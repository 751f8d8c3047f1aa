import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { mayFollowChanges, streamChanges } from "../../../cache/change-stream";
import { changes } from "../../../cache/changes";
import { isDraining } from "../../../serve/readiness";

/** What the edges keep in memory is dropped by this; it stands outside `/api`, so that no edge forwards it. */
export function GET(request: MedusaRequest, response: MedusaResponse) {
  if (!mayFollowChanges(request.headers.authorization, process.env.CHANGES_SECRET)) response.status(404).end();
  // An edge comes back at once when its stream is ended, and would hold up a process that is to stop.
  else if (isDraining()) response.status(503).end();
  else streamChanges(changes, response);
}
