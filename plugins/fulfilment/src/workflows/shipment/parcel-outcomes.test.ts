import type { StoredShipment } from "@zakh/orders/read-models/shipments";
import { describe, expect, it } from "vitest";
import type { Parcel } from "../../contract/parcels";
import { parcelOutcomes } from "./parcel-outcomes";

const ONE = "123456789012";
const TWO = "123456789013";
const THREE = "123456789014";

function stored(id: number, more: Partial<StoredShipment> = {}): StoredShipment {
  return {
    id,
    accountNumber: id * 10,
    customerName: `Болд ${id}`,
    status: "processing",
    isPickedUp: false,
    boxes: 1,
    sentAt: null,
    courier: "",
    courierName: "",
    trackingNumber: "",
    ...more,
  };
}

function sent(id: number, trackingNumber: string, more: Partial<StoredShipment> = {}): StoredShipment {
  return stored(id, { sentAt: new Date(), courier: "cj", courierName: "CJ", trackingNumber, ...more });
}

function outcomes(
  parcels: readonly (readonly [id: number, number: string])[],
  orders: StoredShipment[],
  sentWith: StoredShipment[] = [],
) {
  const list = parcels.map(([id, trackingNumber]): Parcel => ({ id, trackingNumber }));
  const known = { courier: "cj", orders: new Map(orders.map((order) => [order.id, order])), sentWith };
  return parcelOutcomes(list, known).map(({ outcome }) => outcome);
}

describe("a parcel", () => {
  it.each([
    ["ready when its order is paid", ONE, stored(1), "ready"],
    ["ready also when its order was delivered already", ONE, stored(1, { status: "completed" }), "ready"],
    ["ready with blanks and hyphens in its number", "1234-5678 9012", stored(1), "ready"],
    ["refused when nobody knows its order", ONE, stored(2), "order_unknown"],
    ["refused when its order waits for the money", ONE, stored(1, { status: "pending" }), "order_not_paid"],
    ["refused when its order was cancelled", ONE, stored(1, { status: "cancelled" }), "order_cancelled"],
    ["refused when its customer comes for it", ONE, stored(1, { isPickedUp: true }), "order_picked_up"],
    ["refused with 9 digits", "123456789", stored(1), "number_invalid"],
    ["refused with 15 digits", "123456789012345", stored(1), "number_invalid"],
    ["refused with letters", "12345678901A", stored(1), "number_invalid"],
    ["unchanged when it was sent so", ONE, sent(1, ONE), "unchanged"],
    ["refused when it was sent with another number", TWO, sent(1, ONE), "sent_with_other_number"],
    ["refused when another courier took it", ONE, sent(1, ONE, { courier: "hanjin" }), "sent_with_other_number"],
  ])("is %s", (_what, number, order, outcome) => {
    expect(outcomes([[1, number]], [order])).toEqual([outcome]);
  });

  it("tells whose it is, its digits and the number that it has", () => {
    const known = { courier: "cj", orders: new Map([[1, sent(1, ONE)]]), sentWith: [] };
    expect(parcelOutcomes([{ id: 1, trackingNumber: "1234-5678-9013" }], known)).toEqual([
      { id: 1, trackingNumber: TWO, outcome: "sent_with_other_number", customerName: "Болд 1", sentWith: ONE },
    ]);
  });
});

describe("many parcels", () => {
  it("have two numbers for one order refused, because nobody knows which is right", () => {
    expect(
      outcomes(
        [
          [1, ONE],
          [2, THREE],
          [1, TWO],
        ],
        [stored(1), stored(2)],
      ),
    ).toEqual(["order_twice", "ready", "order_twice"]);
  });

  it("may have as many numbers for an order as it has boxes: the first counts", () => {
    const list = [
      [1, ONE],
      [1, TWO],
    ] as const;
    expect(outcomes(list, [stored(1, { boxes: 2 })])).toEqual(["ready", "other_box"]);
    expect(outcomes(list, [sent(1, ONE, { boxes: 2 })])).toEqual(["unchanged", "other_box"]);
    expect(outcomes(list, [sent(1, TWO, { boxes: 2 })])).toEqual(["other_box", "unchanged"]);
    expect(outcomes([...list, [1, THREE]], [stored(1, { boxes: 2 })])).toEqual(Array(3).fill("order_twice"));
  });

  it("do not take a line without a number for another number", () => {
    expect(
      outcomes(
        [
          [1, ""],
          [1, ONE],
        ],
        [stored(1)],
      ),
    ).toEqual(["number_invalid", "ready"]);
  });

  it("count a repeated line once", () => {
    expect(
      outcomes(
        [
          [1, ONE],
          [1, ONE],
        ],
        [stored(1)],
      ),
    ).toEqual(["ready", "unchanged"]);
  });

  it("may have one number for two orders of one customer, and of no two", () => {
    const list = [
      [1, ONE],
      [2, ONE],
    ] as const;
    expect(outcomes(list, [stored(1), stored(2)])).toEqual(["number_used", "number_used"]);
    const [first, second] = [stored(1, { accountNumber: 7 }), stored(2, { accountNumber: 7 })];
    expect(outcomes(list, [first, second])).toEqual(["ready", "ready"]);
  });

  it("refuse the number of another customer's parcel", () => {
    expect(
      outcomes(
        [
          [1, ONE],
          [1, TWO],
        ],
        [stored(1, { boxes: 2 })],
        [sent(9, ONE)],
      ),
    ).toEqual(["number_used", "ready"]);
    expect(outcomes([[1, ONE]], [stored(1)], [sent(9, ONE, { accountNumber: 10 })])).toEqual(["ready"]);
  });
});
