import { ApiError } from "@zakh/kit/errors/api-error";
import { describe, expect, it } from "vitest";
import { carryOut, outOfStep } from "./carry-out";
import type { OrderShare } from "./pending";

const orders = [1, 2, 3].map((number) => ({ number, amount: number * 1000 }));

/** Orders that hold the line's money, of which some refuse it, or refuse to give it back; and a claim that ends. */
class Shop {
  readonly holding = new Set<number>();
  renewed = 0;

  constructor(private readonly is: { refusing?: number; keeping?: number; away?: number; renewals?: number } = {}) {}

  run() {
    return carryOut(orders, {
      renew: async () => {
        this.renewed += 1;
        return this.renewed <= (this.is.renewals ?? Number.POSITIVE_INFINITY);
      },
      work: async ({ number }) => {
        if (number === this.is.away) throw new Error("The database is away");
        if (number === this.is.refusing) throw new ApiError(409, "order_status_changed");
        this.holding.add(number);
      },
      back: async ({ number }) => {
        if (number === this.is.keeping) throw new ApiError(409, "conflict");
        this.holding.delete(number);
      },
    });
  }
}

const numbers = (shares: readonly OrderShare[]) => shares.map(({ number }) => number);

describe("carrying out a line", () => {
  it("does each of its orders, with a claim that is renewed before each", async () => {
    const shop = new Shop();
    expect(await shop.run()).toEqual({ done: orders, refusal: null, isLost: false });
    expect([...shop.holding]).toEqual([1, 2, 3]);
    expect(shop.renewed).toBe(3);
  });

  it("takes everything back when an order refuses", async () => {
    const shop = new Shop({ refusing: 3 });
    const { done, refusal, isLost } = await shop.run();
    expect([done, refusal?.code, isLost]).toEqual([[], "order_status_changed", false]);
    expect(shop.holding.size).toBe(0);
  });

  it("tells which orders could not be taken back, and takes back the others", async () => {
    const shop = new Shop({ refusing: 3, keeping: 2 });
    const { done, refusal } = await shop.run();
    expect([numbers(done), refusal?.code]).toEqual([[2], "order_status_changed"]);
    expect([...shop.holding]).toEqual([2]);
  });

  it("stops when its claim is lost, and tells what it has done", async () => {
    const shop = new Shop({ renewals: 2 });
    const { done, isLost } = await shop.run();
    expect([numbers(done), isLost]).toEqual([[1, 2], true]);
    expect([...shop.holding]).toEqual([1, 2]);
  });

  it("stops taking back when its claim is lost", async () => {
    const shop = new Shop({ refusing: 3, renewals: 4 });
    const { done, isLost } = await shop.run();
    expect([numbers(done), isLost]).toEqual([[1], true]);
    expect([...shop.holding]).toEqual([1]);
  });

  it("is left to be finished later when the database is away", async () => {
    const shop = new Shop({ away: 2 });
    await expect(shop.run()).rejects.toThrow("The database is away");
    expect([...shop.holding]).toEqual([1]);
  });
});

describe("what was done with orders after somebody else had ended the line", () => {
  const settled = { state: "settled", settlement: { as: "paid" as const, orders: orders.slice(0, 1) } };
  const waiting = { state: "waiting", settlement: null };

  it("stays where the line says so", () => {
    expect(outOfStep("settle", orders.slice(0, 1), settled)).toEqual([]);
    expect(outOfStep("undo", orders, waiting)).toEqual([]);
  });

  it("is taken back where it does not", () => {
    expect(numbers(outOfStep("settle", orders, settled))).toEqual([2, 3]);
    expect(numbers(outOfStep("settle", orders, waiting))).toEqual([1, 2, 3]);
    expect(numbers(outOfStep("undo", orders, settled))).toEqual([1]);
  });
});
