import { type PackedInput, packedInput } from "@zakh/fulfilment/contract";
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
export type QueuedChange = z.infer<typeof waitingChange>;

/** A change as `write` gets it. */
export interface Change {
  method: QueuedChange["method"];
  path: string;
  body?: object | FormData;
  idempotencyKey?: string;
  /** How a POST without an idempotency key can be kept, or that a change is only good at once. */
  keeps?: "repeatable" | "once" | "never";
}

/** Whether a change can be kept and sent later. Others, such as a sign-in or a file, are only good at once. */
export function isQueueable({ method, idempotencyKey, keeps }: Change): boolean {
  if (keeps !== undefined) return keeps !== "never";
  return method !== "POST" || idempotencyKey !== undefined;
}

/** Whether the change may arrive twice without doing more than once. */
export function isRepeatable({ method, idempotencyKey, keeps }: Change): boolean {
  return method !== "POST" || idempotencyKey !== undefined || keeps === "repeatable";
}

/** The parts of the body as they are stored, and back. */
export function storedBody({ body }: Pick<Change, "body">): Pick<QueuedChange, "json" | "form"> {
  if (body instanceof FormData) return { form: [...body.entries()] };
  return body ? { json: JSON.parse(JSON.stringify(body)) } : {};
}

export function bodyOf({ json, form }: Pick<QueuedChange, "json" | "form">): Change["body"] {
  if (!form) return json;
  const body = new FormData();
  for (const [name, value] of form) body.append(name, value);
  return body;
}

/** What a change sets. */
export type Target = Pick<QueuedChange, "method" | "path" | "json" | "form">;

/**
 * Whether a later change makes an earlier one needless: a form that was saved twice. It has to set everything that the earlier one
 * sets, because a price and a stock are two changes of one product.
 */
export function replaces(later: Target, earlier: Target): boolean {
  if (later.method === "POST" || later.method !== earlier.method || later.path !== earlier.path) return false;
  const set = new Set(fieldsOf(later));
  return fieldsOf(earlier).every((field) => set.has(field));
}

/**
 * The names of what a change sets; those of a product are in one part of its form, and each line of an order is weighed by itself.
 */
function fieldsOf({ json, form }: Pick<Target, "json" | "form">): string[] {
  if (!form) {
    const { confirmed: _confirmed, ...values } = json ?? {};
    const lines = linesIn(values).map(({ id }) => `line ${id}`);
    return lines.length > 0 ? lines : Object.keys(values);
  }
  const data = form.find(([name]) => name === "productData")?.[1];
  const product = typeof data === "string" ? readJson(data) : undefined;
  return [
    ...form.map(([name]) => name),
    ...(typeof product === "object" && product !== null ? Object.keys(product) : []),
  ];
}

/** The weighed lines of an order; none in another change. */
function linesIn({ lines }: Record<string, unknown>): PackedInput["lines"] {
  return packedInput.shape.lines.safeParse(lines).data ?? [];
}

/** The version that a change was based on. */
export function versionOf({ json, form }: Pick<Target, "json" | "form">): string | undefined {
  const version = json ? json.version : form?.find(([name]) => name === "version")?.[1];
  return typeof version === "string" ? version : undefined;
}

/** The body of a change with another version, or with none. */
export function withVersion<Changed extends Pick<Target, "json" | "form">>(
  change: Changed,
  version: string | undefined,
): Changed {
  const { json, form } = change;
  const { version: _version, ...values } = json ?? {};
  const others = form?.filter(([name]) => name !== "version");
  const part: z.infer<typeof formPart>[] = version === undefined ? [] : [["version", version]];
  return {
    ...change,
    ...(json && { json: { ...values, ...(version !== undefined && { version }) } }),
    ...(others && { form: [...others, ...part] }),
  };
}

/** Whether an answer only says that nobody was there to answer: a restart, an overload, a network between. */
export function isAway(status: number): boolean {
  return status === 408 || status === 502 || status === 503 || status === 504;
}

/** What was typed, a line for each value, for whoever has to decide about a change or to type it again. */
export function typedLines({ json, form }: Pick<Target, "json" | "form">): string[] {
  const values = json ?? valuesOf((form ?? []).filter(([, part]) => typeof part === "string"));
  const { version: _version, confirmed: _confirmed, ...typed } = values ?? {};
  const weights = linesIn(typed);
  if (weights.length > 0) return weights.map(({ packedQuantity }) => String(packedQuantity ?? "–"));
  return Object.values(typed).flatMap(linesOf);
}

function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one).join(", ") || []);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(linesOf);
  return value === null || value === undefined || value === "" ? [] : [String(value)];
}

/** Whether it is sent without being asked for. */
export function isSentByItself({ state, madeAt, sendingUntil }: QueuedChange, now: number): boolean {
  return state === "waiting" && sendingUntil <= now && now - madeAt <= FRESH_CHANGE_MS;
}

/**
 * Whether the server already has every value that the change sets: its answer was lost, not the change. A form with pictures, or with
 * texts that are no field of what it changes, is never said to be.
 */
export function isDoneAlready(
  { json, form }: Pick<QueuedChange, "json" | "form">,
  present: Record<string, unknown>,
): boolean {
  const values = json ?? valuesOf(form ?? []);
  if (!values) return false;
  return Object.entries(values).every(
    ([name, value]) => name === "version" || JSON.stringify(value) === JSON.stringify(present[name]),
  );
}

/** The values of a form; those of a product are one part of it (spec §7). */
function valuesOf(form: NonNullable<QueuedChange["form"]>): Record<string, unknown> | undefined {
  if (form.length === 0 || form.some(([, part]) => typeof part !== "string")) return undefined;
  const { productData, keptUrls, ...parts } = Object.fromEntries(form) as Record<string, string>;
  if (productData === undefined) return parts;
  const pictures = keptUrls === undefined ? {} : { imageUrls: readJson(keptUrls) };
  const data = readJson(productData);
  return typeof data === "object" && data !== null && !("removedUrls" in parts) ? { ...data, ...pictures } : undefined;
}

/** Parses JSON; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The change without what must still hold when it is sent: the version that was read, or the values that were shown. */
export function unconditional(change: QueuedChange): QueuedChange {
  const { from: _from, ...json } = change.json ?? {};
  const lines = linesIn(json).map(({ from: _shown, ...line }) => line);
  if (lines.length > 0) json.lines = lines;
  return withVersion({ ...change, ...(change.json && { json }) }, undefined);
}
