/** What this device can be told, or why it cannot. */
export type PushState =
  | "on"
  | "off"
  /** The person has forbidden it; only the browser's settings allow it again. */
  | "denied"
  /** An iPhone or iPad allows it to apps of the home screen only. */
  | "home-screen"
  | "unsupported";

/** Whether this device is told now, by the shop with this key. */
export async function pushState(publicKey: string): Promise<PushState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
    return /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
      ? "home-screen"
      : "unsupported";
  }
  if (Notification.permission === "denied") return "denied";
  const subscription = await deviceSubscription();
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

/** The subscription of this device; undefined when it has none. */
export async function deviceSubscription(): Promise<PushSubscription | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks for the permission and subscribes; undefined when it is not given. To be called in answer to a press. */
export async function subscribe(worker: string, publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key would be refused: the shop's key may have changed.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
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
