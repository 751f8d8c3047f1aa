import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Answer } from "./answer.mjs";
import { followChanges } from "./change-stream.mjs";
import { KeptAnswers } from "./kept-answers.mjs";

let commerce: Server;
let streams: ServerResponse[];
let heardSecrets: (string | undefined)[];
let kept: KeptAnswers;
let own: KeptAnswers;
let following: { close: () => void };

beforeEach(async () => {
  streams = [];
  heardSecrets = [];
  commerce = createServer((request, response) => {
    heardSecrets.push(request.headers.authorization);
    if (request.url !== "/zakh/changes") return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    streams.push(response);
  });
  await new Promise<void>((resolve) => commerce.listen(0, "127.0.0.1", resolve));
  [kept, own] = [new KeptAnswers(), new KeptAnswers()];
  const commerceUrl = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}`;
  following = followChanges({ commerceUrl, secret: "s3cret", kept, own, retry: 5 });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
});

afterEach(() => {
  following.close();
  commerce.close().closeAllConnections();
});

const tell = (event: string, data = "") => streams.at(-1)?.write(`event: ${event}\ndata: ${data}\n\n`);
const hearing = (expected: boolean) =>
  vi.waitFor(() => expect([kept.hearing, own.hearing]).toEqual([expected, expected]));

/** Keeps an answer, as soon as what the last change has stirred up has settled. */
async function keepOne(answers = kept): Promise<void> {
  const answer = new Answer({ headers: [], body: Buffer.from("x"), tables: ["product"] });
  await vi.waitFor(async () => {
    await answers.take("/", async () => ({ answer, keep: true }));
    expect(answers.get("/")).toBeDefined();
  });
}

it("shows the shared secret", () => {
  expect(heardSecrets).toEqual(["Bearer s3cret"]);
});

it("keeps nothing until commerce says that it hears the database, and nothing after it says that it no longer does", async () => {
  expect(kept.hearing).toBe(false);
  tell("heard");
  await hearing(true);
  await keepOne();
  tell("cut");
  await hearing(false);
  expect(kept.get("/")).toBeUndefined();
});

it("drops what is kept at a change, also when the telling of it comes in two pieces", async () => {
  tell("heard");
  await hearing(true);
  await keepOne();
  streams[0]?.write("event: cha");
  streams[0]?.write("nged\ndata: product\n\n");
  await vi.waitFor(() => expect(kept.get("/")).toBeUndefined());
  expect(kept.hearing).toBe(true);
});

it("drops what shows the table that has changed, and nothing else", async () => {
  tell("heard");
  await hearing(true);
  await keepOne();
  tell("changed", "footer_setting");
  tell("changed", "site_setting");
  tell("own-changed", "account");
  await keepOne(own);
  expect(kept.get("/")).toBeDefined();
  tell("changed", "product");
  await vi.waitFor(() => expect(kept.get("/")).toBeUndefined());
});

it("drops public answers at public changes and personal ones at changes of sessions, accounts and orders", async () => {
  tell("heard");
  await hearing(true);
  await Promise.all([keepOne(kept), keepOne(own)]);
  tell("own-changed", "account");
  await vi.waitFor(() => expect(own.get("/")).toBeUndefined());
  expect(kept.get("/")).toBeDefined();
  await keepOne(own);
  tell("changed", "product");
  await vi.waitFor(() => expect(kept.get("/")).toBeUndefined());
  expect(own.get("/")).toBeDefined();
});

it("lets public answers grow stale and personal ones go when commerce is cut off", async () => {
  const stale = new KeptAnswers({ isAnswering: async () => false });
  following.close();
  const commerceUrl = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}`;
  following = followChanges({ commerceUrl, secret: "s3cret", kept: stale, own, retry: 5 });
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  tell("heard");
  await vi.waitFor(() => expect([stale.hearing, own.hearing]).toEqual([true, true]));
  await Promise.all([keepOne(stale), keepOne(own)]);
  streams[1]?.destroy();
  await vi.waitFor(() => expect([stale.hearing, own.hearing]).toEqual([false, false]));
  expect([stale.get("/"), own.get("/")]).toEqual([undefined, undefined]);
  const gone = () => Promise.reject(new Error("gone"));
  expect((await stale.take("/", gone)).body.toString()).toBe("x");
  await expect(own.take("/", gone)).rejects.toThrow("gone");
});

it("keeps nothing while commerce is away, and begins anew when it is back", async () => {
  tell("heard");
  await hearing(true);
  await keepOne();
  streams[0]?.destroy();
  await hearing(false);
  expect(kept.get("/")).toBeUndefined();
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  expect(kept.hearing).toBe(false);
  tell("heard");
  await hearing(true);
});
