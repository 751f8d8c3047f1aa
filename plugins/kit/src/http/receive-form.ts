import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Sender } from "../uploads/sender";
import { FormSlots } from "./form-slots";

const MB = 1024 * 1024;

/** Slots for forms of administrators and verified stores. Each form holds its files in memory until it is answered. */
const knownSlots = new FormSlots(64 * MB);
/** Separate slots for everybody else, because anybody can open enough accounts to fill them. */
const strangerSlots = new FormSlots(32 * MB);

export function formSlotsOf({ standing }: Sender): FormSlots {
  return standing === "anybody" ? strangerSlots : knownSlots;
}

/** Age in ms from which a form must have arrived at this average speed. Even a bad mobile connection is faster. */
const SLOW_AFTER_MS = 15_000;
const MIN_BYTES_PER_SECOND = 16 * 1024;
const CHECK_INTERVAL_MS = 1000;

interface Receiving {
  request: MedusaRequest;
  response: MedusaResponse;
  sender: Sender;
  maxBytes: number;
  /** Reads the whole body. */
  parse: () => Promise<void>;
}

/**
 * Reads a body with `parse` within the limits for all senders; its slot is released when the request is answered, or
 * earlier by the returned function. A body that must wait stays unread. Rejects with 413 at the first byte too many,
 * because a client need not announce the length; with 400 `upload_too_slow` below 16 kB/s; with 429 and 503
 * `uploads_busy` as `FormSlots` does; and when the client disconnects.
 */
export async function receiveForm({ request, response, sender, maxBytes, parse }: Receiving): Promise<() => void> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw new ApiError(413, "body_too_large");
  const { signal } = sender;
  const cancellation = rejection();
  const slot = await formSlotsOf(sender).acquire(sender, cancellation.reject);
  if (signal.aborted) slot.release();
  else response.once("close", slot.release);
  signal.throwIfAborted();

  const startedAt = Date.now();
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    slot.addBytes(chunk.length);
    if (received > maxBytes) cancellation.reject(new ApiError(413, "body_too_large"));
  };
  const timer = setInterval(() => {
    const elapsed = Date.now() - startedAt;
    if (elapsed < SLOW_AFTER_MS || received >= (elapsed / 1000) * MIN_BYTES_PER_SECOND) return;
    cancellation.reject(new ApiError(400, "upload_too_slow"));
  }, CHECK_INTERVAL_MS);
  const abort = () => cancellation.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  request.on("data", count);
  try {
    // The parser would read the rest of a refused body, which may be endless.
    await Promise.race([cancellation.promise, parse()]);
    slot.complete();
    return slot.release;
  } catch (error) {
    request.unpipe();
    throw error;
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", abort);
    request.off("data", count);
  }
}

/** A promise that never resolves, and the function that rejects it. */
function rejection(): { promise: Promise<never>; reject: (reason: unknown) => void } {
  let rejectPromise: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    rejectPromise = reject;
  });
  // It may reject before anyone awaits it.
  promise.catch(() => undefined);
  return { promise, reject: rejectPromise };
}
