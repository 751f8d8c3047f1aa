import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Sender } from "../uploads/sender";
import { clientKey } from "./client-address";

type WithVerification = MedusaRequest & { fromVerifiedStore?: boolean };

/**
 * Called by a guard that has found that the sender owns a verified store: its uploads have priority over those of
 * strangers.
 */
export function markVerifiedStore(request: MedusaRequest): void {
  (request as WithVerification).fromVerifiedStore = true;
}

/** The sender of a request. The signal is aborted when the client disconnects. */
export function senderOf(
  request: MedusaRequest,
  response: MedusaResponse,
  account: { id: string; isAdmin: boolean } | undefined,
): Sender {
  const gone = new AbortController();
  // Nobody receives this error; it only stops the work.
  const leave = () => {
    if (!response.writableFinished) gone.abort(new ApiError(400, "body_invalid"));
  };
  if (response.destroyed) leave();
  else response.once("close", leave);
  const address = clientKey(request);
  const standing = account?.isAdmin
    ? "admin"
    : (request as WithVerification).fromVerifiedStore
      ? "verified"
      : "anybody";
  return { account: account?.id ?? address, address, standing, signal: gone.signal };
}
