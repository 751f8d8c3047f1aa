import { createRequire } from "node:module";
import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import { textsOf } from "@zakh/kit/contract";
import type { Order } from "@zakh/orders/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { orderRow, titleRow } from "./order-rows";

// Loaded as Node does it, so that all share one copy of the registry.
const load = createRequire(import.meta.url);
const { registerPaymentMethod }: typeof import("@zakh/orders/payment/payment-method") = load(
  "@zakh/orders/payment/payment-method",
);

const TEXTS = {
  name: "Transfer",
  hint: "",
  "fact.bankName": "Bank",
  "fact.accountNumber": "Account",
  "mail.amount": "",
  "mail.placed.pay": "",
  "mail.placed.payElsewhere": "",
  "mail.placed.next": "",
};

registerPaymentMethod({
  code: "bank_transfer",
  providerId: "pp_test_test",
  immediate: false,
  delivers: true,
  asks: z.object({}),
  facts: ["bankName", "accountNumber"],
  texts: { mn: TEXTS, ru: TEXTS, en: { ...TEXTS, name: "Transfer (en)" }, ko: TEXTS },
  tables: [],
  refuses: [],
  offer: async () => ({ isOffered: true, details: {} }),
  prepare: async () => ({ details: {}, payer: "" }),
  factsOf: ({ bankAccount }) => bankAccount as Record<"bankName" | "accountNumber", string>,
});

const order: Order = {
  id: 7,
  userId: 3,
  customerName: "Болд",
  customerEmail: "bold@example.com",
  customerPhone: "010-1234-5678",
  address: null,
  customerAddress: "Чонжу хот 12",
  paymentMethod: "bank_transfer",
  isPickedUp: false,
  selectedBankAccount: { id: 1, bankName: "KB", accountNumber: "123-45", accountHolder: "Зах" },
  transferAccountHolder: "BOLD",
  transferCode: "2A3B4",
  paymentDetails: {},
  totalAmount: "26500",
  subtotal: 22500,
  shippingFee: 4000,
  transferDiscount: 0,
  discount: 0,
  discountReason: "",
  deliveryNote: "",
  note: "",
  offer: null,
  weightReduction: 0,
  correction: 0,
  givenBack: 0,
  weightRefund: "auto",
  creditUsed: 0,
  placedCredit: 0,
  creditGiven: 0,
  paymentDeadline: null,
  leavesOn: null,
  arrivesOn: null,
  remindedAt: null,
  transferReportedAt: null,
  status: "processing",
  boxes: 1,
  sentAt: null,
  courier: "",
  courierName: "",
  trackingNumber: "",
  trackingLink: null,
  received: 26500,
  due: 0,
  toReturn: 0,
  toTransfer: 0,
  returned: 0,
  money: [],
  cashReceipt: null,
  refundAccount: null,
  items: [
    {
      id: 7001,
      orderId: 7,
      productId: 1,
      quantity: 1.5,
      unit: "kg",
      packedQuantity: null,
      traceNumbers: [],
      weightReduction: 0,
      price: 15000,
      seller: null,
      priceDivisor: 1,
      lineTotal: 22500,
      product: {
        ...textsOf(SOLD_TEXT_FIELDS, {
          name: "Үхрийн гуя",
          nameEn: "Beef thigh",
          category: "Үхрийн мах",
          origin: "Австрали",
          originEn: "Australia",
        }),
        imageUrl: "",
      },
    },
  ],
  createdAt: "2026-11-21T15:30:00.000Z",
};

describe("an order as a row", () => {
  it("shows everything in the requested language", () => {
    expect(Object.fromEntries(titleRow("en").map((title, index) => [title, orderRow(order, "en")[index]]))).toEqual({
      "Order number": "ORD-0007",
      "Ordered on": new Date(order.createdAt),
      Status: "Payment received",
      Name: "Болд",
      Phone: "010-1234-5678",
      Email: "bold@example.com",
      "Delivery address": "Чонжу хот 12",
      Items: "Beef thigh 1.5 kg (Australia)",
      "Payment method": "Transfer (en)",
      Depositor: "BOLD",
      "Account to pay to": "KB 123-45",
      "Subtotal (₩)": 22500,
      "Shipping fee (₩)": 4000,
      "Grand total (₩)": 26500,
      "Transfer discount (₩)": null,
      "Weight difference (₩)": null,
      "Paid with store credit (₩)": null,
      "Discount (₩)": null,
      Note: "",
      "Removed items (₩)": null,
      "Correction (₩)": null,
      "Given back before: store credit, transfer (₩)": null,
    });
    expect(orderRow(order, "mn")[2]).toBe("Төлбөр төлөгдсөн");
  });

  it("shows product and origin in Mongolian where it is not translated, and none where it is not set", () => {
    expect(orderRow(order, "ru")[7]).toBe("Үхрийн гуя 1,5 кг (Австрали)");
    const items = order.items.map((item) => ({
      ...item,
      product: { ...item.product, ...textsOf(["origin"]) },
    }));
    expect(orderRow({ ...order, items }, "en")[7]).toBe("Beef thigh 1.5 kg");
  });

  it("ends with what was taken off, a correction apart from a weight, and what credit paid, where there is any", () => {
    const taken = {
      transferDiscount: 37,
      weightReduction: 900,
      correction: 300,
      givenBack: 1270,
      creditUsed: 500,
      discount: 2000,
      note: "Хаалганы дэргэд",
    };
    const items = order.items.map((item) => ({ ...item, packedQuantity: 1.44, weightReduction: 900 }));
    const row = orderRow({ ...order, items, totalAmount: "23993", ...taken }, "en");
    expect(row.slice(-9)).toEqual([23993, -37, -900, 500, -2000, "Хаалганы дэргэд", -300, null, -1270]);
    const gone = order.items.map((item) => ({ ...item, packedQuantity: 0, weightReduction: 900 }));
    expect(orderRow({ ...order, items: gone, weightReduction: 900 }, "mn").at(-2)).toBe(-900);
  });

  it("shows what was packed, where it is another weight", () => {
    const items = order.items.map((item) => ({ ...item, packedQuantity: 1.42, weightReduction: 1200 }));
    expect(orderRow({ ...order, items }, "mn")[7]).toBe("Үхрийн гуя 1.5 → 1.42 кг (Австрали)");
  });

  it("shows the code of a payment method whose plugin is gone", () => {
    const gone = { ...order, paymentMethod: "gift_card", selectedBankAccount: null };
    expect(orderRow(gone, "en").slice(8, 11)).toEqual(["gift_card", "BOLD", ""]);
  });
});
