import { EventEmitter } from "node:events";
import { beforeAll, expect, it } from "vitest";
import { isApiError } from "./api-error";
import { createLimit, type RateLimit, rateLimit } from "./rate-limit";

beforeAll(() => {
  delete process.env.REDIS_URL;
});

/** Sends one request through the middleware and answers it with `status`; 429 where it did not come through. */
async function send(middleware: ReturnType<typeof rateLimit>, status: number): Promise<number> {
  const response = Object.assign(new EventEmitter(), { statusCode: status });
  try {
    await middleware({} as never, response as never, () => undefined);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.status;
  }
  response.emit("finish");
  return status;
}

function statuses(options: Partial<RateLimit>, answers: number[]): Promise<number[]> {
  const middleware = rateLimit({ name: "test", points: 3, seconds: 60, key: () => "somebody", ...options });
  return answers.reduce(
    async (before, status) => [...(await before), await send(middleware, status)],
    Promise.resolve<number[]>([]),
  );
}

it("lets as many through as it has points, and says when to come back", async () => {
  const limit = createLimit({ name: "test", points: 2, seconds: 60 });
  await limit.take("somebody");
  await limit.take("SOMEBODY");
  const refusal = await limit.take("somebody").catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, code: "too_many_requests" });
  const wait = isApiError(refusal) ? Number(refusal.headers?.["Retry-After"]) : 0;
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

it("counts each key by itself", async () => {
  const limit = createLimit({ name: "test", points: 1, seconds: 60 });
  await limit.take("one");
  await expect(limit.take("another")).resolves.toBeUndefined();
});

it("counts successes like failures unless told otherwise", async () => {
  expect(await statuses({}, [200, 200, 200, 200])).toEqual([200, 200, 200, 429]);
});

it("does not count successes where only failures count", async () => {
  expect(await statuses({ failuresOnly: true }, [200, 200, 401, 200, 401, 200, 401, 200])).toEqual([
    200, 200, 401, 200, 401, 200, 401, 429,
  ]);
});

it("counts requests that run at once before any of them is answered", async () => {
  const limit = createLimit({ name: "test", points: 3, seconds: 60 });
  const taken = await Promise.allSettled(Array.from({ length: 20 }, () => limit.take("somebody")));
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

it("leaves requests without a key alone", async () => {
  expect(await statuses({ points: 1, key: () => undefined }, [200, 200])).toEqual([200, 200]);
});
