import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "../../contract/status";
import type { OrderState } from "../../read-models/order-state";
import { planStatusChange } from "./plan";

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
    weightReduction: 0,
    loweredToReturn: 0,
    returnedReduction: 0,
    settledReduction: 0,
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
    hasOwnGoods: true,
    hasOthersGoods: false,
    leavesOn: null,
    arrivesOn: null,
    method: "bank_transfer",
    details: {},
    payer: "Бат",
    medusaStatus: "pending",
    money: {},
    entries: [],
    payment: {
      collectionId: "pay_col_1",
      session: { id: "payses_1", providerId: "pp_test_test", data: {}, captured: null },
    },
    heldByProvider: 0,
    reserved: [],
    released: [],
    consumed: [],
    ...overrides,
  };
}

const NOTHING = { refund: 0, cancel: false, reopen: false, capture: false };

describe("a change of status", () => {
  it("captures Medusa's payment whole when the money has arrived, once", () => {
    const capture = { ...NOTHING, capture: true };
    expect(planStatusChange(order(), "processing")).toMatchObject({ payment: capture });
    expect(planStatusChange(order(), "completed")).toMatchObject({ payment: capture });
    expect(planStatusChange(order({ status: "processing" }), "completed").payment).toEqual(NOTHING);
  });

  it("cancels it, paid or not, and releases stock when the order is cancelled", () => {
    const cancel = { ...NOTHING, cancel: true };
    const plan = planStatusChange(order({ reserved: ["r1"] }), "cancelled");
    expect(plan).toMatchObject({ payment: cancel, releaseStock: true });
    expect(planStatusChange(order({ status: "processing" }), "cancelled").payment).toEqual(cancel);
  });

  it("opens it again when the order waits again, and when it is taken up", () => {
    const reopen = { ...NOTHING, reopen: true };
    for (const status of ["processing", "completed", "cancelled"] as const)
      expect(planStatusChange(order({ status }), "pending").payment).toEqual(reopen);
    const taken = planStatusChange(order({ status: "cancelled", released: ["r1"] }), "processing");
    expect(taken).toMatchObject({ reserveStock: true, payment: { ...reopen, capture: true } });
  });

  it("leaves the money of a cancelled order with a provider that takes it, until it goes back or pays the order again", () => {
    const held = (status: OrderState["status"]) => order({ status, heldByProvider: 26500 });
    expect(planStatusChange(held("processing"), "cancelled").payment).toEqual(NOTHING);
    expect(planStatusChange(held("cancelled"), "processing").payment).toEqual(NOTHING);
    for (const status of ["processing", "cancelled"] as const)
      expect(planStatusChange(held(status), "pending").payment).toEqual({ ...NOTHING, refund: 26500, reopen: true });
  });

  it("removes delivered goods from the stock, and puts them back when the delivery is undone", () => {
    const reserved = order({ status: "processing", reserved: ["r1"] });
    expect(planStatusChange(reserved, "completed")).toMatchObject({ consumeStock: true, returnStock: false });
    const delivered = order({ status: "completed", consumed: ["r1"] });
    for (const to of ["pending", "processing", "cancelled"] as const) {
      expect(planStatusChange(delivered, to)).toMatchObject({ consumeStock: false, returnStock: true });
    }
  });

  it("does nothing when the order already has the status", () => {
    for (const status of ORDER_STATUSES) {
      const plan = planStatusChange(order({ status, reserved: ["r1"], released: ["r2"], consumed: ["r3"] }), status);
      const { to: _to, money, payment, ...acts } = plan;
      expect([...Object.values(acts).filter(Boolean), ...money]).toEqual([]);
      expect(payment).toEqual(NOTHING);
    }
  });
});
