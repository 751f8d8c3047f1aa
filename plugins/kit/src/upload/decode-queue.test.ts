import { beforeEach, describe, expect, it } from "vitest";
import { type DecodeJob, DecodeQueue } from "./decode-queue";

let queue: DecodeQueue;
/** What the queue takes for the time, in ms. */
let now: number;
/** Jobs in the order they were begun, and how each is ended. */
let begun: { name: string; end: (afterMs?: number) => Promise<void> }[];
const stays = new AbortController().signal;

beforeEach(() => {
  now = 0;
  begun = [];
  queue = new DecodeQueue(2, () => now);
});

function send(
  name: string,
  account: string,
  { address = account, large = false, signal = stays }: Partial<DecodeJob> = {},
) {
  const done = queue.run({ account, address, large, signal }, () => {
    return new Promise<string>((resolve) => {
      const end = async (afterMs = 1000) => {
        now += afterMs;
        resolve(name);
        await done;
      };
      begun.push({ name, end });
    });
  });
  return done;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const names = () => begun.map(({ name }) => name).join(" ");

describe("pictures that wait to be decoded", () => {
  it("are worked on two at once, one of each account", async () => {
    for (const name of ["a1", "a2", "a3"]) void send(name, "a");
    for (const name of ["b1", "c1"]) void send(name, name.charAt(0));
    await settled();
    expect(names()).toBe("a1 b1");
  });

  it("come from who has used the least time, then from who came first", async () => {
    for (const name of ["a1", "a2", "b1", "b2"]) void send(name, name.charAt(0));
    await settled();
    await begun[0]?.end(5000);
    void send("c1", "c");
    await settled();
    await begun[1]?.end(100);
    await settled();
    expect(names()).toBe("a1 b1 a2 c1");
    await begun[2]?.end(100);
    await settled();
    expect(names()).toBe("a1 b1 a2 c1 b2");
  });

  it("come from another address before those of new accounts at one that has used much", async () => {
    for (const account of ["a", "b", "c", "d"]) void send(account, account, { address: "one", large: true });
    await settled();
    await begun[0]?.end();
    void send("honest", "e", { large: true });
    await settled();
    await begun[1]?.end();
    await settled();
    expect(names()).toBe("a b honest");
  });

  it("find a place beside a large one, as only one of those is worked on", async () => {
    void send("a1", "a", { large: true });
    void send("b1", "b", { large: true });
    void send("c1", "c");
    await settled();
    expect(names()).toBe("a1 c1");
    await begun[1]?.end();
    expect(names()).toBe("a1 c1");
    await begun[0]?.end();
    await settled();
    expect(names()).toBe("a1 c1 b1");
  });

  it("leave with their sender, and are never begun", async () => {
    const leaving = new AbortController();
    const reason = new Error("gone");
    void send("a1", "a");
    const waiting = send("a2", "a", { signal: leaving.signal });
    void send("a3", "a");
    leaving.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(send("a4", "a", { signal: leaving.signal })).rejects.toBe(reason);
    expect(queue.length).toBe(1);
    await begun[0]?.end();
    await settled();
    expect(names()).toBe("a1 a3");
  });

  it("make room when they fail", async () => {
    const failure = new Error("broken");
    await expect(
      queue.run({ account: "a", address: "a", large: true, signal: stays }, () => Promise.reject(failure)),
    ).rejects.toBe(failure);
    void send("a1", "a", { large: true });
    await settled();
    expect(names()).toBe("a1");
  });

  it("are equal again when some minutes have passed", async () => {
    void send("a1", "a");
    await settled();
    await begun[0]?.end(60_000);
    void send("b1", "b");
    await settled();
    await begun[1]?.end(0);
    now += 60 * 60 * 1000;
    for (const name of ["x1", "y1", "a2", "b2"]) void send(name, name.charAt(0));
    await settled();
    await begun[2]?.end(0);
    await settled();
    expect(names()).toBe("a1 b1 x1 y1 a2");
  });
});
