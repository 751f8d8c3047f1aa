import { describe, expect, it } from "vitest";
import { Life, TOTAL, transfer } from "../../payment/order-life.testing";

describe("credit of a delivery (ruling 64)", () => {
  const delivered = () => new Life().pay(transfer(7)).weigh(2457).complete();

  it("is not given before the undo time is over, and never of a delivery that was undone", () => {
    const life = new Life().pay().weigh(2457).deliver();
    expect([life.wallet, life.sums.toReturn]).toEqual([0, 2457]);
    expect([life.undoDelivery().wallet, life.sums.toReturn]).toEqual([0, 2457]);
    expect([life.deliver().giveCredit().wallet, life.sums.toReturn]).toEqual([2457, 0]);
  });

  it("is taken back with the delivery, weighed again, and given anew", () => {
    const life = delivered().undoDelivery();
    expect([life.wallet, life.sums.received, life.sums.toReturn]).toEqual([0, TOTAL, 2457]);
    expect(life.weigh(1000).total).toBe(TOTAL - 1000);
    expect([life.complete().wallet, life.sums.toReturn]).toEqual([1000, 0]);
    expect(life.undoDelivery().weigh(0).total).toBe(TOTAL);
    expect([life.complete().wallet, life.sums.toReturn, life.sums.received]).toEqual([0, 0, TOTAL]);
  });

  it("stays where it is spent, and the goods stay as much lighter", () => {
    const life = delivered();
    life.spend(2000);
    expect([life.undoDelivery().wallet, life.deliveryCredit, life.sums.toReturn]).toEqual([0, 2000, 457]);
    expect(life.weigh(0).total).toBe(TOTAL - 2000);
    expect([life.complete().wallet, life.sums.toReturn]).toEqual([0, 0]);
    const more = delivered();
    more.spend();
    expect(more.undoDelivery().weigh(3000).complete().wallet).toBe(543);
  });

  it("is money to transfer once a cancelled order has taken it back", () => {
    const life = delivered().cancel();
    expect([life.wallet, life.sums.toReturn]).toEqual([0, TOTAL]);
    const used = new Life().useCredit(4700).pay(transfer(7, 50_000)).weigh(2457).complete();
    expect([used.cancel().wallet, used.sums.toReturn]).toEqual([4700, 50_000]);
  });

  it.each([
    ["never delivered", () => new Life().pay(transfer(7)).weigh(2457)],
    ["delivered", delivered],
    ["paid in part by credit", () => new Life().useCredit(4700).pay(transfer(7, 50_000)).weigh(2457)],
    ["overpaid", () => new Life().pay(transfer(7, TOTAL + 3000, true)).weigh(2457)],
  ])("is the same of an order that was cancelled, %s, whether it is delivered at once or paid first", (_, begin) => {
    const [direct, inTwo] = [begin().cancel().deliver().giveCredit(), begin().cancel().pay().complete()];
    expect([direct.wallet, direct.deliveryCredit, direct.sums]).toEqual([2457, inTwo.deliveryCredit, inTwo.sums]);
  });

  it("leaves that of a correction, and money that was transferred back meanwhile", () => {
    const life = delivered().correct(500);
    expect([life.wallet, life.undoDelivery().wallet, life.sums.toReturn]).toEqual([2957, 500, 2457]);
    expect([life.giveBack().complete().wallet, life.sums.toReturn]).toEqual([500, 0]);
    life.unneeded(8, 2000);
    expect(life.undoDelivery().complete().sums.toReturn).toBe(2000);
  });
});
