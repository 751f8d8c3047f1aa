import { availableParallelism } from "node:os";
import { Algorithm, hash, verify } from "@node-rs/argon2";
import { hashQueue, type Visitor } from "./hash-queue";

/** argon2id, 19 MiB, two passes: about 30 ms on one core (ruling 20). */
const OPTIONS = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash occupies a core and one of libuv's four threads, which Node also uses for files and DNS. This limit leaves
 * one of each free during a flood of sign-ins.
 */
const MAX_RUNNING = Math.min(3, Math.max(1, availableParallelism() - 1));
/** About six seconds of work on one core. */
const MAX_WAITING = 200;

const queued = hashQueue(MAX_RUNNING, MAX_WAITING);

/** Throws 503 `unavailable` when too many jobs wait. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, OPTIONS));
}

/** Computed at start-up, so that the first unknown user does not wait for it. */
const dummyHash = hashPassword("nobody has this password");
// Callers that await it get the error; at start-up there may be none.
dummyHash.catch(() => undefined);

/**
 * Whether the password matches the hash. Takes as long without a hash, so that timing does not reveal which accounts
 * exist. Throws 503 `unavailable` when too many jobs wait; known devices are served before strangers.
 */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
  visitor: Visitor = "stranger",
): Promise<boolean> {
  const storedHash = stored ?? (await dummyHash);
  const matches = await queued(() => verify(storedHash, password), visitor);
  return stored !== undefined && matches;
}
