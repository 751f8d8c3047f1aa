import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BrowserStorage } from "../lib/browser/browser-storage";
import { FavoritesStore } from "./favorites-store";
import { FavoritesSync } from "./favorites-sync";

let kept: Map<string, string>;
let store: FavoritesStore;
let sent: string[];
/** What the server answers to a call; 204 unless said otherwise. */
let answers: Record<string, { status: number; json?: unknown } | "offline">;

const storage = (): BrowserStorage => ({
  read: (key) => kept.get(key),
  write: (key, value) => kept.set(key, value),
  remove: (key) => kept.delete(key),
});

beforeEach(() => {
  kept = new Map();
  store = new FavoritesStore(storage());
  sent = [];
  answers = {};
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit) => {
    const call = `${method} ${path.replace("/api/user/favorites", "")}`;
    sent.push(call);
    const answer = answers[call] ?? { status: method === "GET" ? 200 : 204, json: [] };
    if (answer === "offline") throw new TypeError("no network");
    return new Response(answer.status === 204 ? null : JSON.stringify(answer.json), { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const listOf = (...ids: number[]) => ({ status: 200, json: ids.map((productId) => ({ productId })) });

async function signIn(userId: number, reads = true) {
  const sync = new FavoritesSync(store, userId);
  await sync.run(reads);
  return sync;
}

it("keeps a visitor's favourites, newest first, over a reload of the page", () => {
  for (const id of [1, 2, 3, 2]) store.toggle(id);
  expect(store.ids()).toEqual([3, 1]);
  expect(new FavoritesStore(storage()).ids()).toEqual([3, 1]);
});

it("joins what a visitor has pressed with the account's", async () => {
  store.toggle(1);
  store.toggle(2);
  answers["GET "] = listOf(2, 1, 9);
  await signIn(7);
  expect(sent).toEqual(["PUT /1", "PUT /2", "GET "]);
  expect(store.ids()).toEqual([2, 1, 9]);
  expect(store.state().changes).toEqual([]);
});

it("sends offline presses when the connection is back, the last of each product only", async () => {
  const sync = await signIn(7);
  answers["PUT /1"] = "offline";
  store.toggle(1);
  await sync.run(false);
  expect(store.ids()).toEqual([1]);
  store.toggle(2);
  store.toggle(2);
  answers = { "GET ": listOf(1) };
  sent = [];
  await sync.run(true);
  expect(sent).toEqual(["PUT /1", "DELETE /2", "GET "]);
  expect(store.state()).toMatchObject({ ids: [1], changes: [] });
});

it("shows the account's again where the server refuses for good", async () => {
  answers["PUT /1"] = { status: 404, json: { code: "product_not_found", message: "" } };
  store.toggle(1);
  await signIn(7, false);
  expect(sent).toEqual(["PUT /1", "GET "]);
  expect(store.state()).toMatchObject({ ids: [], changes: [] });
});

it("takes nothing of another account over", async () => {
  store.toggle(1);
  await signIn(7);
  store.toggle(2);
  sent = [];
  await signIn(8);
  expect(sent).toEqual(["GET "]);
  expect(store.ids()).toEqual([]);
});

it("writes nothing more when its owner has signed out meanwhile", async () => {
  answers["GET "] = listOf(1, 2);
  const reading = signIn(7);
  kept.clear();
  store.restore();
  await reading;
  expect([store.ids(), kept.size]).toEqual([[], 0]);
});
