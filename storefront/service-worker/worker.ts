/// <reference lib="webworker" />

import { SHARE_ADDRESS } from "@zakh/back-office/screens/shared-file";
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";
import { PAGE_LIST, PAGES } from "../app/pages";
import { CacheFirst, ofItsType, undamaged, whole } from "./cache-first";
import { keepShared } from "./keep-shared";
import { showMessages } from "./notifications";
import { pageKey, type Strategy, strategyFor } from "./strategy";

declare const self: ServiceWorkerGlobalScope;

/** Filled in by `build.ts`: changes with every build, and what the kept pages run on. */
declare const BUILD: { version: string; assets: string[] };

const OFFLINE = PAGES.offline.path;
/** They are the same for everybody, and open without a connection even where nobody has opened them before. */
const PRECACHED_PAGES = PAGE_LIST.filter(({ offline }) => offline && offline !== "visited").map(({ path }) => path);

const FILE_CACHE = `files-${BUILD.version}`;
const PAGE_CACHE = `pages-${BUILD.version}`;
const READING_CACHE = `readings-${BUILD.version}`;
/** Named by their content, so they outlive a build. */
const PICTURE_CACHE = "pictures";

/** How long a kept page waits for the network before it is shown as it was, in seconds. */
const TIMEOUT = 4;

const precachedToo = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse ?? caches.match(request.url, { ignoreVary: true }),
};
const oneAddress = { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => pageKey(new URL(request.url)) };

const always = { matchOptions: { ignoreVary: true } };
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const STRATEGIES = {
  asset: new CacheFirst({ ...always, cacheName: FILE_CACHE, plugins: [whole, precachedToo, ofItsType, undamaged] }),
  picture: new CacheFirst({ ...always, cacheName: PICTURE_CACHE, plugins: [whole, ofItsType, undamaged, atMost(150)] }),
  reading: new NetworkFirst({
    ...always,
    cacheName: READING_CACHE,
    networkTimeoutSeconds: TIMEOUT,
    plugins: [whole, ofItsType, undamaged, atMost(60)],
  }),
  page: new NetworkFirst({
    ...always,
    cacheName: PAGE_CACHE,
    networkTimeoutSeconds: TIMEOUT,
    plugins: [oneAddress, whole, ofItsType, undamaged, atMost(30)],
  }),
  "other-page": new NetworkOnly(),
} satisfies Record<Exclude<Strategy, undefined>, unknown>;

// With a wrong answer the worker is not installed, and the next visit tries again.
addPlugins([whole, ofItsType]);
precache([
  ...BUILD.assets.map((url) => ({ url, revision: null })),
  ...PRECACHED_PAGES.map((url) => ({ url, revision: BUILD.version })),
]);
cleanupOutdatedCaches();
enableNavigationPreload();
// The first worker serves the page that has started it. The worker of a new build waits until the tabs of the old one are closed: they need
// the files that it would delete.
clientsClaim();

for (const [name, strategy] of Object.entries(STRATEGIES)) {
  registerRoute(({ request, url }) => strategyOf(request, url) === name, strategy);
}

registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_ADDRESS, keepShared, "POST");

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== "navigate" || !url) return Response.error();
  return (await matchPrecache(url.pathname)) ?? (await cachedPage(OFFLINE)) ?? Response.error();
});

showMessages();

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteCachesOfOtherBuilds());
});

async function deleteCachesOfOtherBuilds() {
  const names = (await caches.keys()).filter((name) => /^(?:files|pages|readings)-/.test(name));
  await Promise.all(
    names.filter((name) => ![FILE_CACHE, PAGE_CACHE, READING_CACHE].includes(name)).map((name) => caches.delete(name)),
  );
}

/** A page tells what it has loaded before the worker was there, where it is now, and the language that it is in. */
self.addEventListener("message", (event) => {
  const { page, language, files = [] } = event.data as { page?: string; language?: string; files?: string[] };
  if (page) addToCache(event, new URL(page, self.location.origin), "navigate");
  for (const file of files) addToCache(event, new URL(file, self.location.origin), "no-cors");
  if (language) event.waitUntil(refetchInLanguage(language, event));
});

/** Fetches anew the pages that were cached in another language: whoever has chosen one reads it without a connection, too. */
async function refetchInLanguage(language: string, event: ExtendableMessageEvent) {
  const visited = await (await caches.open(PAGE_CACHE)).keys();
  for (const address of new Set([...PRECACHED_PAGES, ...visited.map(({ url }) => pageKey(new URL(url)))])) {
    const cached = await cachedPage(address);
    if (cached?.headers.get("Content-Language") === language) continue;
    // One after the other, because nobody waits for them. What cannot be had now is as good as it was.
    await Promise.all(STRATEGIES.page.handleAll({ event, request: new Request(address) })).catch(() => {});
  }
}

async function cachedPage(address: string): Promise<Response | undefined> {
  return (await caches.match(address, { cacheName: PAGE_CACHE, ignoreVary: true })) ?? (await matchPrecache(address));
}

function addToCache(event: ExtendableMessageEvent, url: URL, mode: string): void {
  const strategy = strategyFor({ method: "GET", mode, url }, self.location.origin);
  if (strategy === undefined || strategy === "other-page") return;
  const request = new Request(strategy === "page" ? pageKey(url) : url);
  const caching = caches.match(request, { ignoreVary: true }).then(async (cached) => {
    if (!cached) await Promise.all(STRATEGIES[strategy].handleAll({ event, request }));
  });
  // What cannot be cached is fetched again when it is needed.
  event.waitUntil(caching.catch(() => {}));
}

function strategyOf({ method, mode }: Request, url: URL): Strategy {
  return strategyFor({ method, mode, url }, self.location.origin);
}
