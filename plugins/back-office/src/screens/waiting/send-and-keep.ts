import { outbox } from "./outbox";
import { type Change, isKeepable, isRepeatable } from "./waiting-change";

/** The server was not reached. `kept`: the change is on this device and is sent later. */
export class NotReached extends Error {
  constructor(
    message: string,
    readonly kept: boolean,
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

/**
 * Makes a call, and keeps its change on this device while the server does not answer: from the moment in which it is silent, so
 * that closing the page loses nothing, until there is an answer, whatever it says. Throws `NotReached`.
 */
export async function sendAndKeep<Answer>(change: Change, call: (hooks: Call) => Promise<Answer>): Promise<Answer> {
  let keeping: Promise<string | undefined> | undefined;
  let sent = false;
  const keep = () => {
    keeping ??= isKeepable(change) ? outbox.keep(change, screenAddress()) : Promise.resolve(undefined);
    return keeping;
  };
  try {
    const answer = await call({ onQuiet: () => void keep(), onSent: () => (sent = true) });
    const id = await keeping;
    if (id !== undefined) await outbox.remove(id);
    await outbox.forget(change);
    return answer;
  } catch (error) {
    const id = await keep();
    const sure = isRepeatable(change) || !sent;
    if (id !== undefined) await outbox.update(id, { state: sure ? "waiting" : "unsure", sendingUntil: 0 });
    throw new NotReached(String(error), id !== undefined);
  }
}

function screenAddress(): string {
  return window.location.pathname + window.location.search;
}
