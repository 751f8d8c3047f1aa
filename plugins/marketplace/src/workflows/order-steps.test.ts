import { ORDER_STATUSES, type OrderStatus } from "@zakh/orders/contract";
import { describe, expect, it } from "vitest";
import { possibleSteps, STORE_ORDER_STATES, type StoreOrderState, type StoreStepInput } from "../contract";
import { stateBefore, whyNoRefusal, whyNoStep } from "./order-steps";

const part = (state: StoreOrderState, status: OrderStatus = "processing", isSuspended = false) => ({
  ...{ state, status, isSuspended },
});
const codeOf = (of: ReturnType<typeof part>, input: StoreStepInput) => whyNoStep(of, input)?.code;

describe("the next step of a store", () => {
  it.each([
    ["new", ["accepted", "prepared", "handed_over", "picked_up"]],
    ["accepted", ["prepared", "handed_over", "picked_up"]],
    ["prepared", ["handed_over", "picked_up"]],
    ["handed_over", []],
    ["picked_up", []],
    ["undeliverable", []],
  ] as const)("after %s is one of %j", (state, steps) => {
    expect(possibleSteps(part(state))).toEqual(steps);
  });

  it("before the payment is to accept, and nothing else", () => {
    expect(STORE_ORDER_STATES.flatMap((state) => possibleSteps(part(state, "pending")))).toEqual(["accepted"]);
    expect(codeOf(part("new", "pending"), { step: "prepared" })).toBe("order_not_paid");
    expect(codeOf(part("new", "pending"), { step: "handed_over", parcel: null })).toBe("order_not_paid");
    expect(codeOf(part("new", "pending"), { step: "accepted" })).toBeUndefined();
    expect(codeOf(part("accepted", "pending"), { step: "undone", from: "accepted" })).toBeUndefined();
  });

  it("is none where the order is cancelled or delivered, and none of a suspended store", () => {
    for (const state of STORE_ORDER_STATES) {
      expect(codeOf(part(state, "cancelled"), { step: "accepted" })).toBe("order_cancelled");
      expect(codeOf(part(state, "completed"), { step: "undone", from: state })).toBe("order_completed");
      for (const status of ORDER_STATUSES)
        expect(codeOf(part(state, status, true), { step: "accepted" })).toBe("store_suspended");
    }
  });

  it("is refused where it was taken from another state", () => {
    expect(codeOf(part("prepared"), { step: "undone", from: "accepted" })).toBe("store_step_not_possible");
    expect(codeOf(part("prepared"), { step: "undone", from: "prepared" })).toBeUndefined();
    expect(codeOf(part("prepared"), { step: "accepted" })).toBe("store_step_not_possible");
    expect(codeOf(part("new"), { step: "undone", from: "new" })).toBe("store_step_not_possible");
  });
});

describe("undoing a step", () => {
  const done = (state: StoreOrderState) => ({ state, isUndo: false });
  const undone = (state: StoreOrderState) => ({ state, isUndo: true });

  it.each([
    ["new", [done("accepted")]],
    ["accepted", [done("accepted"), done("handed_over")]],
    ["new", [done("accepted"), done("prepared"), undone("accepted")]],
    ["prepared", [done("accepted"), done("prepared"), done("handed_over"), undone("prepared"), done("picked_up")]],
    ["new", []],
  ] as const)("leads to %s after %j", (state, steps) => {
    expect(stateBefore(steps)).toBe(state);
  });
});

it("a line is refused after the payment, and before it is handed over", () => {
  const codes = (status: OrderStatus) =>
    STORE_ORDER_STATES.map((state) => whyNoRefusal(part(state, status))?.code ?? "may");
  const late = "store_step_not_possible";
  expect(codes("processing")).toEqual(["may", "may", "may", late, late, "may"]);
  expect(codes("pending")[0]).toBe("order_not_paid");
  expect(new Set(codes("cancelled"))).toEqual(new Set(["order_cancelled"]));
});
