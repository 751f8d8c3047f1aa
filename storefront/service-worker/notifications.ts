/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

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

/** Address of the page that a tap opens: one of the back office. */
export function openedBy({ data }: Pick<Notification, "data">, origin: string): string {
  const { path = "" } = (data ?? {}) as { path?: string };
  const url = new URL(path, origin);
  return url.origin === origin && /^\/admin(\/|$)/.test(url.pathname) ? url.href : new URL("/admin", origin).href;
}

/** Shows messages, and opens their page, in the back office's window where there is one. */
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

async function openPage(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const office = windows.find(({ url }) => new URL(url).pathname.startsWith("/admin"));
  if (!office) return void (await self.clients.openWindow(address));
  await office.focus();
  // A page that the worker does not control cannot be sent elsewhere.
  await office.navigate(address).catch(() => self.clients.openWindow(address));
}
