import { outbox } from "./outbox";
import { type Change, isAway, isQueueable, isRepeatable, readJson, storedBody } from "./queued-change";

/** Whether a change that did not reach the server is sent by itself, or waits for a person because it may have arrived. */
export type Queued = "waiting" | "unsure";

/** The server was not reached. `queued`: the change is on this device. */
export class NotReached extends Error {
  constructor(
    message: string,
    readonly queued: Queued | undefined,
  ) {
    super(message);
  }
}

interface Call {
  /** The call has been silent for so long that its user should hear of it. */
  onQuiet: () => void;
  /** The whole body has left this device, so the change may arrive although no answer comes. */
  onSent: () => void;
}

interface Answer {
  status: number;
  text: string;
}

/**
 * Makes a call, and queues its change on this device while the server does not answer: from the moment in which it is silent, so
 * that closing the page loses nothing, until there is an answer. When nobody was there to answer (`isAway`), a change that was queued
 * already stays: its user has read that it is sent by itself. The `following` ones, which its caller sends after an answer, are queued
 * and left together with it. Throws `NotReached`.
 */
export async function sendOrQueue(
  change: Change,
  call: (hooks: Call) => Promise<Answer>,
  following: readonly Change[] = [],
): Promise<Answer> {
  let queuing: Promise<string[]> | undefined;
  let sent = false;
  const queue = () => {
    queuing ??= queueAll([change, ...following]);
    return queuing;
  };
  /** Leaves the changes to be sent later; undefined when they cannot be queued. */
  const leave = async (): Promise<Queued | undefined> => {
    const [id, ...others] = await queue();
    if (id === undefined) return undefined;
    const state = isRepeatable(change) || !sent ? "waiting" : "unsure";
    await outbox.update(id, { state, sendingUntil: 0 });
    for (const other of others) await outbox.update(other, { state: "waiting", sendingUntil: 0 });
    return state;
  };
  const answer = await call({ onQuiet: () => void queue(), onSent: () => (sent = true) }).catch(
    async (error: unknown) => {
      throw new NotReached(String(error), await leave());
    },
  );
  const stored = (await queuing) ?? [];
  if (stored.length > 0 && isAway(answer.status)) throw new NotReached(`answered ${answer.status}`, await leave());
  for (const id of stored) await outbox.remove(id);
  if (answer.status < 300) {
    const made = readJson(answer.text) as { version?: unknown } | null | undefined;
    await outbox.made({ ...change, ...storedBody(change) }, made?.version);
  }
  return answer;
}

/** Queues all of these, or none; returns their ids. */
async function queueAll(changes: readonly Change[]): Promise<string[]> {
  const ids: string[] = [];
  for (const change of changes) {
    const id = isQueueable(change) ? await outbox.add(change, screenAddress()) : undefined;
    if (id === undefined) {
      for (const one of ids) await outbox.remove(one);
      return [];
    }
    ids.push(id);
  }
  return ids;
}

function screenAddress(): string {
  return window.location.pathname + window.location.search;
}
