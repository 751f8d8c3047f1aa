/** Ms up to which a device's clock counts as right: the header has whole seconds, and was on its way. */
const TOLERANCE_MS = 10_000;

/** Ms by which the server's clock is ahead of the device's. */
let ahead = 0;

const listeners = new Set<() => void>();

/** The time by the server's clock, in ms: what depends on the day or hour must not depend on how a device's clock is set. */
export function serverNow(): number {
  return Date.now() + ahead;
}

export function serverDate(): Date {
  return new Date(serverNow());
}

/** Learns the server's time from an answer that comes from the server itself, not from a cache. */
export function learnServerTime(headers: Headers): void {
  const difference = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (Number.isNaN(difference)) return;
  const next = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  if (Math.abs(next - ahead) < TOLERANCE_MS) return;
  ahead = next;
  for (const changed of listeners) changed();
}

/** Calls `changed` when the server's time turns out to be another one; returns how to stop. */
export function onServerTime(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
