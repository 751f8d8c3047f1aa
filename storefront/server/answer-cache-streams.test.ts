import { beforeEach, expect, it } from "vitest";
import { Answer } from "./answer.mjs";
import { AnswerCache } from "./answer-cache.mjs";

let clock: number;
let cache: AnswerCache;
let isUp: boolean;

beforeEach(() => {
  clock = 0;
  isUp = true;
  cache = new AnswerCache({ maxSilenceMs: 1000, now: () => clock, isCommerceUp: async () => isUp });
});

async function bodyOf(body: string) {
  const answer = new Answer({ headers: [], body: Buffer.from(body), tables: ["product"] });
  return (await cache.getOrMake("/", async () => ({ answer, cacheable: true }))).body.toString();
}

/** Two streams are connected, and the time to settle is over. */
function connectBoth() {
  for (const stream of ["a", "b"]) cache.connect(stream);
  clock += 500;
  cache.heard();
}

it("answers from memory while one of two streams is connected, and not without both", async () => {
  connectBoth();
  await bodyOf("first");
  cache.disconnect("a");
  expect(await bodyOf("second")).toBe("first");
  cache.disconnect("b");
  expect(await bodyOf("second")).toBe("second");
});

it("forgets what it knows when a stream comes back: its process may have answered without knowing of changes", async () => {
  connectBoth();
  cache.disconnect("a");
  await bodyOf("first");
  cache.connect("a");
  expect(cache.get("/")).toBeUndefined();
});

it("answers nothing from memory that no stream has confirmed for a second, and the same again after a sign of life", async () => {
  connectBoth();
  await bodyOf("first");
  clock += 1000;
  expect(cache.get("/")).toBeUndefined();
  cache.heard();
  expect(cache.get("/")?.body.toString()).toBe("first");
  clock += 1000;
  expect(await bodyOf("second")).toBe("second");
});

it("shares an answer that is being made only while it is younger than that", async () => {
  connectBoth();
  const stuck = cache.getOrMake("/", () => new Promise(() => {}));
  clock += 1000;
  expect(await bodyOf("new")).toBe("new");
  expect(await Promise.race([stuck, "still waiting"])).toBe("still waiting");
});

it("does not wait for commerce that no stream has confirmed and that does not say that it is up", async () => {
  connectBoth();
  await bodyOf("first");
  clock += 1000;
  isUp = false;
  const stuck = () => new Promise<never>(() => {});
  expect((await cache.getOrMake("/", stuck)).body.toString()).toBe("first");
  isUp = true;
  expect(await bodyOf("second")).toBe("second");
});
