import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DecodeQueue } from "./decode-queue";
import type { Standing } from "./sender";
import { WaitBudget } from "./wait-budget";

let queue: DecodeQueue;
/** The time on the queue's clock, in ms. */
let now: number;
/** Started jobs in order, with a function that ends each. */
let begun: { name: string; end: (afterMs?: number) => Promise<void> }[];
const stays = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  now = 0;
  begun = [];
  queue = new DecodeQueue(2, () => now);
});

afterEach(() => {
  vi.useRealTimers();
});

interface Sent {
  address?: string;
  standing?: Standing;
  large?: boolean;
  ms?: number;
  signal?: AbortSignal;
  wait?: WaitBudget;
}

function send(name: string, account: string, sent: Sent = {}) {
  const { address = account, standing = "anybody", large = false, ms = 100, signal = stays } = sent;
  const sender = { account, address, standing, signal, wait: sent.wait ?? new WaitBudget() };
  const done = queue.run(sender, { large, ms }, () => {
    return new Promise<string>((resolve) => {
      const end = async (afterMs = 1000) => {
        now += afterMs;
        await vi.advanceTimersByTimeAsync(afterMs);
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
  it("are processed two at once, one per account", async () => {
    for (const name of ["a1", "a2", "a3"]) void send(name, "a");
    for (const name of ["b1", "c1"]) void send(name, name.charAt(0));
    await settled();
    expect(names()).toBe("a1 b1");
  });

  it("start with the sender that used the least time, then in order of arrival", async () => {
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

  it("start with another address before new accounts of an address that used much", async () => {
    for (const account of ["a", "b", "c", "d"]) void send(account, account, { address: "one", large: true });
    await settled();
    await begun[0]?.end();
    void send("honest", "e", { large: true });
    await settled();
    await begun[1]?.end();
    await settled();
    expect(names()).toBe("a b honest");
  });

  it("can start beside a large one, because only one large one runs at a time", async () => {
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

  it("leave the queue with their sender, and never start", async () => {
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

  it("free their slot when they fail", async () => {
    const failure = new Error("broken");
    const sender = { account: "a", address: "a", standing: "anybody", signal: stays, wait: new WaitBudget() } as const;
    await expect(queue.run(sender, { large: true, ms: 1 }, () => Promise.reject(failure))).rejects.toBe(failure);
    void send("a1", "a", { large: true });
    await settled();
    expect(names()).toBe("a1");
  });

  it("are equal again after some minutes", async () => {
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

  it("start with administrators, then verified stores", async () => {
    for (const account of ["a", "b", "c"]) void send(account, account);
    void send("verified", "v", { standing: "verified", ms: 900 });
    void send("admin", "o", { standing: "admin", ms: 900 });
    await settled();
    for (const at of [0, 1, 2]) await begun[at]?.end();
    await settled();
    expect(names()).toBe("a b admin verified c");
  });

  it("start with the cheapest where their senders have used the same", async () => {
    for (const account of ["a", "b", "c", "d"]) void send(account, account, { large: true, ms: 1000 });
    void send("tall", "e", { large: true, ms: 800 });
    await settled();
    await begun[0]?.end();
    await settled();
    expect(names()).toBe("a tall");
  });
});

/** Each job takes a second of CPU, from its own address and account. */
function flood(count: number, { standing, ms = 1000 }: Sent = {}): Promise<string>[] {
  return Array.from({ length: count }, (_, number) =>
    send(`bad${number}`, `x${number}`, { large: true, ms, standing }),
  );
}

/** The wait in ms on the queue's clock, while running jobs end one after the other, each after a second. */
async function waited(job: Promise<string>): Promise<{ ms: number; outcome: string }> {
  const since = Date.now();
  let outcome: string | undefined;
  void job.then(
    (name) => {
      outcome ??= name;
    },
    ({ status, code, headers }) => {
      outcome ??= [status, code, headers["Retry-After"]].join(" ");
    },
  );
  for (let at = 0; outcome === undefined && at < 100; at += 1) {
    await settled();
    const next = begun[at];
    if (next?.name.startsWith("bad")) await next.end(1000);
    else await next?.end(0);
  }
  await settled();
  return { ms: Date.now() - since, outcome: outcome ?? "nothing" };
}

describe("a picture among a hundred slow ones, each from another account and address", () => {
  it.each([
    ["a small one", { ms: 150 }],
    ["a tall one", { large: true, ms: 800 }],
    ["an administrator's slowest", { large: true, ms: 1000, standing: "admin" }],
    ["a verified store's slowest", { large: true, ms: 1000, standing: "verified" }],
  ] as [string, Sent][])("is worked on at once or as soon as the one that runs is done: %s", async (_what, sent) => {
    for (const bad of flood(100)) bad.catch(() => undefined);
    const { ms, outcome } = await waited(send("good", "good", sent));
    expect(outcome).toBe("good");
    expect(ms).toBeLessThanOrEqual(1000);
  });

  it("is refused before 5 s when nothing distinguishes it from the others", async () => {
    for (const bad of flood(100)) bad.catch(() => undefined);
    const { ms, outcome } = await waited(send("good", "good", { large: true, ms: 1000 }));
    expect(outcome).toBe("503 uploads_busy 5");
    expect(ms).toBeLessThan(5000);
    expect(queue.length).toBe(0);
  });

  it("waits no longer when its form has further pictures", async () => {
    const wait = new WaitBudget();
    void send("x1", "x", { large: true });
    const first = send("a1", "a", { large: true, wait });
    await vi.advanceTimersByTimeAsync(3000);
    void begun[0]?.end(0);
    await settled();
    void send("y1", "y", { large: true });
    void begun[1]?.end(0);
    await first;
    const second = send("a2", "a", { large: true, wait }).catch(({ code }) => code);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe("uploads_busy");
  });

  it("is not refused for waiting behind pictures of its own account", async () => {
    void send("a1", "a", { large: true });
    const second = send("a2", "a", { large: true });
    await vi.advanceTimersByTimeAsync(60_000);
    void begun[0]?.end(0);
    await settled();
    void begun[1]?.end(0);
    expect(await second).toBe("a2");
  });
});
