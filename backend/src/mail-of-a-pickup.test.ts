import { createRequire } from "node:module";
import { configured } from "@zakh/kit/configuration/configured.testing";
import { LANGUAGES } from "@zakh/kit/contract";
import { expect, it } from "vitest";

// Here, because neither the method of payment nor checkout knows the other. The application's own copies: they share the registry.
const load = createRequire(import.meta.url);
const { registerPaymentMethod }: typeof import("@zakh/orders/payment/payment-method") = load(
  "@zakh/orders/payment/payment-method",
);
const { payOnPickupMethod: method }: typeof import("@zakh/pay-on-pickup/payment/pay-on-pickup-method") = load(
  "@zakh/pay-on-pickup/payment/pay-on-pickup-method",
);
const { orderPlacedMail }: typeof import("@zakh/checkout/mails/order-placed-mail") = load(
  "@zakh/checkout/mails/order-placed-mail",
);

configured({ sessionSecret: "a secret of the tests" });

const PLACE = {
  place: "Чонжу, Санданг 12",
  placeRu: "Чхонджу, Сандан 12",
  placeEn: "",
  hours: "10:00–20:00",
  hoursRu: "",
  hoursEn: "",
};

registerPaymentMethod(method);

it.each(LANGUAGES)(
  "the mail of an order that is picked up says where to go and what to pay there, and nothing of transfers, in %s",
  (language) => {
    const { subject, text } = orderPlacedMail({
      number: 42,
      draft: {
        lines: [],
        subtotal: 15000,
        shippingFee: 0,
        transferDiscount: 0,
        creditUsed: 0,
        paymentTermHours: 0,
        delivery: null,
        sellersDays: [],
        total: 15000,
        payment: { details: PLACE, payer: "" },
      },
      form: { customerEmail: "b@example.com", customerAddress: PLACE.place, paymentMethod: method.code },
      placedAt: new Date("2026-11-26T05:05:00Z"),
      toOwnAddress: true,
      language,
      shop: { shopName: "Зах", phone: "", email: "" },
      notice: "",
    });
    const place = language === "ru" ? PLACE.placeRu : PLACE.place;
    for (const part of [place, PLACE.hours, "₩15,000", "ORD-0042"]) expect(text).toContain(part);
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
    expect(`${subject}${text}`).not.toMatch(/шилжүүл|перевед|перевод|transfer|입금|хүргэ|достав|deliver|배송/i);
  },
);
