import { describe, expect, it } from "vitest";
import { Life, TOTAL, transfer } from "../../payment/order-life.testing";
import { planMoney } from "./plan-money";
import { hasTransfer, refuseToForgetLine } from "./plan-transfer";

describe("a transfer of what is due", () => {
  it("is entered with its line", () => {
    const life = new Life().pay(transfer(7));
    expect(life.entries).toEqual([{ kind: "received", amount: TOTAL, line: 7 }]);
    expect(hasTransfer(life.state, 7)).toBe(true);
    expect(hasTransfer(life.state, 8)).toBe(false);
  });

  it("is undone as if it never came", () => {
    const life = new Life().pay(transfer(7)).wait(7);
    expect(life.entries.at(-1)).toMatchObject({ kind: "received", amount: -TOTAL, line: 7 });
    expect(life.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
    expect(hasTransfer(life.state, 7)).toBe(false);
  });

  it("is no longer entered once the order waits again by hand", () => {
    expect(hasTransfer(new Life().pay(transfer(7)).wait().state, 7)).toBe(false);
  });

  it.each([TOTAL - 1, TOTAL + 1, 0, -TOTAL])("of %d won, which is another sum, pays nothing", (amount) => {
    expect(() => new Life().pay(transfer(7, amount))).toThrow("transfer_sum_differs");
  });
});

describe("a cancelled order that a transfer takes up again", () => {
  it.each([7, undefined])("is what it was after the undo, when line %s had paid it and was returned", (first) => {
    const paid = first === undefined ? new Life().pay() : new Life().pay(transfer(first));
    const life = paid.cancel().giveBack();
    const before = life.sums;
    life.pay(transfer(8)).wait(8);
    expect(life.sums).toEqual({ ...before, due: TOTAL });
    expect(hasTransfer(life.state, 8)).toBe(false);
    expect(life.cancel().sums).toEqual(before);
  });

  it("is paid by other money: what had not been returned is still to go back", () => {
    const life = new Life().pay(transfer(7)).cancel().giveBack(20_000);
    expect(() => life.pay(transfer(8, 20_000))).toThrow("transfer_sum_differs");
    life.pay(transfer(8));
    expect(life.sums).toEqual({ received: 2 * TOTAL - 20_000, due: 0, toReturn: TOTAL - 20_000 });
    expect(life.wait(8).sums).toEqual({ received: TOTAL - 20_000, due: TOTAL, toReturn: TOTAL - 20_000 });
    expect(life.cancel().sums).toEqual({ received: TOTAL - 20_000, due: 0, toReturn: TOTAL - 20_000 });
  });

  it("uses what had not been returned when an admin takes it up", () => {
    const life = new Life().pay(transfer(7)).cancel().giveBack(20_000).pay();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect(life.entries.at(-1)).toEqual({ kind: "received", amount: 20_000 });
  });

  it("does not give up what another line had paid before, which was returned", () => {
    const life = new Life().pay(transfer(7)).cancel().giveBack().pay();
    expect(() => life.wait(7)).toThrow("transfer_used");
    const again = life.cancel().pay();
    expect(() => again.wait(7)).toThrow("transfer_used");
  });
});

describe("an order that is set back to waiting by hand", () => {
  const back = (life: Life) => refuseToForgetLine(planMoney(life.state, "pending"));

  it("is refused while a line's money would be forgotten, and the line is named", () => {
    const refused = expect.objectContaining({ status: 409, code: "order_has_transfer", params: { line: 7 } });
    expect(() => back(new Life().pay(transfer(7)))).toThrow(refused);
    expect(() => back(new Life().pay(transfer(7, TOTAL + 5000, true)))).toThrow(refused);
    expect(() => back(new Life().part(7, 50_000).pay(transfer(6, 4700)))).toThrow(refused);
  });

  it("is not refused when every line's money stays", () => {
    const lives = [new Life().pay(), new Life().part(7, 50_000).pay(), new Life().pay(transfer(7)).cancel()];
    for (const life of lives) expect(() => back(life)).not.toThrow();
  });

  it("is not refused for money that was returned long ago", () => {
    const life = new Life().pay(transfer(7)).cancel().giveBack().pay();
    expect(() => back(life)).not.toThrow();
    life.wait().part(8, 50_000).pay();
    expect(() => back(life)).not.toThrow();
    expect(life.wait().sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
  });
});

const STEPS: ((life: Life, line: number) => unknown)[] = [
  (life) => life.pay(),
  (life, line) => life.pay(transfer(line, life.due)),
  (life, line) => life.part(line, 20_000),
  (life, line) => life.unneeded(line, 1000),
  (life) => life.wait(),
  (life) => life.cancel(),
  (life) => life.giveBack(),
  (life) => life.giveBack(500),
];

describe("an undo", () => {
  it("leaves the money as it was before the transfer, whatever happened before that", () => {
    let undone = 0;
    function everyLife(before: readonly number[], steps: number) {
      const life = new Life();
      try {
        before.forEach((step, at) => {
          STEPS[step]?.(life, at + 1);
        });
      } catch {
        return; // The shop refuses a step.
      }
      life;
      const { received, toReturn } = life.sums;
      expect(Math.min(received, toReturn, received - toReturn)).toBeGreaterThanOrEqual(0);
      if (life.status !== "processing" && life.due > 0) {
        const { status } = life;
        life.pay(transfer(99, life.due)).wait(99);
        if (status === "cancelled") life.cancel();
        expect(life.sums, JSON.stringify([before, life.entries])).toMatchObject({ received, toReturn });
        expect(hasTransfer(life.state, 99)).toBe(false);
        undone += 1;
      }
      if (steps > 0) for (const step of STEPS.keys()) everyLife([...before, step], steps - 1);
    }
    everyLife([], 4);
    expect(undone).toBeGreaterThan(100);
  });
});

describe("more than is due", () => {
  it("is to be returned, and nothing else is", () => {
    const life = new Life().pay(transfer(7, TOTAL + 5000, true));
    expect(life.sums).toEqual({ received: TOTAL + 5000, due: 0, toReturn: 5000 });
    life.giveBack(5000);
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it("is undone together with the rest, until it was returned", () => {
    const life = new Life().pay(transfer(7, TOTAL + 5000, true)).wait(7);
    expect(life.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
    const returned = new Life().pay(transfer(7, TOTAL + 5000, true));
    returned.giveBack(5000);
    expect(() => returned.wait(7)).toThrow("transfer_used");
  });
});

describe("a part payment", () => {
  it("leaves the order waiting for the rest", () => {
    const life = new Life().part(7, 50_000);
    expect(life.sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
  });

  it("is completed by another line, each undone in its turn", () => {
    const life = new Life().part(7, 50_000).pay(transfer(8, 4700));
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect(() => life.wait(7)).not.toThrow();
    const other = new Life().part(7, 50_000).pay(transfer(8, 4700)).wait(8);
    expect(other.sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
    other.undo(7, "part");
    expect(other.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
  });

  it("stays when the rest was entered by hand and never came", () => {
    const life = new Life().part(7, 50_000).pay().wait();
    expect(life.sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
    expect(hasTransfer(life.state, 7)).toBe(true);
  });

  it("is to be returned when the order is cancelled", () => {
    const life = new Life().part(7, 50_000).cancel();
    expect(life.sums).toEqual({ received: 50_000, due: 0, toReturn: 50_000 });
  });

  it("is never the whole, and never for an order that does not wait", () => {
    expect(() => new Life().part(7, TOTAL)).toThrow("transfer_sum_differs");
    expect(() => new Life().pay(transfer(6)).part(7, 100)).toThrow("order_status_changed");
  });
});

describe("money that an order does not need", () => {
  it("is to be returned, apart from the order's own", () => {
    const life = new Life().pay(transfer(7));
    life.unneeded(8);
    expect(life.sums).toEqual({ received: 2 * TOTAL, due: 0, toReturn: TOTAL });
    life.undo(8, "unneeded");
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it("is undone until it was returned, whatever else was", () => {
    const life = new Life().pay(transfer(7));
    life.unneeded(8, 1000).unneeded(9, 1000);
    life.giveBack(1000);
    expect(() => life.undo(8, "unneeded")).toThrow("transfer_used");
    life.undo(9, "unneeded");
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it("is not entered for an order that waits for it", () => {
    expect(() => new Life().unneeded(7)).toThrow("order_status_changed");
  });
});
