import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Sender } from "../upload/sender";
import { ApiError } from "./api-error";
import { clientKey } from "./client-address";

/** Who sends a request; the signal is aborted when nobody is there any more to hear the answer. */
export function senderOf(
  request: MedusaRequest,
  response: MedusaResponse,
  account: { id: string; isAdmin: boolean } | undefined,
): Sender {
  const gone = new AbortController();
  // Nobody hears this refusal: it ends what is being done.
  const leave = () => {
    if (!response.writableFinished) gone.abort(new ApiError(400, "body_invalid"));
  };
  if (response.destroyed) leave();
  else response.once("close", leave);
  const address = clientKey(request);
  return { account: account?.id ?? address, address, isAdmin: account?.isAdmin ?? false, signal: gone.signal };
}
