import { describe, expect, it } from "vitest";
import { Life, TOTAL, transfer } from "../../payment/order-life.testing";
import { heldOutside } from "./money-by-line";
import { planMoney } from "./plan-money";
import { returnableOutside } from "./plan-returned";
import { hasTransfer, planUndo, planUnneeded, refuseToForgetLine } from "./plan-transfer";

describe("a transfer of what is due", () => {
  it("is entered with its line", () => {
    const life = new Life().pay(transfer(7)).agree();
    expect(life.entries).toEqual([{ kind: "received", amount: TOTAL, line: 7 }]);
    expect(hasTransfer(life.state, 7)).toBe(true);
    expect(hasTransfer(life.state, 8)).toBe(false);
  });

  it("is undone as if it never came", () => {
    const life = new Life().pay(transfer(7)).wait(7).agree();
    expect(life.entries.at(-1)).toMatchObject({ kind: "received", amount: -TOTAL, line: 7 });
    expect(life.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
    expect(hasTransfer(life.state, 7)).toBe(false);
  });

  it("is no longer entered once the order waits again by hand", () => {
    expect(hasTransfer(new Life().pay(transfer(7)).wait().agree().state, 7)).toBe(false);
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
    life.pay(transfer(8)).agree().wait(8).agree();
    expect(life.sums).toEqual({ ...before, due: TOTAL });
    expect(hasTransfer(life.state, 8)).toBe(false);
    expect(life.cancel().agree().sums).toEqual(before);
  });

  it("keeps what had not been returned", () => {
    const life = new Life().pay(transfer(7)).cancel().giveBack(20_000);
    life.pay(transfer(8, 20_000)).agree();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect(life.wait(8).agree().sums).toEqual({ received: TOTAL - 20_000, due: 20_000, toReturn: 0 });
    expect(life.cancel().sums).toEqual({ received: TOTAL - 20_000, due: 0, toReturn: TOTAL - 20_000 });
  });

  it("keeps what an admin had entered and not returned", () => {
    const life = new Life().pay().cancel().giveBack(20_000);
    life.pay(transfer(8, 20_000)).wait(8).agree();
    expect(life.sums).toEqual({ received: TOTAL - 20_000, due: 20_000, toReturn: 0 });
    life.pay(transfer(9, 20_000)).agree();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect(hasTransfer(life.state, 9)).toBe(true);
  });

  it("does not give up what another line had paid before, which was returned", () => {
    const life = new Life().pay(transfer(7)).cancel().giveBack().pay().agree();
    expect(() => life.wait(7)).toThrow("transfer_used");
    const again = life.cancel().pay().agree();
    expect(() => again.wait(7)).toThrow("transfer_used");
  });
});

describe("an order that is set back to waiting by hand", () => {
  const back = (life: Life) => refuseToForgetLine(planMoney(life.state, "pending", { held: life.latest }));

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
    life.wait().agree().part(8, 50_000).pay();
    expect(() => back(life)).not.toThrow();
    expect(life.wait().agree().sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
  });
});

describe("a payment that Medusa has refunded in part", () => {
  it("is not undone", () => {
    const life = new Life().pay(transfer(7)).refundInMedusa(5000);
    expect(() => life.wait(7)).toThrow("transfer_used");
  });

  it("is not undone either when other money was to be returned", () => {
    const life = new Life().pay(transfer(7)).cancel().wait().pay(transfer(8)).refundInMedusa(5000);
    expect(() => life.wait(8)).toThrow("transfer_used");
  });
});

const STEPS: ((life: Life, line: number) => unknown)[] = [
  (life) => life.pay(),
  (life, line) => life.pay(transfer(line, life.due)),
  (life, line) => life.part(line, 20_000),
  (life, line) => life.add(planUnneeded(life.state, transfer(line, 1000))),
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
      life.agree();
      const { received, toReturn } = life.sums;
      expect(Math.min(received, toReturn, received - toReturn)).toBeGreaterThanOrEqual(0);
      if (life.status !== "processing" && life.due > 0) {
        const { status } = life;
        life.pay(transfer(99, life.due)).agree().wait(99).agree();
        if (status === "cancelled") life.cancel().agree();
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
    const life = new Life().pay(transfer(7, TOTAL + 5000, true)).agree();
    expect(life.sums).toEqual({ received: TOTAL + 5000, due: 0, toReturn: 5000 });
    expect(returnableOutside(life.state)).toBe(5000);
    life.add([{ kind: "returned", amount: 5000, outside: true }]).agree();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it("is undone together with the rest, until it was returned", () => {
    const life = new Life()
      .pay(transfer(7, TOTAL + 5000, true))
      .wait(7)
      .agree();
    expect(life.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
    const returned = new Life().pay(transfer(7, TOTAL + 5000, true));
    returned.add([{ kind: "returned", amount: 5000, outside: true }]);
    expect(() => returned.wait(7)).toThrow("transfer_used");
  });
});

describe("a part payment", () => {
  it("leaves the order waiting for the rest", () => {
    const life = new Life().part(7, 50_000).agree();
    expect(life.sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
    expect(returnableOutside(life.state)).toBe(0);
  });

  it("is completed by another line, each undone in its turn", () => {
    const life = new Life().part(7, 50_000).pay(transfer(8, 4700)).agree();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect(heldOutside(life.state)).toBe(0);
    expect(() => life.wait(7)).not.toThrow();
    const other = new Life().part(7, 50_000).pay(transfer(8, 4700)).wait(8).agree();
    expect(other.sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
    other.add(planUndo(other.state, 7, "pending")).agree();
    expect(other.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
  });

  it("stays when the rest was entered by hand and never came", () => {
    const life = new Life().part(7, 50_000).pay().agree().wait().agree();
    expect(life.sums).toEqual({ received: 50_000, due: 4700, toReturn: 0 });
    expect(hasTransfer(life.state, 7)).toBe(true);
  });

  it("is to be returned when the order is cancelled", () => {
    const life = new Life().part(7, 50_000).cancel().agree();
    expect(life.sums).toEqual({ received: 50_000, due: 0, toReturn: 50_000 });
    expect(returnableOutside(life.state)).toBe(50_000);
  });

  it("is never the whole, and never for an order that does not wait", () => {
    expect(() => new Life().part(7, TOTAL)).toThrow("transfer_sum_differs");
    expect(() => new Life().pay(transfer(6)).part(7, 100)).toThrow("order_status_changed");
  });
});

describe("money that an order does not need", () => {
  it("is to be returned, apart from the order's own", () => {
    const life = new Life().pay(transfer(7));
    life.add(planUnneeded(life.state, transfer(8))).agree();
    expect(life.sums).toEqual({ received: 2 * TOTAL, due: 0, toReturn: TOTAL });
    life.add(planUndo(life.state, 8, "processing")).agree();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it("is undone until it was returned, whatever else was", () => {
    const life = new Life().pay(transfer(7));
    life.add(planUnneeded(life.state, transfer(8, 1000))).add(planUnneeded(life.state, transfer(9, 1000)));
    life.giveBack(1000);
    expect(() => planUndo(life.state, 8, "processing")).toThrow("transfer_used");
    life.add(planUndo(life.state, 9, "processing")).agree();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it("is not entered for an order that waits for it", () => {
    expect(() => planUnneeded(new Life().state, transfer(7))).toThrow("order_status_changed");
  });
});
