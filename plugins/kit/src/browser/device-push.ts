import { TOLD_AS_KEY } from "./told-as-key";

/** What this device can be told, or why it cannot. */
export type PushState =
  | "on"
  | "off"
  /** The person has forbidden it; only the browser's settings allow it again. */
  | "denied"
  /** An iPhone or iPad allows it to apps of the home screen only. */
  | "home-screen"
  | "unsupported";

/** As whom somebody is told on a device. A browser has one subscription for both. */
export type ToldAs = "admin" | "customer";

/** Why this browser cannot be told; undefined where it can. */
export function pushHindrance(): "home-screen" | "unsupported" | undefined {
  if (typeof window === "undefined") return "unsupported";
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return undefined;
  const isOfApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isOfApple ? "home-screen" : "unsupported";
}

/** Whether this device is told now as this, by the shop with this key. */
export async function pushState(publicKey: string, as: ToldAs): Promise<PushState> {
  const hindrance = pushHindrance();
  if (hindrance) return hindrance;
  if (Notification.permission === "denied") return "denied";
  const subscription = await toldSubscription(as);
  return subscription && isForKey(subscription, publicKey) ? "on" : "off";
}

/** Whether the subscription is for this key: after a change of the shop's key the push service refuses what the shop sends. */
export function isForKey({ options }: Pick<PushSubscription, "options">, publicKey: string): boolean {
  const { applicationServerKey } = options;
  // Not every browser tells the key.
  if (!applicationServerKey) return true;
  const own = new Uint8Array(applicationServerKey);
  const shops = bytesOf(publicKey);
  return own.length === shops.length && own.every((byte, place) => byte === shops[place]);
}

/** The subscription of this device, if it is told as this. */
export async function toldSubscription(as: ToldAs): Promise<PushSubscription | undefined> {
  return readToldAs().includes(as) ? deviceSubscription() : undefined;
}

async function deviceSubscription(): Promise<PushSubscription | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * Asks for the permission, subscribes, and has the shop told of it by `announce`; undefined when the permission is not given. Where `announce` fails, the
 * device is as before, or it would seem to be told. To be called in answer to a press.
 */
export async function subscribe(
  { worker, publicKey, as }: { worker: string; publicKey: string; as: ToldAs },
  announce: (subscription: PushSubscription) => Promise<unknown>,
): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const others = known ? readToldAs().filter((one) => one !== as) : [];
  // One for another key would be refused: the shop's key may have changed.
  if (known && !isForKey(known, publicKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  writeToldAs([...others, as]);
  try {
    await announce(subscription);
  } catch (error) {
    await unsubscribe(as);
    throw error;
  }
  return subscription;
}

/** Ends it for this user of the device, and the subscription with its last user; returns that, for the shop to forget it. */
export async function unsubscribe(as: ToldAs): Promise<PushSubscription | undefined> {
  const subscription = await toldSubscription(as);
  if (!subscription) return undefined;
  const others = readToldAs().filter((one) => one !== as);
  if (others.length === 0) await subscription.unsubscribe();
  writeToldAs(others);
  return subscription;
}

/** Without a note, a subscription is an admin's: only they had one. */
function readToldAs(): ToldAs[] {
  try {
    const noted = JSON.parse(window.localStorage.getItem(TOLD_AS_KEY) ?? '["admin"]');
    return (["admin", "customer"] as const).filter((one) => Array.isArray(noted) && noted.includes(one));
  } catch {
    return [];
  }
}

function writeToldAs(told: readonly ToldAs[]): void {
  try {
    window.localStorage.setItem(TOLD_AS_KEY, JSON.stringify(told));
  } catch {
    // Where storage is closed, browsers have no push either.
  }
}

/** What the shop needs to know of a subscription. */
export function describeSubscription(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } };
}

/** The bytes of a text in base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
