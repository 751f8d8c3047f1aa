import { expect, it } from "vitest";
import { hashQueue } from "./hash-queue";

/** Jobs that end on demand, and the number of running ones. */
function works() {
  const ends: (() => void)[] = [];
  const state = { running: 0, most: 0 };
  const work = async () => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    state.running -= 1;
    return "done";
  };
  return { work, state, endOne: () => ends.shift()?.() };
}

async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

it("runs a limited number at once, and all of them in the end", async () => {
  const { work, state, endOne } = works();
  const queue = hashQueue(2, 10);
  const all = Promise.all(Array.from({ length: 6 }, () => queue(work)));
  for (let time = 0; time < 6; time += 1) {
    await settle();
    expect(state.running).toBeLessThanOrEqual(2);
    endOne();
  }
  expect(await all).toEqual(Array(6).fill("done"));
  expect(state.most).toBe(2);
});

it("refuses work when too much waits, with Retry-After, and accepts work again afterwards", async () => {
  const { work, endOne } = works();
  const queue = hashQueue(1, 1);
  const [first, second] = [queue(work), queue(work)];
  await expect(queue(work)).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
  endOne();
  await first;
  await settle();
  endOne();
  await second;
  const third = queue(work);
  await settle();
  endOne();
  expect(await third).toBe("done");
});

it("continues after a failed job", async () => {
  const queue = hashQueue(1, 1);
  await expect(queue(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue(async () => "done")).toBe("done");
});

it("serves a known device before all strangers, and accepts it when the strangers' queue is full", async () => {
  const { work, endOne } = works();
  const queue = hashQueue(1, 2);
  const done: string[] = [];
  const first = queue(work).then(() => done.push("first"));
  const strangers = [1, 2].map((each) => queue(work).then(() => done.push(`stranger ${each}`)));
  await expect(queue(work)).rejects.toMatchObject({ status: 503 });
  const known = [1, 2].map((each) => queue(work, "known").then(() => done.push(`known ${each}`)));
  await expect(queue(work, "known")).rejects.toMatchObject({ status: 503 });
  for (let time = 0; time < 5; time += 1) {
    await settle();
    endOne();
  }
  await Promise.all([first, ...strangers, ...known]);
  expect(done).toEqual(["first", "known 1", "known 2", "stranger 1", "stranger 2"]);
});
