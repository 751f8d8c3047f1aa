/// <reference lib="webworker" />
import { pageKey, type Strategy, strategyFor } from "./strategy";

declare const self: ServiceWorkerGlobalScope;

/** Filled in by `build.mjs`: changes with every build, and what the kept pages run on. */
declare const BUILD: { version: string; assets: string[] };

const FILES = `files-${BUILD.version}`;
const PAGES = `pages-${BUILD.version}`;
const READINGS = `readings-${BUILD.version}`;
/** Named by their content, so they outlive a build. */
const PICTURES = "pictures";
const CACHES = [FILES, PAGES, READINGS, PICTURES];

const OFFLINE = "/offline";

/** How long a kept page waits for the network before it is shown as it was, in ms. */
const PATIENCE = 4000;

/** Pages and pictures that are kept at most: the last ones. */
const MOST = { [PAGES]: 30, [READINGS]: 60, [PICTURES]: 150 };

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

async function prepare() {
  const [files, pages] = await Promise.all([caches.open(FILES), caches.open(PAGES)]);
  await Promise.all([files.addAll(BUILD.assets), pages.addAll([OFFLINE, "/cart", "/checkout"])]);
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys()) {
    if (!CACHES.includes(name)) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const strategy = strategyFor({ method: request.method, mode: request.mode, url }, self.location.origin);
  if (strategy) event.respondWith(answer(strategy, request, url));
});

/** A page tells what it has loaded before the worker was there, and where it is now. */
self.addEventListener("message", (event) => {
  const { page, files } = event.data as { page?: string; files?: string[] };
  event.waitUntil(Promise.all([page ? keepPage(page) : undefined, files ? keepFiles(files) : undefined]));
});

async function keepPage(address: string) {
  const url = new URL(address, self.location.origin);
  if (strategyFor({ method: "GET", mode: "navigate", url }, self.location.origin) !== "page") return;
  const key = pageKey(url);
  const pages = await caches.open(PAGES);
  if (await pages.match(key)) return;
  const response = await fetch(key).catch(() => undefined);
  if (response) await keep(PAGES, key, response);
}

async function keepFiles(addresses: string[]) {
  for (const address of addresses) {
    const url = new URL(address, self.location.origin);
    const strategy = strategyFor({ method: "GET", mode: "no-cors", url }, self.location.origin);
    const name = strategy === "asset" ? FILES : strategy === "picture" ? PICTURES : undefined;
    if (!name || (await caches.match(url.href))) continue;
    const response = await fetch(url.href).catch(() => undefined);
    if (response) await keep(name, url.href, response);
  }
}

function answer(strategy: Exclude<Strategy, undefined>, request: Request, url: URL): Promise<Response> {
  switch (strategy) {
    case "asset":
      return keptFirst(FILES, request);
    case "picture":
      return keptFirst(PICTURES, request);
    case "reading":
      return networkFirst(READINGS, request, request.url);
    case "page":
      return networkFirst(PAGES, request, pageKey(url), offlinePage);
    case "other-page":
      return fetch(request).catch(offlinePage);
  }
}

async function keptFirst(name: string, request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  // An answer to a part of a file, or one that may not be read, is no file.
  if (response.status === 200) await keep(name, request.url, response.clone());
  return response;
}

async function networkFirst(
  name: string,
  request: Request,
  key: string,
  otherwise: () => Promise<Response> = async () => Response.error(),
): Promise<Response> {
  const fresh = fetch(request).then(async (response) => {
    await keep(name, key, response.clone());
    return response;
  });
  const kept = await caches.open(name).then((cache) => cache.match(key));
  if (!kept) return fresh.catch(otherwise);
  // Whichever is first; a refusal of the network leaves the kept one.
  return Promise.race([fresh.catch(() => kept), pause(PATIENCE).then(() => kept)]);
}

async function offlinePage(): Promise<Response> {
  return (await caches.match(OFFLINE)) ?? Response.error();
}

/** Keeps a good answer, and lets go of the oldest ones beyond what is kept at most. */
async function keep(name: string, key: string, response: Response) {
  if (response.status !== 200 || response.redirected) return;
  const cache = await caches.open(name);
  // Taken out first: the order of a cache is the order of putting, so the last used are the last to go.
  await cache.delete(key);
  await cache.put(key, response);
  const most = MOST[name];
  if (most === undefined) return;
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) {
    if (new URL(old.url).pathname !== OFFLINE) await cache.delete(old);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
