import { randomUUID } from "node:crypto";
import { placeOrderWorkflow } from "@zakh/checkout/workflows/place-order";
import { sendOrderWorkflow } from "@zakh/fulfilment/workflows/send-order";
import { weighOrderWorkflow } from "@zakh/fulfilment/workflows/weigh-order";
import { changeOrderWorkflow } from "@zakh/order-changes/workflows/change-order";
import { receiveDifferenceWorkflow } from "@zakh/order-changes/workflows/receive-difference";
import { lineId } from "@zakh/orders/contract";
import { correctOrderWorkflow } from "@zakh/orders/workflows/correct-order";
import { recordTransferWorkflow } from "@zakh/orders/workflows/record-transfer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { inMedusa, stateOf, sumsOf } from "./order-states";
import { TestOrders } from "./test-orders";

const by = { number: 1, name: "Админ" };
let shop: TestOrders;
let mutton: TestProduct;

beforeAll(async () => {
  shop = await TestOrders.open();
  [mutton] = await shop.putOnSale({ name: "Нэмсэн мах", price: 20_000, trackStock: true, stock: 500 });
});

afterAll(() => shop.remove());

/** An order of 1 kg that was paid and raised to 5 kg, and whose difference has come in; its first payment in won. */
async function raised(weightRefund?: "credit"): Promise<{ number: number; first: number }> {
  const order = shop.request([[mutton, 1]], { customerEmail: `raised-${randomUUID()}@example.com` });
  const input = { ...order, orderData: { ...order.orderData, weightRefund } };
  const number = (await placeOrderWorkflow(shop.container).run({ input })).result.id;
  await shop.change(number, "processing", by);
  const { total: first } = await stateOf(number);
  const lines = [{ productId: mutton.number, quantity: 5 }];
  await changeOrderWorkflow(shop.container).run({ input: { number, by, lines, agreedByPhone: true } });
  const { due } = await sumsOf(number);
  await receiveDifferenceWorkflow(shop.container).run({ input: { number, by, amount: due ?? 0 } });
  return { number, first };
}

/** Returns everything that is to go back. */
async function returnAll(number: number): Promise<void> {
  await shop.giveBack(number, (await sumsOf(number)).toReturn ?? 0, by);
}

describe("a raised order whose first payment goes back whole", () => {
  it("stays paid by the difference when less is packed, and is delivered without another payment", async () => {
    const { number } = await raised();
    const lines = [{ id: lineId(number, 1), packedQuantity: 1.5 }];
    await weighOrderWorkflow(shop.container).run({ input: { number, by, lines } });
    const { total } = await stateOf(number);
    expect(await sumsOf(number)).toEqual({ received: total + 70_000, due: 0, toReturn: 70_000 });
    await returnAll(number);
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: 0 });
    expect(await inMedusa(shop.container, number)).toMatchObject({ status: "pending", total, owed: 0 });
    await shop.change(number, "completed", by);
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: 0 });
    expect(await inMedusa(shop.container, number)).toMatchObject({ status: "completed", total, owed: 0 });
    expect((await inMedusa(shop.container, number)).payments).toHaveLength(1);
  });

  it("gives as credit what it is corrected by, where its customer wants that", async () => {
    const { number, first } = await raised("credit");
    await shop.change(number, "completed", by);
    const input = { number, by, amount: first + 10_000, reason: "Муудсан" };
    await correctOrderWorkflow(shop.container).run({ input });
    const { total, money } = await stateOf(number);
    expect(money).toMatchObject({ credit_given: first + 10_000, to_return: first + 10_000 });
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: 0 });
    await shop.change(number, "cancelled", by);
    expect(await sumsOf(number)).toEqual({ received: total, due: 0, toReturn: total });
  });

  it("stays delivered when it is corrected", async () => {
    const { number, first } = await raised();
    await shop.change(number, "completed", by);
    const input = { number, by, amount: first + 10_000, reason: "Муудсан" };
    await correctOrderWorkflow(shop.container).run({ input });
    await returnAll(number);
    const { status, total } = await stateOf(number);
    expect([status, await sumsOf(number)]).toEqual(["completed", { received: total, due: 0, toReturn: 0 }]);
    expect(await inMedusa(shop.container, number)).toMatchObject({ status: "completed", total, owed: 0 });
  });
});

describe("a weight that was mistyped", () => {
  /** An order of 1 kg that was paid and raised to 5 kg; the difference of 80,000 won waits. */
  async function unpaid(): Promise<number> {
    const number = await shop.placeOne(mutton);
    await shop.change(number, "processing", by);
    const lines = [{ productId: mutton.number, quantity: 5 }];
    await changeOrderWorkflow(shop.container).run({ input: { number, by, lines, agreedByPhone: true } });
    expect(await sumsOf(number)).toMatchObject({ due: 80_000, toReturn: 0 });
    return number;
  }

  const weigh = (number: number, packedQuantity: number | null) =>
    weighOrderWorkflow(shop.container).run({
      input: { number, by, lines: [{ id: lineId(number, 1), packedQuantity }] },
    });

  it.each([
    ["less than was paid for", 0.5],
    ["as much as was paid for", 1],
  ])("takes, %s, nothing of the difference that was agreed on", async (_, mistyped) => {
    const number = await unpaid();
    const [{ total }, sums] = [await stateOf(number), await sumsOf(number)];
    for (const right of [5, null]) {
      await weigh(number, mistyped);
      expect(await sumsOf(number)).toMatchObject({ due: 0 });
      await weigh(number, right);
      expect([(await stateOf(number)).total, await sumsOf(number)]).toEqual([total, sums]);
    }
  });

  it("takes nothing of what a part payment and the parcel's way have left due", async () => {
    const number = await unpaid();
    const transfer = { line: number, payer: "BAT", amount: 30_000 };
    await recordTransferWorkflow(shop.container).run({ input: { number, as: "difference", transfer, by } });
    await weigh(number, 0.5);
    const courier = { code: "cj", name: "CJ대한통운", trackingLink: "https://example.com/{number}" };
    const input = { number, by, courier, trackingNumber: "612345678901", replaces: false };
    await sendOrderWorkflow(shop.container).run({ input });
    await weigh(number, 5);
    expect(await sumsOf(number)).toMatchObject({ due: 50_000, toReturn: 0 });
  });

  it("gives away only what a payment has settled: its line undone, all is asked for", async () => {
    const number = await unpaid();
    await weigh(number, 2);
    const transfer = { line: number, payer: "BAT", amount: 20_000 };
    const input = { number, as: "difference" as const, transfer, by };
    await recordTransferWorkflow(shop.container).run({ input });
    await weigh(number, 5);
    expect(await sumsOf(number)).toMatchObject({ due: 0, toReturn: 0 });
    await recordTransferWorkflow(shop.container).run({ input: { ...input, undo: true } });
    expect(await sumsOf(number)).toMatchObject({ due: 80_000, toReturn: 0 });
    const { total } = await stateOf(number);
    expect(await inMedusa(shop.container, number)).toMatchObject({ total, owed: 80_000 });
  });

  it("asks for nothing more where the customer has paid what it left due", async () => {
    const number = await unpaid();
    await weigh(number, 2);
    await receiveDifferenceWorkflow(shop.container).run({ input: { number, by, amount: 20_000 } });
    await weigh(number, 5);
    expect(await sumsOf(number)).toMatchObject({ due: 0, toReturn: 0 });
  });
});

it("an order of which lighter goods leave nothing to pay stays paid when its money went back", async () => {
  const number = await shop.placeOne(mutton);
  await shop.change(number, "processing", by);
  const { total } = await stateOf(number);
  const discount = { amount: total - 100, reason: "Танил" };
  await changeOrderWorkflow(shop.container).run({ input: { number, by, discount, agreedByPhone: false } });
  const lines = [{ id: lineId(number, 1), packedQuantity: 0.1 }];
  await weighOrderWorkflow(shop.container).run({ input: { number, by, lines } });
  await shop.giveBack(number, total, by);
  expect((await stateOf(number)).status).toBe("processing");
  expect(await sumsOf(number)).toEqual({ received: 0, due: 0, toReturn: 0 });
  await shop.change(number, "completed", by);
  expect((await inMedusa(shop.container, number)).payments).toHaveLength(1);
});
