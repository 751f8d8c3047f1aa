import { createRequire } from "node:module";
import { configured } from "@zakh/kit/configuration/configured.testing";
import { LANGUAGES, textsOf } from "@zakh/kit/contract";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { payOnPickupMethod as method } from "./pay-on-pickup-method";

configured({ sessionSecret: "a secret of the tests" });

// Loaded as Node does it, so that all share one copy of the registry.
const load = createRequire(import.meta.url);
const { registerPaymentMethod }: typeof import("@zakh/orders/payment/payment-method") = load(
  "@zakh/orders/payment/payment-method",
);
const { moneyReturnedMail }: typeof import("@zakh/orders/mails/money-returned-mail") = load(
  "@zakh/orders/mails/money-returned-mail",
);
const { orderStatusMail }: typeof import("@zakh/orders/mails/order-status-mail") = load(
  "@zakh/orders/mails/order-status-mail",
);

const setting = vi.spyOn(storedSettings["pay-on-pickup"], "value");
const OF_TRANSFERS_AND_DELIVERY = /шилжүүл|перевед|перевод|transfer|입금|хүргэ|достав|deliver|배송/i;
const SHOP = { shopName: "Зах", phone: "", email: "" };
const PLACE = textsOf(["place", "hours"], {
  place: "Чонжу, Санданг 12",
  placeRu: "Чхонджу, Сандан 12",
  hours: "10:00–20:00",
});

function set(values: { enabled: boolean; place?: string }) {
  setting.mockResolvedValue({ ...PLACE, ...values, version: "v1" });
}

beforeEach(() => set({ enabled: true }));
registerPaymentMethod(method);

const NOT_WEIGHED = { credit: 0, weightReduction: 0, correction: 0, weighed: [], traced: [] };

describe("paying on pick-up", () => {
  it("is offered while the owner has turned it on and set a place", async () => {
    expect(await method.offer()).toEqual({ isOffered: true, details: PLACE });
    set({ enabled: false });
    expect((await method.offer()).isOffered).toBe(false);
    set({ enabled: true, place: "" });
    expect((await method.offer()).isOffered).toBe(false);
  });

  it("requires nothing, stores place and hours with the order, and hands the goods over there", async () => {
    expect(Object.keys(method.asks.shape)).toEqual([]);
    expect([method.delivers, method.immediate]).toEqual([false, false]);
    expect(await method.prepare({} as never)).toEqual({ details: PLACE, payer: "", address: PLACE.place });
  });

  it("has a label for each fact in every language", () => {
    for (const language of LANGUAGES) {
      for (const fact of method.facts) expect(method.texts[language]).toHaveProperty([`fact.${fact}`]);
    }
  });

  it.each(LANGUAGES)("says in its mails nothing of transfers, in %s", (language) => {
    const statusMails = (["processing", "completed", "cancelled"] as const).map((to) =>
      orderStatusMail({
        changeId: "ordch_1",
        number: 42,
        total: 15000,
        from: "pending",
        to,
        toReturn: 0,
        returned: 0,
        ...NOT_WEIGHED,
        addressee: {
          accountNumber: 1,
          email: "b@example.com",
          language,
          paymentMethod: method.code,
          depositor: "",
        },
        shop: SHOP,
      }),
    );
    const ofMoney = [
      { toReturn: 15000, returned: 0 },
      { toReturn: 0, returned: 15000 },
    ].map((money) =>
      orderStatusMail({
        changeId: "ordch_2",
        number: 42,
        total: 15000,
        from: "processing",
        to: "cancelled",
        ...NOT_WEIGHED,
        ...money,
        addressee: {
          accountNumber: 1,
          email: "b@example.com",
          language,
          paymentMethod: method.code,
          depositor: "",
        },
        shop: SHOP,
      }),
    );
    const returned = moneyReturnedMail({
      changeId: "ordch_3",
      number: 42,
      amount: 10000,
      kind: "returned",
      left: 5000,
      addressee: {
        accountNumber: 1,
        email: "b@example.com",
        language,
        paymentMethod: method.code,
        depositor: "",
      },
      shop: SHOP,
    });
    for (const mail of [...statusMails, ...ofMoney, returned]) {
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]|undefined/);
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(OF_TRANSFERS_AND_DELIVERY);
    }
  });

  it.each(LANGUAGES)(
    "says on pages nothing of transfers and deliveries either, whatever became of it, in %s",
    (language) => {
      const ownTexts = Object.entries(method.texts[language]).filter(([key]) => key.startsWith("says."));
      for (const what of ["completedTitle", "completedStatus", "refund", "returned", "partlyReturned"]) {
        expect(ownTexts.map(([key]) => key)).toContain(`says.${what}`);
      }
      for (const [, text] of ownTexts) expect(text).not.toMatch(OF_TRANSFERS_AND_DELIVERY);
      expect(method.texts[language]["says.partlyReturned"]).toMatch(/\{\{returned\}\}.*\{\{amount\}\}/);
    },
  );
});
