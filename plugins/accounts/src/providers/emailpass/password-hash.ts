import { availableParallelism } from "node:os";
import { Algorithm, hash, verify } from "@node-rs/argon2";
import { hashQueue, type Visitor } from "./hash-queue";

/** argon2id, 19 MiB, two passes: about 30 ms on one core (ruling 20). */
const OPTIONS = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash takes one of the four threads that Node also reads files and looks up names with, and a core as long as it lasts: a
 * flood of sign-ins leaves one of each for everybody else.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Six seconds' worth on one core. */
const MAX_WAITING = 200;

const inTurn = hashQueue(AT_ONCE, MAX_WAITING);

/** Throws 503 `unavailable` where too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/** Made at start: the first unknown user must not wait for it. */
const decoy = hashPassword("nobody has this password");
// Whoever waits for it is told; nobody may be waiting yet.
decoy.catch(() => undefined);

/**
 * Whether the password is the hash's; takes as long when there is no hash, so that time does not tell who exists. Throws 503
 * `unavailable` where too many wait already; a known device has its turn before strangers.
 */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
  visitor: Visitor = "stranger",
): Promise<boolean> {
  const held = stored ?? (await decoy);
  const matches = await inTurn(() => verify(held, password), visitor);
  return stored !== undefined && matches;
}
