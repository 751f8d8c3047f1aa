import { describe, expect, it } from "vitest";
import { RenderQueue, TooBusy } from "./render-queue";

/** Tasks that end when one of `ends` is called. */
function pendingTasks() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const task = () => {
    running += 1;
    most = Math.max(most, running);
    return new Promise<void>((resolve) => {
      ends.push(() => {
        running -= 1;
        resolve();
      });
    });
  };
  return { task, ends, most: () => most };
}

describe("the render queue", () => {
  it("runs a limited number at once, queues others, and refuses more", async () => {
    const queue = new RenderQueue({ maxConcurrent: 2, maxWaiting: 1 });
    const { task, ends, most } = pendingTasks();
    const done = [queue.run(task), queue.run(task), queue.run(task)];
    await expect(queue.run(task)).rejects.toBeInstanceOf(TooBusy);
    expect(ends).toHaveLength(2);
    ends[0]?.();
    await done[0];
    expect(ends).toHaveLength(3);
    for (const end of ends) end();
    await Promise.all(done);
    expect(most()).toBe(2);
  });

  it("runs the next task after a failure", async () => {
    const queue = new RenderQueue({ maxConcurrent: 1, maxWaiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await queue.run(async () => "next")).toBe("next");
  });

  it("runs CPU-bound work one at a time, and handles waiting requests in between", async () => {
    const queue = new RenderQueue();
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(name);
      await Promise.resolve();
      setImmediate(() => order.push(`answered after ${name}`));
      order.push(`end of ${name}`);
    };
    await Promise.all([queue.runExclusive(work("a")), queue.runExclusive(work("b"))]);
    expect(order.slice(0, 4)).toEqual(["a", "end of a", "answered after a", "b"]);
  });

  it("continues after CPU-bound work that failed", async () => {
    const queue = new RenderQueue();
    await expect(queue.runExclusive(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await queue.runExclusive(async () => "next")).toBe("next");
  });
});
