import { TOLD_AS_KEY } from "@zakh/kit/browser/told-as-key";
import { localStore } from "../lib/browser/browser-storage";

/** How long signing out waits for a push service or a shop that is away, in ms. */
const TIMEOUT_MS = 2000;

/** Ends the messages to this device about the orders of whoever signs out, or was signed out. Never rejects. */
export async function endNotices(): Promise<void> {
  if (!localStore.read(TOLD_AS_KEY)?.includes("customer")) return;
  const ended = import("../notices/use-order-notices").then(({ endOrderNotices }) => endOrderNotices());
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([ended.catch(() => undefined), timeout]);
}
