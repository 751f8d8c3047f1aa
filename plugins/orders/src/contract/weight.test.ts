import { expect, it } from "vitest";
import { becomesCredit, partsOfReduction, toTransferBack } from "./weight";

it.each([
  ["lighter alone", 8450, 8450, 0, 0],
  ["corrected as well", 8450, 9150, 700, 0],
  ["weighed anew after a part had gone back", 8450, 9720, 0, 1270],
  ["all of that", 8450, 10_420, 700, 1270],
])("what was taken off an order, %s, is told by its reason", (_, ofLine, takenOff, correction, givenBack) => {
  const items = [{ packedQuantity: 1.5, weightReduction: ofLine }];
  expect(partsOfReduction(items, takenOff, correction)).toEqual({ weightReduction: ofLine, correction, givenBack });
  // A discount left less to take off than the line is lighter.
  expect(partsOfReduction(items, 8000, 0).weightReduction).toBe(8000);
});

it("becomes credit below 5,000 won, unless the customer wants it otherwise", () => {
  expect(becomesCredit("auto", 4999)).toBe(true);
  expect(becomesCredit("auto", 5000)).toBe(false);
  expect(becomesCredit("credit", 80_000)).toBe(true);
  expect(becomesCredit("transfer", 1)).toBe(false);
});

it("is not transferred back while the delivery makes it credit, but money that the order did not need is", () => {
  const won = { toReturn: 2457, creditable: 2457, creditToGive: 0, weightReduction: 2457, correction: 0 };
  const order = { status: "processing", ...won, weightRefund: "auto" } as const;
  expect(toTransferBack(order)).toBe(0);
  expect(toTransferBack({ ...order, toReturn: 3000 })).toBe(543);
  expect(toTransferBack({ ...order, weightRefund: "transfer" })).toBe(2457);
  expect(toTransferBack({ ...order, status: "cancelled" })).toBe(2457);
  expect(toTransferBack({ ...order, status: "completed", creditToGive: 2000 })).toBe(457);
  expect(toTransferBack({ ...order, toReturn: 2000, creditable: 0 })).toBe(2000);
});
