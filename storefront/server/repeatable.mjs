/** What somebody may send twice without doing anything twice. */
const READS = new Set(["GET", "HEAD", "OPTIONS"]);
/** A PATCH of this shop sets values, so it may arrive twice, too (decision 151). */
const IDEMPOTENT = new Set([...READS, "PUT", "PATCH", "DELETE"]);
/** A second sign-in makes a second session, whose cookie alone is handed out. */
const SIGN_IN = /^\/api\/(?:admin\/)?(?:login|logout)$/;

/** How much of a body is kept to be sent again, in bytes; forms with files are larger, orders are not. */
const MAX_KEPT_BYTES = 64 * 1024;

/**
 * Whether a request may be sent to another process after one has lost it unanswered. The other would answer an order with a key by
 * the first one's order, if there is one already.
 *
 * `gone`: the connection broke; what the process has not done by now, it will not do. `silent`: it stands still, and does it perhaps
 * later, so what it would overwrite by then may not be written elsewhere meanwhile.
 * @param {import("node:http").IncomingMessage} request
 * @param {"gone" | "silent"} how
 */
export function isRepeatable({ method = "", url = "", headers }, how) {
  if (headers["idempotency-key"] !== undefined || READS.has(method)) return true;
  return how === "gone" && (IDEMPOTENT.has(method) || (method === "POST" && SIGN_IN.test(url)));
}

/** The body of a request as far as it has arrived, while it is small enough to be sent again. */
export class KeptBody {
  /** @type {Buffer[] | undefined} */
  #parts = [];
  #bytes = 0;

  /** @param {Buffer} part */
  add(part) {
    this.#bytes += part.length;
    if (this.#bytes > MAX_KEPT_BYTES) this.#parts = undefined;
    this.#parts?.push(part);
  }

  get isWhole() {
    return this.#parts !== undefined;
  }

  /** @param {import("node:stream").Writable} to */
  sendAgain(to) {
    for (const part of this.#parts ?? []) to.write(part);
  }
}
