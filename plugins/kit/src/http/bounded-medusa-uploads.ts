import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import { formSlotsOf } from "./receive-form";
import { senderOf } from "./request-sender";

/** Most bytes that one upload request of Medusa's dashboard may carry. */
export const MULTIPART_MAX_BYTES = 50 * 1024 * 1024;

/**
 * Limits uploads and imports of Medusa's dashboard, which its own routes read into memory without a limit. A body must
 * state its length (411), must not exceed 50 MB (413), and takes a slot among the shop's own forms (429 and 503
 * `uploads_busy`).
 */
export async function boundMedusaUploads(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (request.is("multipart/form-data")) await holdPlace(request, response);
  next();
}

async function holdPlace(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const length = request.headers["content-length"];
  if (length === undefined) throw new ApiError(411, "body_length_required");
  if (Number(length) > MULTIPART_MAX_BYTES) throw new ApiError(413, "body_too_large");
  const actor = (request as Partial<AuthenticatedMedusaRequest>).auth_context?.actor_id;
  const sender = senderOf(request, response, actor ? { id: actor, isAdmin: true } : undefined);
  let refused: ApiError | undefined;
  const slot = await formSlotsOf(sender).acquire(sender, (refusal) => {
    refused = refusal;
  });
  if (sender.signal.aborted) slot.release();
  else response.once("close", slot.release);
  slot.addBytes(Number(length));
  // From here on Medusa reads the body, and it can no longer be cancelled.
  slot.complete();
  if (refused) throw refused;
}
