import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "../../contract/status";
import { withMovements } from "../../read-models/money-sums";
import type { OrderState, PaymentState } from "../../read-models/order-state";
import { paymentPhase, planStatusChange, statusFollowingMedusa } from "./plan";

const awaited: PaymentState = {
  collectionId: "pay_col_1",
  status: "awaiting",
  captured: 0,
  refunded: 0,
  paymentId: null,
  session: { id: "payses_1", providerId: "pp_test_test", data: {}, authorized: null },
};
const captured: PaymentState = { ...awaited, status: "completed", captured: 26500, paymentId: "pay_1" };
const refunded: PaymentState = { ...captured, refunded: 26500 };
const calledOff: PaymentState = { ...awaited, status: "canceled" };

function order(overrides: Partial<OrderState> = {}): OrderState {
  return {
    detailId: "ordet_1",
    number: 1,
    orderId: "order_1",
    status: "pending",
    total: 26500,
    shippingFee: 4000,
    transferDiscount: 0,
    discount: 0,
    discountReason: "",
    outsideInMedusa: 0,
    reductionOwed: { inside: 0, outside: 0 },
    weightReduction: 0,
    correction: 0,
    accountNumber: 1,
    hasAccount: true,
    placedCredit: 0,
    isSent: false,
    creditToGive: 0,
    deliveryCredit: 0,
    weightRefund: "auto",
    paymentDeadline: null,
    address: "",
    leavesOn: null,
    arrivesOn: null,
    method: "bank_transfer",
    details: {},
    payer: "Бат",
    medusaStatus: "pending",
    canceledAt: null,
    creditTotal: 0,
    money: {},
    entries: [],
    held: [],
    payment: awaited,
    reserved: [],
    released: [],
    consumed: [],
    ...overrides,
  };
}

describe("a change of status", () => {
  it("captures the payment when the money has arrived", () => {
    expect(planStatusChange(order(), "processing")).toMatchObject({
      capture: true,
      openPayment: false,
      medusaStatus: "pending",
    });
    expect(planStatusChange(order(), "completed")).toMatchObject({ capture: true, medusaStatus: "completed" });
  });

  it("captures only once", () => {
    const paid = order({ status: "processing", payment: captured });
    expect(planStatusChange(paid, "completed")).toMatchObject({ capture: false, refund: false, openPayment: false });
  });

  it("cancels an awaited payment and releases stock when the order is cancelled", () => {
    const plan = planStatusChange(order({ reserved: ["r1"] }), "cancelled");
    expect(plan).toMatchObject({ cancelPayment: true, refund: false, releaseStock: true, medusaStatus: "canceled" });
  });

  it("leaves captured money in place when the order is cancelled, until it is refunded", () => {
    const plan = planStatusChange(order({ status: "processing", payment: captured }), "cancelled");
    expect(plan).toMatchObject({ refund: false, cancelPayment: false, openPayment: false });
  });

  it("continues with a payment that was not refunded when the order leaves cancelled for paid, and opens another otherwise", () => {
    const cancelled = order({ status: "cancelled", payment: captured });
    expect(planStatusChange(cancelled, "processing")).toMatchObject({
      refund: false,
      openPayment: false,
      capture: false,
    });
    expect(planStatusChange(cancelled, "pending")).toMatchObject({ refund: false, openPayment: true, capture: false });
  });

  it("moves what a replaced payment holds into the payment that is captured, but not beside a transfer", () => {
    const held = [
      { paymentId: "pay_0", collectionId: "pay_col_0", providerId: "pp", data: {}, amount: 26500, refunded: 0 },
    ];
    const entries = (["received", "to_return"] as const).map((kind) => ({
      kind,
      amount: 26500,
      line: null,
      outside: false,
    }));
    const waits = order({ held, entries, money: { received: 26500, to_return: 26500 } });
    expect(planStatusChange(waits, "processing")).toMatchObject({ capture: true, refund: false, takenOver: 26500 });
    expect(planStatusChange(waits, "processing", { transfer: true })).toMatchObject({ capture: true, takenOver: 0 });
    expect(planStatusChange(waits, "cancelled").takenOver).toBe(0);
  });

  it("requires the whole total again when a partly refunded cancelled order is paid after all", () => {
    const partly = { ...captured, refunded: 1000 };
    const plan = planStatusChange(order({ status: "cancelled", payment: partly, creditTotal: 1000 }), "processing");
    expect(plan).toMatchObject({ refund: true, openPayment: true, capture: true, creditToReverse: 1000 });
  });

  it("awaits a new payment when the money turns out not to have arrived", () => {
    const plan = planStatusChange(order({ status: "processing", payment: captured }), "pending");
    expect(plan).toMatchObject({ refund: true, openPayment: true, capture: false });
  });

  it("reserves the stock again and opens a new payment when the order leaves cancelled", () => {
    for (const payment of [refunded, calledOff, null]) {
      const plan = planStatusChange(order({ status: "cancelled", payment, released: ["r1"] }), "processing");
      expect(plan).toMatchObject({ reserveStock: true, openPayment: true, capture: true, refund: false });
    }
  });

  it("removes delivered goods from the stock, and puts them back when the delivery is undone", () => {
    const reserved = order({ status: "processing", payment: captured, reserved: ["r1"] });
    expect(planStatusChange(reserved, "completed")).toMatchObject({ consumeStock: true, returnStock: false });
    const delivered = order({ status: "completed", payment: captured, consumed: ["r1"] });
    for (const to of ["pending", "processing", "cancelled"] as const) {
      expect(planStatusChange(delivered, to)).toMatchObject({ consumeStock: false, returnStock: true });
    }
  });

  it("reverses Medusa's credit when the order is to be paid again, and only then", () => {
    const plan = planStatusChange(order({ status: "cancelled", payment: refunded, creditTotal: 26500 }), "pending");
    expect(plan.creditToReverse).toBe(26500);
    const partly = order({ status: "processing", payment: { ...captured, refunded: 1000 }, creditTotal: 1000 });
    expect(planStatusChange(partly, "completed").creditToReverse).toBe(0);
  });

  it("does nothing when the order already has the status", () => {
    for (const status of ORDER_STATUSES) {
      for (const payment of [awaited, captured, refunded, calledOff]) {
        const plan = planStatusChange(
          order({ status, payment, reserved: ["r1"], released: ["r2"], consumed: ["r3"] }),
          status,
        );
        const { to: _to, medusaStatus: _status, money, ...acts } = plan;
        expect([...Object.values(acts).filter(Boolean), ...money]).toEqual([]);
      }
    }
  });
});

describe("following Medusa's own workflows", () => {
  it("follows a cancelled or completed order", () => {
    expect(statusFollowingMedusa(order({ medusaStatus: "canceled" }))).toBe("cancelled");
    expect(statusFollowingMedusa(order({ medusaStatus: "completed" }))).toBe("completed");
  });

  it("is processing once the awaited payment is captured", () => {
    expect(statusFollowingMedusa(order({ payment: captured }))).toBe("processing");
  });

  it("is cancelled once all of its money was refunded", () => {
    const delivered = { status: "completed", medusaStatus: "completed" } as const;
    expect(statusFollowingMedusa(order({ ...delivered, payment: refunded }))).toBe("cancelled");
    const partly = { ...captured, refunded: 1000 };
    expect(statusFollowingMedusa(order({ ...delivered, payment: partly }))).toBe("completed");
  });

  it("stays paid when its payment went back and the difference to its raised total pays it", () => {
    const paid = { status: "processing", total: 30_000, payment: refunded } as const;
    const entries = [
      { kind: "received", amount: 26_500, line: null, outside: false },
      { kind: "to_return", amount: 26_500, line: null, outside: false },
      { kind: "returned", amount: 26_500, line: null, outside: false },
      { kind: "received", amount: 30_000, line: null, outside: true },
    ] as const;
    const raised = order({ ...paid, entries: [...entries], money: withMovements({}, entries) });
    expect(statusFollowingMedusa(raised)).toBe("processing");
    expect(planStatusChange(raised, "completed")).toMatchObject({ openPayment: false, capture: false, money: [] });
    const received = entries.filter(({ kind }) => kind === "received");
    const refundedInMedusa = order({ ...paid, entries: received, money: withMovements({}, received) });
    expect(statusFollowingMedusa(refundedInMedusa)).toBe("cancelled");
  });

  it("changes nothing where Medusa agrees", () => {
    expect(statusFollowingMedusa(order())).toBe("pending");
    expect(statusFollowingMedusa(order({ status: "processing", payment: captured }))).toBe("processing");
  });
});

it("distinguishes a refunded or cancelled payment from an awaited one", () => {
  expect([awaited, captured, refunded, calledOff, null].map(paymentPhase)).toEqual([
    "open",
    "captured",
    "closed",
    "closed",
    "closed",
  ]);
});
