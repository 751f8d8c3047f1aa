import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Sender } from "../uploads/sender";
import { FormPlaces } from "./form-places";

const MB = 1024 * 1024;

const EACH = { most: 64, mostOfAccount: 2, waiting: 50, waitingOfAccount: 20, waitMs: 20_000 };
/** Slots for forms of administrators and verified stores. Each form holds its files in memory until it is answered. */
const knownPlaces = new FormPlaces({ ...EACH, bytes: 64 * MB });
/** Separate slots for everybody else, because anybody can open enough accounts to fill them. */
const strangersPlaces = new FormPlaces({ ...EACH, bytes: 32 * MB });

/** The slots for a sender's forms. */
export function formPlacesOf({ standing }: Sender): FormPlaces {
  return standing === "anybody" ? strangersPlaces : knownPlaces;
}

/** Age in ms from which a form must have arrived at this average speed. Even a bad mobile connection is faster. */
const SLOW_AFTER_MS = 15_000;
const SLOWEST_BYTES_PER_S = 16 * 1024;
const LOOK_EVERY_MS = 1000;

interface Receiving {
  request: MedusaRequest;
  response: MedusaResponse;
  sender: Sender;
  maxBytes: number;
  /** Reads the whole body. */
  parse: () => Promise<void>;
}

/**
 * Reads a body with `parse` within the limits for all senders; its slot is released when the request is answered. A
 * body that must wait stays unread. Rejects with 413 at the first byte too many, because a client need not announce the
 * length; with 400 `upload_too_slow` below 16 kB/s; with 429 and 503 `uploads_busy` as `FormPlaces` does; and when the
 * client disconnects.
 */
export async function receiveForm({ request, response, sender, maxBytes, parse }: Receiving): Promise<void> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw new ApiError(413, "body_too_large");
  const { signal } = sender;
  const given = giving();
  const place = await formPlacesOf(sender).enter(sender, given.up);
  if (signal.aborted) place.leave();
  else response.once("close", place.leave);
  signal.throwIfAborted();

  const startedAt = Date.now();
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    place.hold(chunk.length);
    if (received > maxBytes) given.up(new ApiError(413, "body_too_large"));
  };
  const look = setInterval(() => {
    const elapsed = Date.now() - startedAt;
    if (elapsed < SLOW_AFTER_MS || received >= (elapsed / 1000) * SLOWEST_BYTES_PER_S) return;
    given.up(new ApiError(400, "upload_too_slow"));
  }, LOOK_EVERY_MS);
  const leave = () => given.up(signal.reason);
  signal.addEventListener("abort", leave, { once: true });
  request.on("data", count);
  try {
    // The parser would read the rest of a refused body, which may be endless.
    await Promise.race([given.promise, parse()]);
    place.complete();
  } catch (error) {
    request.unpipe();
    throw error;
  } finally {
    clearInterval(look);
    signal.removeEventListener("abort", leave);
    request.off("data", count);
  }
}

/** A promise that never resolves, and the function that rejects it. */
function giving(): { promise: Promise<never>; up: (reason: unknown) => void } {
  let up: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    up = reject;
  });
  // It may reject before anyone awaits it.
  promise.catch(() => undefined);
  return { promise, up };
}
