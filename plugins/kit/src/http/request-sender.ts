import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Sender } from "../uploads/sender";
import { WaitBudget } from "../uploads/wait-budget";
import { clientKey } from "./client-address";

type Vouched = MedusaRequest & { fromVerifiedStore?: boolean };

/** For a guard that has found out that the sender owns a verified store: its uploads go before those of strangers. */
export function markVerifiedStore(request: MedusaRequest): void {
  (request as Vouched).fromVerifiedStore = true;
}

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
  const standing = account?.isAdmin ? "admin" : (request as Vouched).fromVerifiedStore ? "verified" : "anybody";
  return { account: account?.id ?? address, address, standing, signal: gone.signal, wait: new WaitBudget() };
}
