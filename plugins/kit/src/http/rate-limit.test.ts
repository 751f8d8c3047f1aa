import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { ApiError, isApiError } from "../errors/api-error";
import { countFailures, createLimit, type Limit, rateLimit, takeEach } from "./rate-limit";

/** Sends one request through the middleware; returns 429 when it is refused, otherwise 200. */
async function send(
  middleware: ReturnType<typeof rateLimit>,
  request: object = {},
  response: object = {},
): Promise<number> {
  try {
    await middleware(request as never, response as never, () => undefined);
    return 200;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status;
  }
}

/** Runs attempts one after the other and returns their statuses; 200 for one with a result. */
async function statuses(limit: Limit, outcomes: (number | undefined)[]): Promise<(number | undefined)[]> {
  const answers: (number | undefined)[] = [];
  for (const outcome of outcomes) {
    const attempt = async () => {
      if (outcome !== undefined && outcome >= 400) throw new ApiError(outcome, "refused");
      return outcome;
    };
    answers.push(
      await countFailures([[limit, "somebody"]], attempt).catch((error) => (isApiError(error) ? error.status : 0)),
    );
  }
  return answers;
}

it("allows as many requests as it has points, and states when to retry", async () => {
  const limit = createLimit({ name: "test", points: 2, seconds: 60 });
  await limit.take("somebody");
  await limit.take("SOMEBODY");
  const refusal = await limit.take("somebody").catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, code: "too_many_requests" });
  const wait = isApiError(refusal) ? Number(refusal.headers?.["Retry-After"]) : 0;
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

it("counts each key separately", async () => {
  const limit = createLimit({ name: "test", points: 1, seconds: 60 });
  await limit.take("one");
  await expect(limit.take("another")).resolves.toBeUndefined();
});

it("counts successes like failures, as a middleware", async () => {
  const middleware = rateLimit({ name: "test", points: 3, seconds: 60, key: () => "somebody" });
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await send(middleware));
  expect(answers).toEqual([200, 200, 200, 429]);
});

it("counts only refused requests, as a middleware for failures", async () => {
  const middleware = rateLimit({ name: "test", points: 2, seconds: 60, key: () => "somebody", failuresOnly: true });
  const answers = [];
  for (const statusCode of [200, 400, 415, 500, 401, 200, 403, 200]) {
    const response = Object.assign(new EventEmitter(), { statusCode });
    answers.push(await send(middleware, {}, response));
    response.emit("finish");
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
});

it("does not count successes where only failures count", async () => {
  const limit = createLimit({ name: "test", points: 3, seconds: 60 });
  const outcomes = [200, 200, undefined, 200, 401, 200, 404];
  expect(await statuses(limit, [...outcomes, 200])).toEqual([...outcomes, 429]);
});

it("does not count the shop's own errors", async () => {
  const limit = createLimit({ name: "test", points: 3, seconds: 60 });
  const outcomes = [500, 503, 500, 503, 200, 404];
  expect(await statuses(limit, outcomes)).toEqual(outcomes);
  await expect(countFailures([[limit, "other"]], () => Promise.reject(new TypeError("no")))).rejects.toThrow("no");
});

it("counts concurrent requests before any of them is answered", async () => {
  const limit = createLimit({ name: "test", points: 3, seconds: 60 });
  const taken = await Promise.allSettled(Array.from({ length: 20 }, () => limit.take("somebody")));
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

it("ignores requests without a key", async () => {
  const middleware = rateLimit({ name: "test", points: 1, seconds: 60, key: () => undefined });
  expect([await send(middleware), await send(middleware)]).toEqual([200, 200]);
});

it("does not count refused requests: concurrent successes leave nothing counted", async () => {
  const limit = createLimit({ name: "test", points: 3, seconds: 60 });
  const taken = await Promise.allSettled(Array.from({ length: 20 }, () => limit.take("somebody")));
  for (const { status } of taken) if (status === "fulfilled") await limit.giveBack("somebody");
  for (let time = 0; time < 3; time += 1) await limit.take("somebody");
  await expect(limit.take("somebody")).rejects.toMatchObject({ status: 429 });
});

it("counts all addresses of one /64 together, and other networks separately", async () => {
  const middleware = rateLimit({ name: "test", points: 2, seconds: 60 });
  const from = (remoteAddress: string) => send(middleware, { socket: { remoteAddress }, headers: {} });
  expect(await from("2001:db8:1:2::1")).toBe(200);
  expect(await from("2001:db8:1:2:aaaa::7")).toBe(200);
  expect(await from("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(429);
  expect(await from("2001:db8:1:3::1")).toBe(200);
});

it("refuses with its own code, with the minutes to wait in the text", async () => {
  const limit = createLimit({ name: "test", points: 1, seconds: 3600, code: "too_many_orders" });
  await limit.take("somebody");
  await expect(limit.take("somebody")).rejects.toMatchObject({ code: "too_many_orders", params: { minutes: 60 } });
});

it("takes from several limits all or nothing", async () => {
  const wide = createLimit({ name: "wide", points: 2, seconds: 60 });
  const narrow = createLimit({ name: "narrow", points: 1, seconds: 60 });
  const both = [
    [wide, "somebody"],
    [narrow, "somebody"],
  ] as const;
  const giveBack = await takeEach(both);
  await expect(takeEach(both)).rejects.toMatchObject({ status: 429 });
  // The point that the refused attempt took from the wide limit has been returned.
  await wide.take("somebody");
  await expect(wide.take("somebody")).rejects.toMatchObject({ status: 429 });
  await giveBack();
  await expect(narrow.take("somebody")).resolves.toBeUndefined();
});

it("takes from a fallback limit where the first refuses, and gives back what it took", async () => {
  const full = createLimit({ name: "full", points: 1, seconds: 60 });
  const other = createLimit({ name: "other", points: 1, seconds: 60 });
  await full.take("everybody");
  const giveBack = await takeEach([[full, "everybody", [other, "somebody"]]]);
  await expect(other.take("somebody")).rejects.toMatchObject({ status: 429 });
  await giveBack();
  await expect(other.take("somebody")).resolves.toBeUndefined();
  await expect(full.take("everybody")).rejects.toMatchObject({ status: 429 });
});
