import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WaitBudget } from "../uploads/wait-budget";
import { type FormSlot, FormSlots } from "./form-slots";

const stays = new AbortController().signal;
const OPTIONS = {
  maxActive: 3,
  maxActivePerAccount: 2,
  maxWaiting: 3,
  maxWaitingPerAccount: 2,
  maxWaitMs: 20_000,
  maxBytes: 100,
};

let slots: FormSlots;
let ended: string[];
let entered: Map<string, FormSlot>;

beforeEach(() => {
  vi.useFakeTimers();
  slots = new FormSlots(OPTIONS);
  ended = [];
  entered = new Map();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Requests a slot and resolves with the outcome. */
function acquire(name: string, signal = stays): Promise<string> {
  const account = name.charAt(0);
  const sender = { account, address: account, standing: "anybody", signal, wait: new WaitBudget() } as const;
  return slots
    .acquire(sender, ({ code }) => ended.push(`${name} ${code}`))
    .then(
      (slot) => {
        entered.set(name, slot);
        return name;
      },
      ({ status, code, headers }) => [status, code, headers?.["Retry-After"]].join(" "),
    );
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const inside = () => [...entered.keys()].join(" ");

describe("forms that arrive at the same time", () => {
  it("wait for a slot, with a limit per account and in total", async () => {
    const answers = ["a1", "a2", "a3", "a4", "a5", "b1", "c1", "d1"].map((name) => acquire(name));
    await settled();
    expect(inside()).toBe("a1 a2 b1");
    expect(await answers[4]).toBe("429 uploads_busy 5");
    expect(await answers[7]).toBe("503 uploads_busy 5");
  });

  it("are served by the account with the fewest active forms, then in order of arrival", async () => {
    for (const name of ["a1", "a2", "b1", "a3", "b2", "c1"]) void acquire(name);
    await settled();
    entered.get("a1")?.release();
    entered.get("a1")?.release();
    await settled();
    expect(inside()).toBe("a1 a2 b1 c1");
    entered.get("a2")?.release();
    await settled();
    expect(inside()).toBe("a1 a2 b1 c1 a3");
  });

  it("are refused before others have made them wait for 5 s", async () => {
    for (const name of ["x1", "y1", "z1"]) void acquire(name);
    const late = acquire("a1");
    await vi.advanceTimersByTimeAsync(4999);
    expect(await late).toBe("503 uploads_busy 5");
    entered.get("x1")?.release();
    await settled();
    expect(inside()).toBe("x1 y1 z1");
  });

  it("are refused after waiting twenty seconds for forms of their own account", async () => {
    for (const name of ["a1", "a2"]) void acquire(name);
    const late = acquire("a3");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await late).toBe("503 uploads_busy 5");
    entered.get("a1")?.release();
    await settled();
    expect(inside()).toBe("a1 a2");
  });

  it("leave the queue when their sender disconnects", async () => {
    const leaving = new AbortController();
    for (const name of ["a1", "a2"]) void acquire(name);
    const left = acquire("a3", leaving.signal);
    leaving.abort({ status: 400, code: "gone" });
    expect(await left).toBe("400 gone ");
    entered.get("a1")?.release();
    void acquire("a4");
    await settled();
    expect(inside()).toBe("a1 a2 a4");
  });
});

describe("forms that hold more bytes than allowed", () => {
  it("lose the largest form of the account that holds the most", async () => {
    for (const name of ["a1", "a2", "b1"]) await acquire(name);
    entered.get("a1")?.addBytes(40);
    entered.get("a2")?.addBytes(30);
    entered.get("b1")?.addBytes(30);
    expect(ended).toEqual([]);
    entered.get("b1")?.addBytes(1);
    expect(ended).toEqual(["a1 uploads_busy"]);
  });

  it("are not cancelled once they have arrived completely", async () => {
    for (const name of ["a1", "b1"]) await acquire(name);
    entered.get("a1")?.addBytes(90);
    entered.get("a1")?.complete();
    entered.get("b1")?.addBytes(20);
    expect(ended).toEqual(["b1 uploads_busy"]);
  });

  it("release the bytes that they held", async () => {
    for (const name of ["a1", "b1"]) await acquire(name);
    entered.get("a1")?.addBytes(90);
    entered.get("a1")?.release();
    entered.get("b1")?.addBytes(90);
    expect(ended).toEqual([]);
  });
});
