import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "../errors/api-error";
import type { Sender } from "../uploads/sender";
import { FormPlaces } from "./form-places";

const MB = 1024 * 1024;

const EACH = { most: 64, mostOfAccount: 2, waiting: 50, waitingOfAccount: 20, waitMs: 20_000 };
/** Forms of administrators and verified stores; each holds its files until it is answered. */
const knownPlaces = new FormPlaces({ ...EACH, bytes: 64 * MB });
/** Those of everybody else, apart, because anybody may open as many accounts as it takes to fill them. */
const strangersPlaces = new FormPlaces({ ...EACH, bytes: 32 * MB });

/** Where a sender's forms find their place. */
export function formPlacesOf({ standing }: Sender): FormPlaces {
  return standing === "anybody" ? strangersPlaces : knownPlaces;
}

/** From when on a sender must have been this fast on average. Even a bad mobile connection is. */
const SLOW_AFTER_MS = 15_000;
const SLOWEST_BYTES_PER_S = 16 * 1024;
const LOOK_EVERY_MS = 1000;

interface Receiving {
  request: MedusaRequest;
  response: MedusaResponse;
  sender: Sender;
  maxBytes: number;
  /** Reads the body to its end. */
  parse: () => Promise<void>;
}

/**
 * Reads a body with `parse` within what all senders may take at once. Its place is given back when the request is answered, or before
 * that by the answer of this function. A body
 * that cannot be read now waits for its turn, unread. 413 at the byte that is one too many, for a sender need not say beforehand how
 * much will come; 400 `upload_too_slow` below 16 kB a second; 429 and 503 `uploads_busy` as `FormPlaces` says; and ends with its sender.
 */
export async function receiveForm({ request, response, sender, maxBytes, parse }: Receiving): Promise<() => void> {
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
    // The parser would read what is refused to its end, and there may be none.
    await Promise.race([given.promise, parse()]);
    place.complete();
    return place.leave;
  } catch (error) {
    request.unpipe();
    throw error;
  } finally {
    clearInterval(look);
    signal.removeEventListener("abort", leave);
    request.off("data", count);
  }
}

/** A promise that only ever rejects, and how to make it. */
function giving(): { promise: Promise<never>; up: (reason: unknown) => void } {
  let up: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    up = reject;
  });
  // It may be given up before anybody races it.
  promise.catch(() => undefined);
  return { promise, up };
}
