import { z } from "zod";

/** How long the network may be away, in ms, for a change to be sent by itself: what is older may be wrong by now. */
export const FRESH_CHANGE_MS = 12 * 60 * 60 * 1000;

/**
 * - `waiting`: is sent as soon as the server can be reached;
 * - `unsure`: it may have arrived, and sending it again would add it twice, so a person decides;
 * - `changed`: somebody else has changed the same thing meanwhile (ruling 54);
 * - `refused`: the server has answered no.
 */
export const WAITING_STATES = ["waiting", "unsure", "changed", "refused"] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** A part of a form as it can be stored. */
const formPart = z.tuple([z.string(), z.union([z.string(), z.instanceof(Blob)])]);

/** A change that the server has not answered, as it is kept on the device. */
export const waitingChange = z.object({
  id: z.string(),
  /** Id of the admin who made it; nobody else sends it. */
  owner: z.number(),
  /** When it was made, in ms since 1970. */
  madeAt: z.number(),
  /** Address of the screen on which it was made. */
  screen: z.string(),
  method: z.enum(["POST", "PUT", "PATCH", "DELETE"]),
  path: z.string().startsWith("/api/"),
  json: z.record(z.string(), z.unknown()).optional(),
  form: z.array(formPart).optional(),
  idempotencyKey: z.string().optional(),
  state: z.enum(WAITING_STATES),
  /** Until when a page is sending it, in ms since 1970, so that no other page sends it as well. */
  sendingUntil: z.number().default(0),
  /** The server's words, where it was refused. */
  message: z.string().default(""),
  /** How many orders were refused, where a change of many was done in part. */
  refusedOrders: z.number().default(0),
});
export type WaitingChange = z.infer<typeof waitingChange>;

/** A change as `write` gets it. */
export interface Change {
  method: WaitingChange["method"];
  path: string;
  body?: object | FormData;
  idempotencyKey?: string;
  /** How a POST without an idempotency key can be kept, or that a change is only good at once. */
  keeps?: "repeatable" | "once" | "never";
  /** The body to send later, in place of `body`: what must still hold then is part of it. */
  keepAs?: object;
}

/** Whether a change can be kept and sent later. Others, such as a sign-in or a file, are only good at once. */
export function isKeepable({ method, idempotencyKey, keeps }: Change): boolean {
  if (keeps !== undefined) return keeps !== "never";
  return method !== "POST" || idempotencyKey !== undefined;
}

/** Whether the change may arrive twice without doing more than once. */
export function isRepeatable({ method, idempotencyKey, keeps }: Change): boolean {
  return method !== "POST" || idempotencyKey !== undefined || keeps === "repeatable";
}

/** The parts of the body as they are stored, and back. */
export function storedBody({ body, keepAs }: Pick<Change, "body" | "keepAs">): Pick<WaitingChange, "json" | "form"> {
  if (body instanceof FormData) return { form: [...body.entries()] };
  const json = keepAs ?? body;
  return json ? { json: JSON.parse(JSON.stringify(json)) } : {};
}

export function bodyOf({ json, form }: Pick<WaitingChange, "json" | "form">): Change["body"] {
  if (!form) return json;
  const body = new FormData();
  for (const [name, value] of form) body.append(name, value);
  return body;
}

/** Changes of the same thing, of which only the latest is kept: a form that was saved twice without a network. */
export function isSameTarget(a: Pick<WaitingChange, "method" | "path">, b: Pick<WaitingChange, "method" | "path">) {
  return a.method !== "POST" && a.method === b.method && a.path === b.path;
}

/** Whether it is sent without being asked for. */
export function isSentByItself({ state, madeAt, sendingUntil }: WaitingChange, now: number): boolean {
  return state === "waiting" && sendingUntil <= now && now - madeAt <= FRESH_CHANGE_MS;
}

/** Whether the server already has every value that the change sets: its answer was lost, not the change. */
export function isDoneAlready({ json }: Pick<WaitingChange, "json">, present: Record<string, unknown>): boolean {
  if (!json) return false;
  return Object.entries(json).every(
    ([name, value]) => name === "version" || JSON.stringify(value) === JSON.stringify(present[name]),
  );
}
