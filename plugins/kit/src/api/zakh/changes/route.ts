import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { mayFollowChanges, streamChanges } from "../../../cache/change-stream";
import { changes } from "../../../cache/changes";
import { kitOptions } from "../../../configuration/kit-options";
import { isDraining } from "../../../serve/readiness";

/** Edges drop cached answers by this stream. It is outside `/api`, so that no edge forwards it. */
export function GET(request: MedusaRequest, response: MedusaResponse) {
  if (!mayFollowChanges(request.headers.authorization, kitOptions().changesSecret)) response.status(404).end();
  // An edge reconnects at once when its stream ends, and would delay a process that shuts down.
  else if (isDraining()) response.status(503).end();
  else streamChanges(changes, response);
}
