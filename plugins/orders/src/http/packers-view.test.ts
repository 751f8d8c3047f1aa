import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { order as contract, type Order } from "../contract/order";
import { isPackersOrder, packersQuery, packersView } from "./packers-view";

const AT = "2026-11-28T01:00:00.000Z";

/** Every field has a value that says something. */
const ORDER: Order = {
  id: 7,
  userId: 8,
  customerName: "Сараа Дорж",
  customerEmail: "saraa@example.com",
  customerPhone: "010-1234-5678",
  address: { postcode: "28644", roadAddress: "Чонжу 1", building: "", doorCode: "1234" },
  customerAddress: "Чонжү хот 12-3",
  paymentMethod: "bank_transfer",
  isPickedUp: false,
  selectedBankAccount: { id: 1, bankName: "Хаан", accountNumber: "123-456", accountHolder: "Зах" },
  transferAccountHolder: "SARAA DORJ",
  transferCode: "ABCDE",
  paymentDetails: { where: "Дэлгүүр" },
  totalAmount: "41000",
  subtotal: 38_000,
  shippingFee: 4000,
  transferDiscount: 17,
  discount: 1000,
  discountReason: "Найз",
  deliveryNote: "Үүдэнд",
  note: "Хөлдөөсөн",
  offer: {
    items: [],
    shippingFee: 4000,
    discount: 0,
    discountReason: "",
    totalAmount: "50000",
    difference: 9000,
    offeredAt: AT,
  } as never,
  weightReduction: 2457,
  correction: 100,
  givenBack: 200,
  weightRefund: "credit",
  creditUsed: 300,
  creditGiven: 400,
  placedCredit: 500,
  paymentDeadline: AT,
  leavesOn: "2026-11-29",
  arrivesOn: "2026-11-30",
  remindedAt: AT,
  transferReportedAt: AT,
  status: "processing",
  boxes: 2,
  sentAt: AT,
  courier: "cj",
  courierName: "CJ",
  trackingNumber: "123456789012",
  trackingLink: "https://example.com/1",
  received: 41_000,
  due: 10,
  toReturn: 20,
  toTransfer: 30,
  returned: 40,
  money: [{ kind: "received", amount: 41_000, at: AT } as never],
  cashReceipt: { kind: "personal" } as never,
  refundAccount: { bankName: "Хаан" } as never,
  items: [
    {
      id: 7001,
      orderId: 7,
      productId: 3,
      quantity: 2,
      unit: "kg",
      packedQuantity: 1.87,
      traceNumbers: [],
      weightReduction: 2457,
      price: 18_900,
      seller: null,
      priceDivisor: 1,
      lineTotal: 37_800,
      product: { ...textsOf(SOLD_TEXT_FIELDS, { name: "Хонины мах", category: "Хонь" }), imageUrl: "" },
    },
  ],
  createdAt: AT,
  version: "of its sums",
};

/** What a packer needs of an order, and no more: a new field is a packer's only once it stands here. */
const KEPT = [
  ...[
    "id",
    "userId",
    "customerName",
    "customerPhone",
    "customerAddress",
    "address",
    "paymentMethod",
    "isPickedUp",
    "deliveryNote",
  ],
  ...["note", "weightRefund", "paymentDeadline", "leavesOn", "arrivesOn", "remindedAt", "transferReportedAt", "status"],
  ...["boxes", "sentAt", "courier", "courierName", "trackingNumber", "trackingLink", "createdAt"],
];

describe("an order as a packer sees it", () => {
  it("keeps what a parcel and its slip need, and has nothing of its money", () => {
    const view = packersView(ORDER);
    const same = Object.keys(contract.shape).filter((key) => view[key as keyof Order] === ORDER[key as keyof Order]);
    expect(same.sort()).toEqual([...KEPT].sort());
    const { price, lineTotal, weightReduction, ...line } = view.items[0] ?? {};
    expect([price, lineTotal, weightReduction]).toEqual([0, 0, 0]);
    expect(ORDER.items[0]).toMatchObject(line);
  });

  it.each([
    ["is picked up", { isPickedUp: true }],
    ["is delivered", { status: "completed" }],
    ["is not paid yet", { status: "pending" }],
    ["is cancelled", { status: "cancelled" }],
  ] as const)("has no phone and no address where it %s", (_when, change) => {
    expect(packersView({ ...ORDER, ...change })).toMatchObject({
      customerPhone: "",
      customerAddress: "",
      address: null,
    });
  });

  it.each([
    ["processing", false, true],
    ["processing", true, true],
    ["pending", true, true],
    ["pending", false, false],
    ["completed", false, false],
    ["cancelled", true, false],
  ] as const)("a %s one (picked up: %s) can be read: %s", (status, isPickedUp, expected) => {
    expect(isPackersOrder({ status, isPickedUp })).toBe(expected);
  });

  it("is listed as what is to be packed or is on its way, whatever else is asked for", () => {
    const asked = { search: "41000", sort: "-total", status: "completed", limit: 20, offset: 0 } as const;
    expect(packersQuery(asked)).toEqual({ toPack: "true", limit: 20, offset: 0, sort: undefined });
    expect(packersQuery({ toSend: "true", sort: "oldest", limit: 20 })).toMatchObject({
      toSend: "true",
      sort: "oldest",
    });
  });
});
