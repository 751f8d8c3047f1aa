import { describe, expect, it } from "vitest";
import { Life, TOTAL, transfer } from "../../payment/order-life.testing";
import { withMovements } from "../../read-models/money-sums";
import { planReturned } from "./plan-returned";

/** Whole won of a kind in the life's entries. */
function sumOf(life: Life, kind: "credit_used" | "credit_given" | "gift" | "received"): number {
  return withMovements({}, life.entries)[kind] ?? 0;
}

describe("credit", () => {
  it("lowers what is due, and a transfer of the rest pays the order", () => {
    const life = new Life().useCredit(4700);
    expect(life.sums).toEqual({ received: 4700, due: 50_000, toReturn: 0 });
    life.pay(transfer(7, 50_000));
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect(sumOf(life, "received")).toBe(50_000);
  });

  it("pays an order alone", () => {
    const life = new Life().useCredit(TOTAL);
    expect(life.due).toBe(0);
    expect(sumOf(life.pay(), "received")).toBe(0);
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it("stays when the order waits again, and nothing else does", () => {
    const life = new Life().useCredit(4700).pay().wait();
    expect(life.sums).toEqual({ received: 4700, due: 50_000, toReturn: 0 });
    const byLine = new Life().useCredit(4700).pay(transfer(7, 50_000)).wait(7);
    expect(byLine.sums).toEqual({ received: 4700, due: 50_000, toReturn: 0 });
  });

  it("is the customer's again when the order is cancelled, paid or not, and the rest is to be returned", () => {
    const unpaid = new Life().useCredit(4700).cancel();
    expect(unpaid.sums).toEqual({ received: 0, due: 0, toReturn: 0 });
    expect(sumOf(unpaid, "credit_given")).toBe(4700);
    const paid = new Life().useCredit(4700).pay(transfer(7, 50_000)).cancel();
    expect(paid.sums).toEqual({ received: 50_000, due: 0, toReturn: 50_000 });
    expect(sumOf(paid, "credit_given")).toBe(4700);
  });

  it("is used again when the order is taken up again, and given back as often as it was used", () => {
    const life = new Life().useCredit(4700).cancel().pay(transfer(7, 50_000));
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect([sumOf(life, "credit_used"), sumOf(life, "credit_given")]).toEqual([9400, 4700]);
    life.cancel();
    expect(sumOf(life, "credit_given")).toBe(9400);
    expect(life.sums).toEqual({ received: 50_000, due: 0, toReturn: 50_000 });
    expect(() => life.wait()).toThrow(expect.objectContaining({ code: "order_has_return" }));
    expect(life.giveBack(20_000).wait().sums).toEqual({ received: 34_700, due: 20_000, toReturn: 0 });
  });
});

describe("a cancelled order that waits again", () => {
  it("is paid in part by the money that is still there, which goes back when it is cancelled again", () => {
    const life = new Life().part(7, 20_000).cancel();
    expect(life.sums).toEqual({ received: 20_000, due: 0, toReturn: 20_000 });
    expect(life.wait().sums).toEqual({ received: 20_000, due: TOTAL - 20_000, toReturn: 0 });
    expect(
      life
        .cancel()
        .wait()
        .pay(transfer(8, TOTAL - 20_000)).sums,
    ).toEqual({
      received: TOTAL,
      due: 0,
      toReturn: 0,
    });
  });

  it("is entered only what has gone back of it, and uses its credit again", () => {
    const life = new Life().useCredit(4700).pay(transfer(7, 50_000)).cancel().giveBack(20_000).wait().pay();
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect(sumOf(life, "received")).toBe(70_000);
  });

  it("is paid by a transfer that comes while it is cancelled, and the money of before is still to go back", () => {
    const life = new Life().pay(transfer(7)).cancel().pay(transfer(8));
    expect(life.sums).toEqual({ received: 2 * TOTAL, due: 0, toReturn: TOTAL });
  });
});

describe("what was packed less", () => {
  it("is to be returned, and becomes credit with the delivery where it is little", () => {
    const life = new Life().pay(transfer(7)).weigh(2457);
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 2457 });
    life.complete();
    expect(life.sums).toEqual({ received: TOTAL - 2457, due: 0, toReturn: 0 });
    expect(sumOf(life, "credit_given")).toBe(2457);
  });

  it("stays to be returned from 5,000 won on, and where the customer wants it, unless credit is wanted", () => {
    expect(new Life().pay().weigh(5000).complete().sums.toReturn).toBe(5000);
    const [transferred, credited] = [new Life(), new Life()];
    transferred.weightRefund = "transfer";
    expect(transferred.pay().weigh(100).complete().sums.toReturn).toBe(100);
    credited.weightRefund = "credit";
    expect(credited.pay().weigh(5000).complete().sums.toReturn).toBe(0);
  });

  it("is less again when more was packed after all, but never money that has gone back", () => {
    const life = new Life().pay().weigh(5000).weigh(2000);
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 2000 });
    expect(life.total).toBe(TOTAL - 2000);
    life.giveBack(1500).weigh(0);
    expect(life.sums).toEqual({ received: TOTAL - 1500, due: 0, toReturn: 0 });
    expect(life.total).toBe(TOTAL - 1500);
  });

  it("does not become credit twice, nor take what was overpaid with it", () => {
    const life = new Life().pay(transfer(7, TOTAL + 3000, true)).weigh(2457);
    expect(life.complete().sums.toReturn).toBe(3000);
    const returned = new Life()
      .pay(transfer(7, TOTAL + 3000, true))
      .weigh(2457)
      .giveBack(3000)
      .complete();
    expect([sumOf(returned, "credit_given"), returned.sums.toReturn]).toEqual([2457, 0]);
  });

  it("is gone once it was transferred back, and money that nobody needs is not taken for it", () => {
    const life = new Life().pay().weigh(2457).giveBack(2457);
    life.unneeded(8, 2000);
    expect(life.weigh(0).total).toBe(TOTAL - 2457);
    expect(life.sums.toReturn).toBe(2000);
    life.complete();
    expect([sumOf(life, "credit_given"), life.sums.toReturn]).toEqual([0, 2000]);
  });

  it("becomes credit apart from other money, which is still there when it is delivered twice", () => {
    const life = new Life()
      .pay(transfer(7, TOTAL + 3000, true))
      .weigh(2457)
      .complete();
    expect(life.undoDelivery().complete().sums.toReturn).toBe(3000);
    expect([sumOf(life, "credit_given"), life.wallet]).toEqual([2457, 2457]);
  });

  it("is none of a correction's, when the order is delivered again, nor of what is to be transferred", () => {
    const life = new Life()
      .pay()
      .change(TOTAL - 3000)
      .weigh(3003)
      .complete()
      .correct(777);
    expect([life.wallet, life.sums.toReturn]).toEqual([3780, 3000]);
    life.undoDelivery().complete();
    expect([life.wallet, life.sums.toReturn]).toEqual([3780, 3000]);
  });

  it("is never more than the order costs", () => {
    const life = new Life().pay().weigh(TOTAL + 500);
    expect(life.total).toBe(0);
    expect(life.sums.toReturn).toBe(TOTAL);
  });
});

describe("a total that was raised", () => {
  const raised = () =>
    new Life()
      .pay(transfer(1))
      .change(TOTAL + 30_000)
      .difference(30_000);

  it("is paid again by the money that is there when the order is cancelled and taken up by hand", () => {
    const life = raised().cancel().pay();
    expect(life.sums).toEqual({ received: TOTAL + 30_000, due: 0, toReturn: 0 });
  });

  it("gives the difference back where the line that brought it is undone after the total was lowered", () => {
    const life = new Life().pay(transfer(1)).change(TOTAL + 30_000);
    life.difference(30_000, 2).change(TOTAL);
    expect(life.sums.toReturn).toBe(30_000);
    life.undo(2, "difference");
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
  });

  it.each([20_000, TOTAL, TOTAL + 29_999])("is weighed anew after a mistyped weight of %i won", (less) => {
    const life = raised().weigh(less).weigh(0);
    expect([life.total, life.weightReduction]).toEqual([TOTAL + 30_000, 0]);
    expect(life.sums).toEqual({ received: TOTAL + 30_000, due: 0, toReturn: 0 });
  });

  it.each([30_000, 35_000])("is due again after a mistyped weight of %i won while nobody has paid it", (less) => {
    const life = new Life().pay(transfer(1)).change(TOTAL + 30_000);
    expect(life.weigh(less).sums.due).toBe(0);
    expect(life.weigh(0).sums).toEqual({ received: TOTAL, due: 30_000, toReturn: 0 });
  });

  const withCredit = () =>
    new Life()
      .useCredit(1)
      .pay(transfer(1, TOTAL - 1))
      .change(TOTAL + 30_000);
  const unpaid = () => new Life().pay(transfer(1)).change(TOTAL + 30_000);
  it.each<[string, () => Life, number]>([
    ["a part of it was paid before", () => unpaid().difference(9000, 2), 21_000],
    ["the line of such a part was undone", () => unpaid().difference(9000, 2).undo(2, "difference"), 30_000],
    ["a part of it was paid meanwhile", () => unpaid().weigh(20_000).difference(9000, 2), 21_000],
    ["all of it was paid meanwhile", () => unpaid().weigh(35_000).unneeded(2, 30_000), 0],
    ["all of it was paid while a part was due", () => unpaid().weigh(20_000).difference(30_000, 2), 0],
    [
      "what was due was paid, and its line undone",
      () => unpaid().weigh(20_000).difference(10_000, 2).undo(2, "difference"),
      30_000,
    ],
    [
      "the total was raised again",
      () =>
        unpaid()
          .difference(30_000, 2)
          .change(TOTAL + 50_000),
      20_000,
    ],
    [
      "money went back before",
      () =>
        new Life()
          .pay(transfer(1))
          .change(TOTAL - 1000)
          .giveBack()
          .change(TOTAL + 29_000),
      30_000,
    ],
    ["the order was cancelled and taken up meanwhile", () => unpaid().weigh(35_000).cancel().pay(), 30_000],
    ["its line was undone meanwhile", () => unpaid().difference(30_000, 2).weigh(60_000).undo(2, "difference"), 30_000],
    [
      "it was settled, and the line undone once it was delivered",
      () => unpaid().weigh(20_000).difference(10_000, 2).weigh(0).deliver().undo(2, "difference").undoDelivery(),
      30_000,
    ],
    [
      "it was settled by an order with credit that was cancelled and its line undone",
      () => withCredit().weigh(20_000).difference(10_000, 2).cancel().undoStatus().undo(2, "difference"),
      30_000,
    ],
    ["credit is used again by such an order", () => withCredit().weigh(35_000).cancel().undoStatus(), 30_000],
  ])("asks for the agreed difference after a mistyped weight, also where %s", (_, begin, due) => {
    const life = begin();
    expect(life.weigh(40_000).sums.due).toBe(0);
    expect(life.weigh(0).sums).toMatchObject({ due, toReturn: 0 });
    expect(life.weightReduction).toBe(0);
  });

  it("is weighed anew also while the difference is due, but asks for nothing more once it was paid", () => {
    const waits = () =>
      new Life()
        .pay(transfer(1))
        .change(TOTAL + 30_000)
        .weigh(20_000);
    expect(waits().weigh(0).sums).toEqual({ received: TOTAL, due: 30_000, toReturn: 0 });
    const life = waits();
    life.difference(10_000, 2).weigh(0);
    expect(life.sums).toEqual({ received: TOTAL + 10_000, due: 0, toReturn: 0 });
  });

  it.each([
    ["a raised order asks for the difference", () => withCredit().weigh(35_000), 30_000],
    [
      "another one for nothing",
      () =>
        new Life()
          .useCredit(10_000)
          .pay(transfer(1, TOTAL - 10_000))
          .weigh(20_000),
      0,
    ],
  ])("cancelled and paid again while its customer keeps the credit in the wallet, %s", (_, begin, due) => {
    const life = begin();
    life.cancel().pay().weigh(0);
    expect([life.sums.due, life.sums.toReturn]).toEqual([due, 0]);
    expect(life.weightReduction).toBe(life.wallet);
  });

  it("is due at once when the line is undone that had settled less of it", () => {
    const life = unpaid().weigh(20_000).difference(10_000, 2).weigh(0);
    expect(life.sums.due).toBe(0);
    expect(life.undo(2, "difference").sums).toEqual({ received: TOTAL, due: 30_000, toReturn: 0 });
  });

  it.each([
    [0, 30_000],
    [20_000, 10_000],
    [30_000, 0],
  ])(
    "asks, once %i won less are weighed, for %i won after a mistyped weight for which money went back",
    (less, due) => {
      const life = unpaid().weigh(40_000).giveBack();
      expect(life.weigh(less).sums).toMatchObject({ due, toReturn: 0 });
      expect(life.weigh(45_000).weigh(less).sums).toMatchObject({ due, toReturn: 0 });
    },
  );

  it("takes a correction off the total whole, also after a mistyped weight for which money went back, and keeps it when weighed anew", () => {
    for (const begin of [unpaid, () => unpaid().difference(9000, 2), withCredit, () => new Life().pay(transfer(1))]) {
      const life = begin().weigh(40_000).giveBack().weigh(0).deliver();
      const { total, sums } = life;
      life.correct(1000);
      expect([life.total, life.sums.due]).toEqual([total - 1000, Math.max(0, sums.due - 1000)]);
      const corrected = life.giveBack().undoDelivery().sums;
      expect(life.weigh(0).sums).toEqual(corrected);
      expect(life.weigh(45_000).weigh(0).sums).toEqual(corrected);
    }
  });

  it("leaves the wallet as it was when a cancellation is undone, also where a difference is due", () => {
    const life = new Life()
      .useCredit(TOTAL)
      .pay()
      .change(TOTAL + 30_000)
      .weigh(50_000);
    life.add(planReturned("credit_given", life.state, life.sums.toReturn), true);
    const { wallet, sums } = life.weigh(0);
    expect(sums.due).toBe(30_000);
    life.cancel().undoStatus();
    expect([life.wallet, life.sums]).toEqual([wallet, sums]);
  });

  it("pays with what waits to go back in place of credit that is spent when a cancellation is undone", () => {
    const life = new Life()
      .useCredit(10_000)
      .pay(transfer(1, TOTAL - 10_000))
      .weigh(20_000);
    expect(life.cancel().spend(6000).undoStatus().sums).toMatchObject({ due: 0, toReturn: 14_000 });
  });

  it("is all due again after a line that had settled less is undone at another weight", () => {
    const life = unpaid().weigh(20_000).difference(10_000, 2).weigh(5000);
    expect(life.undo(2, "difference").sums.due).toBe(25_000);
    expect(life.weigh(0).sums).toMatchObject({ due: 30_000, toReturn: 0 });
    const returned = unpaid().weigh(40_000).giveBack().weigh(20_000).difference(10_000, 2).weigh(0);
    expect(returned.undo(2, "difference").weigh(30_000).sums).toMatchObject({ due: 0, toReturn: 0 });
  });

  it.each([
    [10_000, 0],
    [10_005, 0],
    [10_500, 19_500],
    [30_000, 0],
  ])("paid by %i won while 10,000 are due by a mistyped weight, is due %i more", (amount, due) => {
    const life = unpaid().weigh(20_000).difference(amount, 2).weigh(0);
    expect(life.sums).toMatchObject({ due, toReturn: 0 });
  });

  it("uses what waits to go back when the line of the difference is undone", () => {
    const life = new Life().pay(transfer(1)).change(TOTAL + 30_000);
    life.difference(30_000, 2).weigh(10_000);
    life.undo(2, "difference");
    expect(life.sums).toEqual({ received: TOTAL, due: 20_000, toReturn: 0 });
    expect(life.weigh(0).sums).toEqual({ received: TOTAL, due: 30_000, toReturn: 0 });
  });

  it("keeps money that it did not need apart from what was weighed less", () => {
    const life = raised();
    life
      .unneeded(9, 5000)
      .weigh(TOTAL + 10_000)
      .weigh(0);
    expect(life.sums).toEqual({ received: TOTAL + 35_000, due: 0, toReturn: 5000 });
  });

  it("leaves a few won more than the difference to the shop", () => {
    const life = new Life().pay(transfer(1)).change(TOTAL + 30_000);
    life.difference(30_050, 2);
    expect(life.sums).toEqual({ received: TOTAL + 30_000, due: 0, toReturn: 0 });
    life.undo(2, "difference");
    expect(life.sums).toEqual({ received: TOTAL, due: 30_000, toReturn: 0 });
  });

  it("goes back once: lighter goods after it are money of their own", () => {
    const life = raised().change(TOTAL).giveBack(30_000).weigh(2000).giveBack(2000).complete();
    expect(life.sums.toReturn).toBe(0);
    expect(sumOf(life, "credit_given")).toBe(0);
  });

  it("was never paid when the order is set to wait, and the difference was entered by hand", () => {
    const life = new Life()
      .pay()
      .change(TOTAL + 30_000)
      .difference(30_000);
    expect(life.wait().sums).toEqual({ received: 0, due: TOTAL + 30_000, toReturn: 0 });
  });
});

describe("a few won too much", () => {
  it("are a gift to the shop, and are undone with the rest", () => {
    const life = new Life().pay(transfer(7, TOTAL + 99, true));
    expect(life.sums).toEqual({ received: TOTAL, due: 0, toReturn: 0 });
    expect(sumOf(life, "gift")).toBe(99);
    life.wait(7);
    expect(life.sums).toEqual({ received: 0, due: TOTAL, toReturn: 0 });
    expect(sumOf(life, "gift")).toBe(0);
  });

  it("are to be returned from 100 won on", () => {
    expect(new Life().pay(transfer(7, TOTAL + 100, true)).sums.toReturn).toBe(100);
  });
});
