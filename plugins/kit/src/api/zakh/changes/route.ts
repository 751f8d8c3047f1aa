import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { mayFollowChanges, streamChanges } from "../../../snapshots/change-stream";
import { changes } from "../../../snapshots/changes";

/** What the edges keep in memory is dropped by this; it stands outside `/api`, so that no edge forwards it. */
export function GET(request: MedusaRequest, response: MedusaResponse) {
  if (mayFollowChanges(request.headers.authorization, process.env.CHANGES_SECRET)) streamChanges(changes, response);
  else response.status(404).end();
}
