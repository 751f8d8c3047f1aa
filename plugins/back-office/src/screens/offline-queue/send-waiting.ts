import { isAway, isDoneAlready, type QueuedChange } from "./queued-change";

/** What the server said to a change; undefined when it was not reached. */
export interface Answer {
  status: number;
  body: {
    code?: string;
    version?: unknown;
    message?: string;
    present?: Record<string, unknown>;
    results?: readonly { outcome?: string; refusal?: { code?: string } | null }[];
  };
}

/** What became of a change: `later` stays as it is, and nothing after it is sent. */
export type Outcome =
  | "done"
  | "later"
  | "signed_out"
  | { state: "changed" | "refused"; message: string; refusedOrders?: number };

/** Reads the server's answer to a change that had waited. */
export function outcomeOf(change: QueuedChange, answer: Answer | undefined): Outcome {
  if (!answer) return "later";
  const { status, body } = answer;
  if (status === 401) return "signed_out";
  if (status === 429 || isAway(status)) return "later";
  // Deleted before, by this change or by somebody else.
  if (status === 404 && change.method === "DELETE") return "done";
  if (status >= 400) {
    if (body.code !== "changed_meanwhile") return { state: "refused", message: body.message ?? "" };
    return body.present && isDoneAlready(change, body.present) ? "done" : { state: "changed", message: "" };
  }
  // A change of many orders answers for each of them, and was too long for one call when some were not reached.
  if (body.results?.some(({ refusal }) => refusal?.code === "order_not_reached")) return "later";
  const refused = body.results?.filter(({ outcome }) => outcome === "refused").length ?? 0;
  return refused > 0 ? { state: "refused", message: "", refusedOrders: refused } : "done";
}

interface Sending {
  changes: readonly QueuedChange[];
  send: (change: QueuedChange) => Promise<Answer | undefined>;
  /** The change as it is now; undefined when it is gone, or somebody else sends it. */
  claim: (id: string) => Promise<QueuedChange | undefined>;
  settle: (change: QueuedChange, outcome: Outcome, answer: Answer | undefined) => Promise<void>;
}

/**
 * Sends changes one after the other, as they were made, until the server is not reached or asks to sign in.
 * @returns how many it has done
 */
export async function sendWaiting({ changes, send, claim, settle }: Sending): Promise<number> {
  let done = 0;
  for (const { id } of changes) {
    const change = await claim(id);
    if (!change) continue;
    const answer = await send(change);
    const outcome = outcomeOf(change, answer);
    await settle(change, outcome, answer);
    if (outcome === "later" || outcome === "signed_out") break;
    if (outcome === "done") done += 1;
  }
  return done;
}
