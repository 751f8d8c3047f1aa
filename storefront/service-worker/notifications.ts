/// <reference lib="webworker" />

import type { GoToMessage } from "@zakh/back-office/screens/go-to-message";
import { PAGES } from "../app/pages";

declare const self: ServiceWorkerGlobalScope;

/** How long a page has to answer, in ms: one that is still loading, or of an older build, does not. */
const ANSWER_MS = 3000;

/** What the shop sends (`pushMessage` of accounts). */
interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** With what TypeScript does not know, because not every browser has it. */
type Options = NotificationOptions & { renotify: boolean };

/** What is shown of a message. A message must always be shown: browsers end the subscriptions of pages that show nothing. */
export function notificationOf(message: Partial<Message>): [title: string, options: Options] {
  const { title = "", body = "", path = "/admin", tag = "" } = message;
  // One that replaces another is heard as well; without a tag browsers refuse that.
  const renotify = tag !== "";
  return [title, { body, tag, renotify, icon: "/icons/icon-192.png", badge: "/icons/icon-192.png", data: { path } }];
}

/** Address of the page that a tap opens: one of the back office, or an order's, its customer's or a store's. */
export function openedBy({ data }: Pick<Notification, "data">, origin: string): string {
  const { path = "" } = (data ?? {}) as { path?: string };
  const url = new URL(path, origin);
  const isKnown =
    isOfOffice(url) || url.pathname === PAGES.orderConfirmation.path || /^\/store\/orders\/\d+$/.test(url.pathname);
  return url.origin === origin && isKnown ? url.href : new URL("/admin", origin).href;
}

function isOfOffice({ pathname }: URL): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}

/** Shows messages, and opens their page. */
export function showMessages(): void {
  self.addEventListener("push", (event) => {
    event.waitUntil(self.registration.showNotification(...notificationOf(messageIn(event))));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(openedBy(event.notification, self.location.origin)));
  });
}

function messageIn({ data }: PushEvent): Partial<Message> {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** Opens the page: one of the back office in its window where there is one, which asks before something unsaved is lost. */
export async function openPage(address: string): Promise<void> {
  if (!isOfOffice(new URL(address))) return void (await self.clients.openWindow(address));
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const office = windows.find(({ url }) => isOfOffice(new URL(url)));
  if (!office) return void (await self.clients.openWindow(address));
  await office.focus();
  if (await goesItself(office, address)) return;
  // A page that the worker does not control cannot be sent elsewhere.
  await office.navigate(address).catch(() => self.clients.openWindow(address));
}

/** Whether the open page takes it upon itself to go to the address. */
function goesItself(office: WindowClient, address: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const { pathname, search, hash } = new URL(address);
  const message: GoToMessage = { goTo: pathname + search + hash };
  return new Promise((resolve) => {
    const end = (goes: boolean) => {
      clearTimeout(waiting);
      port1.close();
      resolve(goes);
    };
    const waiting = setTimeout(() => end(false), ANSWER_MS);
    port1.onmessage = () => end(true);
    office.postMessage(message, [port2]);
  });
}
