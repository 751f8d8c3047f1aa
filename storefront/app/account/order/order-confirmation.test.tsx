import { screen, waitFor, within } from "@testing-library/react";
import { dayAfter, isDayOff } from "@zakh/delivery/contract";
import { dayText, type Language, seoulDay, textsOf } from "@zakh/kit/contract";
import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../../testing/render-page";
import { BANK_ACCOUNT, BANK_TRANSFER, OPEN_SHOP, orderItemOf, orderOf, productOf } from "../../testing/shop-data";
import OrderConfirmationPage from "./order-confirmation";

interface Step {
  sentAt?: string | null;
  packedQuantity?: number | null;
}

function openConfirmation(order: Partial<Order>, language?: Language, answers: Answers = {}) {
  return renderPage(<OrderConfirmationPage />, {
    at: "/order-confirmation?id=1&email=saraa%40example.com",
    answers: {
      "GET /api/orders/1": { json: orderOf(1, order) },
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
      "GET /api/orders/1/claims": { json: { until: null, isPossible: false, insteadOf: null, claims: [] } },
      ...answers,
    },
    language,
  });
}

it.each([
  ["processing", "Төлбөрийг хүлээн авлаа"],
  ["completed", "Захиалга хүргэгдлээ"],
  ["cancelled", "Захиалга цуцлагдлаа"],
  // Of a later version of the shop.
  ["lost", "Таны захиалга"],
])("says in words that an order is %s", async (status, words) => {
  await openConfirmation({ status: status as Order["status"], selectedBankAccount: BANK_ACCOUNT });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(words);
  expect(screen.queryAllByText(/баярлалаа/)).toHaveLength(status === "completed" ? 1 : 0);
  expect(screen.queryByRole("region", { name: "Төлбөр шилжүүлэх данс" })).toBeNull();
});

it("finds the order by the address's email, which leaves the address and stays for a reload", async () => {
  const { callsOf } = await openConfirmation({});
  await screen.findByRole("article");
  expect(callsOf("GET /api/orders/1").map(({ query }) => query.get("email"))).toEqual(["saraa@example.com"]);
  expect(window.location.search).toBe("?id=1");
  expect(window.history.state.usr).toEqual({ email: "saraa@example.com" });
});

it("says that the shop collects the money where a store's goods are among the lines", async () => {
  const item = orderItemOf(productOf(1));
  await openConfirmation({ items: [{ ...item, seller: { id: 4, name: "Буузны газар" } }] }, "ru", {
    "GET /api/orders/1/parcels": { json: { parcels: [] } },
  });
  await screen.findByText(/Вы платите один раз нашему магазину/);
});

it("says of a wallet that an order used, got back and used again, that it came back, and not that it is still to", async () => {
  const at = "2026-11-29T01:00:00.000Z";
  const entry = { amount: 5000, at, isFromStatement: false, isCreditBack: false };
  await openConfirmation({
    money: [
      { ...entry, kind: "credit_used" },
      { ...entry, kind: "credit_given", at: "2026-11-29T02:00:00.000Z", isCreditBack: true },
      { ...entry, kind: "to_return", at: "2026-11-29T02:00:00.000Z" },
      { ...entry, kind: "credit_used", at: "2026-11-29T03:00:00.000Z" },
    ],
  });
  const names = within(await screen.findByRole("article"))
    .getAllByRole("term")
    .map(({ textContent }) => textContent);
  expect(names.filter((name) => name?.startsWith("Хэтэвч") || name?.startsWith("Буцаан"))).toEqual([
    "Хэтэвчнээс төлсөн",
    "Хэтэвчинд буцаан орсон",
    "Хэтэвчнээс төлсөн",
  ]);
});

it.each([
  ["processing", -1, 0],
  ["processing", 0, 2],
  ["processing", 1, 2],
  ["pending", -1, 0],
  ["completed", 1, 0],
])("promises no day that is past: %s, leaving %i days from now, says %i days", async (status, ahead, days) => {
  const today = seoulDay(new Date());
  await openConfirmation({
    status: status as Order["status"],
    leavesOn: dayAfter(today, ahead),
    arrivesOn: dayAfter(today, ahead + 1),
  });
  await screen.findByRole("article");
  expect(screen.queryAllByText(/^(Илгээх|Очих): .* гараг$/)).toHaveLength(days);
});

it.each([
  ["within the deadline", 40 * 24, 2, "Төлбөр илгээх өдрийн 16:00 цагаас өмнө орвол"],
  ["by the deadline, where parcels leave later", 2, 2, "Төлбөр эцсийн хугацаанд орвол"],
  ["after the deadline, when the payment decides", -1, 0, "Төлбөр ормогц илгээх өдрийг мэдэгдэнэ."],
])("promises an unpaid order the days that hold now: %s", async (_, hours, days, asks) => {
  const today = seoulDay(new Date());
  const closed = [{ from: today, to: dayAfter(today, 4), takesOrders: true, text: "", textRu: "", textEn: "" }];
  const paymentDeadline = new Date(Date.now() + hours * 3_600_000).toISOString();
  await openConfirmation({ status: "pending", leavesOn: today, paymentDeadline }, undefined, {
    "GET /api/delivery": { json: { ...OPEN_SHOP, hasDays: true, closed } },
  });
  await screen.findByText(asks);
  expect(screen.queryAllByText(/^(Илгээх|Очих): .* гараг$/)).toHaveLength(days);
  expect(screen.queryByText(`Илгээх: ${dayText(today, "mn")}`)).toBeNull();
});

it("has the Mongolian name, marked, of a product without one in the page's language", async () => {
  const items = [productOf(1, { nameEn: "" }), productOf(2)].map(orderItemOf);
  await openConfirmation({ items }, "en");
  const order = within(await screen.findByRole("article"));
  // In the line and on the tile of a product without a picture.
  expect(order.getAllByText("Хонины мах 1").map(({ lang }) => lang)).toEqual(["mn", "mn"]);
  expect(order.getAllByText("Mutton 2").map(({ lang }) => lang)).toEqual(["", ""]);
});

it("has the transfer discount as a line of its own", async () => {
  await openConfirmation({ totalAmount: "26463", transferDiscount: 37 });
  const order = within(await screen.findByRole("article"));
  expect(order.getByText("Шилжүүлгийн хөнгөлөлт").nextSibling?.textContent).toBe("−₩37");
  expect(order.getByText("₩26,463")).toBeTruthy();
});

it("keeps a browser from translating what is copied or typed elsewhere", async () => {
  await openConfirmation({ sentAt: "2026-11-26T03:00:00.000Z", courierName: "CJ", trackingNumber: "123456789012" });
  const order = within(await screen.findByRole("article"));
  for (const text of ["#ORD-0001", "123456789012", "saraa@example.com"])
    expect(order.getByText(text).closest('[translate="no"]'), text).not.toBeNull();
});

it("tells a correction, and what had gone back before, from a weight difference", async () => {
  const items = [{ ...orderItemOf(productOf(1)), packedQuantity: 1.87, weightReduction: 2457 }];
  await openConfirmation({ totalAmount: "37073", weightReduction: 2457, correction: 1000, givenBack: 1270, items });
  const order = within(await screen.findByRole("article"));
  expect(order.getByText("Жингийн зөрүү").nextSibling?.textContent).toBe("−₩2,457");
  expect(order.getByText("Дүнгийн засвар").nextSibling?.textContent).toBe("−₩1,000");
  expect(order.getByText("Өмнө буцаасан (хэтэвч, шилжүүлэг)").nextSibling?.textContent).toBe("−₩1,270");
});

it("lists what came in, is to go back and went back, with the day in Seoul", async () => {
  const money = [
    { kind: "received", amount: 26500, at: "2026-11-26T16:00:00.000Z", isFromStatement: true },
    { kind: "to_return", amount: 26500, at: "2026-11-28T03:00:00.000Z", isFromStatement: false },
    { kind: "to_return", amount: -1500, at: "2026-11-28T04:00:00.000Z", isFromStatement: false },
    { kind: "returned", amount: 25000, at: "2026-11-29T03:00:00.000Z", isFromStatement: false },
    { kind: "credit_used", amount: 4700, at: "2026-11-20T03:00:00.000Z", isFromStatement: false },
    { kind: "credit_given", amount: 4700, at: "2026-11-21T03:00:00.000Z", isFromStatement: false, isCreditBack: true },
    { kind: "credit_given", amount: -900, at: "2026-11-22T03:00:00.000Z", isFromStatement: false },
  ] as const;
  await openConfirmation({
    status: "cancelled",
    money: money.map((entry) => ({ isCreditBack: false, ...entry })),
  });
  const order = within(await screen.findByRole("article"));
  expect(order.getByText("Төлбөр орж ирсэн").nextSibling?.textContent).toBe("₩26,5002026. 11. 27.");
  expect(order.getByText("Буцаан олгохоор болсон").nextSibling?.textContent).toBe("₩26,5002026. 11. 28.");
  expect(order.getByText("Буцаан олгохоо больсон").nextSibling?.textContent).toBe("₩1,5002026. 11. 28.");
  expect(order.getByText("Буцаан олгосон").nextSibling?.textContent).toBe("₩25,0002026. 11. 29.");
  expect(order.getByText("Хэтэвчинд буцаан орсон").nextSibling?.textContent).toBe("₩4,7002026. 11. 21.");
  expect(order.getByText("Хэтэвчнээс буцаан авсан").nextSibling?.textContent).toBe("₩9002026. 11. 22.");
});

it.each([
  ["mn", "Дансаа мэдэгдэх", /буцаан шилжүүлнэ/, /буцаан шилжүүлсэн|буцаан олгосон/],
  ["ru", "Сообщить счёт", /вернём/, /вернули|возвращено/i],
  ["en", "Tell us your account", /will transfer/, /have transferred|(?<!to be )returned/],
  ["ko", "환불 계좌 알려 주기", /돌려 드리겠/, /돌려 드렸|환불 완료/],
] as const)(
  "says in %s of a cancelled order's money that it will be returned, and asks for the account",
  async (...row) => {
    const [language, link, words, others] = row;
    await openConfirmation({ status: "cancelled", toReturn: 26500 }, language);
    const order = within(await screen.findByRole("article"));
    expect((await order.findByRole("link", { name: link })).getAttribute("href")).toBe("/refund-account?id=1");
    const shown = document.body.textContent ?? "";
    expect(shown).toMatch(words);
    expect(shown).not.toMatch(others);
  },
);

it("asks for no account where nothing is to be returned", async () => {
  await openConfirmation({ status: "cancelled", returned: 26500 });
  await screen.findByRole("article");
  expect(screen.queryByRole("link", { name: "Дансаа мэдэгдэх" })).toBeNull();
});

it("shows a known account for returned money masked, with a link to correct it", async () => {
  const refundAccount = { bankName: "하나은행", accountNumber: "****7890", accountHolder: "SARAA DORJ" };
  await openConfirmation({ status: "cancelled", toReturn: 26500, refundAccount });
  const order = within(await screen.findByRole("article"));
  await order.findByText("****7890");
  order.getByRole("link", { name: "Дансаа засах" });
});

it("has no line for a transfer discount where nothing was taken off", async () => {
  await openConfirmation({});
  await screen.findByRole("article");
  expect(screen.queryByText("Шилжүүлгийн хөнгөлөлт")).toBeNull();
});

it("says how to make the transfer, with a copy button for account, sum, and name with code", async () => {
  await openConfirmation({ status: "pending", received: 0, due: 26500, selectedBankAccount: BANK_ACCOUNT });
  const sheet = within(await screen.findByRole("region", { name: "Төлбөр шилжүүлэх данс" }));
  expect(sheet.getByText("123456-04-567890")).toBeTruthy();
  expect(sheet.getByText("₩26,500")).toBeTruthy();
  expect(sheet.getByText("DORJ 7K4M2")).toBeTruthy();
  expect(sheet.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Шилжүүлэх дүнг хуулах",
    "KB국민은행 дансны дугаарыг хуулах",
    "Шилжүүлэгчийн нэр, кодыг хуулах",
    null,
  ]);
  expect(sheet.getByRole("link", { name: "Toss-оор шилжүүлэх" }).getAttribute("href")).toMatch(/^supertoss:/);
});

it("calls what the wallet has paid so, and asks for the rest", async () => {
  const waits = { status: "pending", received: 12_000, creditUsed: 10_000, due: 14_500 } as const;
  await openConfirmation({ ...waits, selectedBankAccount: BANK_ACCOUNT });
  const sheet = within(await screen.findByRole("region", { name: "Төлбөр шилжүүлэх данс" }));
  expect(sheet.getByText("Шилжүүлэх дүн").nextSibling?.textContent).toContain("₩14,500");
  expect(sheet.getByText("Хэтэвчнээс төлсөн").nextSibling?.textContent).toBe("₩10,000");
  expect(sheet.getByText("Өмнө нь ирсэн мөнгө").nextSibling?.textContent).toBe("₩2,000");
});

it("tells the shop once that the transfer was made", async () => {
  const waits = orderOf(1, { status: "pending", due: 26500, selectedBankAccount: BANK_ACCOUNT });
  let order = waits;
  const { person, callsOf } = await openConfirmation({}, undefined, {
    "GET /api/orders/1": async () => ({ json: order }),
    "POST /api/orders/1/transferred": async () => {
      order = { ...waits, transferReportedAt: "2026-11-28T03:00:00.000Z" };
      return { json: order };
    },
  });
  await person.click(await screen.findByRole("button", { name: "Шилжүүлсэн гэж мэдэгдэх" }));
  await screen.findByText(/^Шилжүүлсэн гэж мэдэгдсэн: 11-р сарын 28/);
  expect(screen.queryByRole("button", { name: "Шилжүүлсэн гэж мэдэгдэх" })).toBeNull();
  expect(callsOf("POST /api/orders/1/transferred").map(({ path }) => path)).toEqual([
    "/api/orders/1/transferred?email=saraa%40example.com",
  ]);
});

it.each(["processing", "completed", "cancelled"] as const)(
  "shows no account of an order that is %s",
  async (status) => {
    await openConfirmation({ status, selectedBankAccount: BANK_ACCOUNT, paymentDetails: { bankName: "KB국민은행" } });
    await screen.findByRole("article");
    expect(screen.queryByText(/123456-04-567890|KB국민은행/)).toBeNull();
  },
);

it.each([
  ["pending", {}, "Захиалсан"],
  ["processing", {}, "Төлсөн"],
  ["processing", { packedQuantity: 0.9 }, "Савласан"],
  ["processing", { sentAt: "2026-11-26T03:00:00.000Z" }, "Илгээсэн"],
  ["completed", {}, "Очсон"],
] as const)("has come so far: %s %o is %s", async (status, { sentAt = null, packedQuantity = null }: Step, step) => {
  const items = [{ ...orderItemOf(productOf(1)), packedQuantity }];
  await openConfirmation({ status, sentAt, items });
  const steps = within(await screen.findByRole("list", { name: "Захиалгын явц" })).getAllByRole("listitem");
  expect(steps.find((one) => one.ariaCurrent === "step" || one.getAttribute("aria-current"))?.textContent).toBe(step);
});

it("has no steps of a cancelled order, nor of one that is picked up", async () => {
  await openConfirmation({ status: "cancelled" });
  await screen.findByRole("article");
  expect(screen.queryByRole("list", { name: "Захиалгын явц" })).toBeNull();
});

it.each([
  ["in time", 1, 1],
  ["a day late", -1, 1],
])("says when a parcel arrives that was sent %s", async (_, leavesIn, arrivesIn) => {
  const today = seoulDay(new Date());
  const sent = { leavesOn: dayAfter(today, leavesIn - 1), arrivesOn: dayAfter(today, leavesIn) };
  const delivery = { ...OPEN_SHOP, saturdays: true };
  await openConfirmation({ status: "processing", sentAt: new Date().toISOString(), ...sent }, undefined, {
    "GET /api/delivery": { json: delivery },
  });
  let arrives = dayAfter(today, arrivesIn);
  if (leavesIn < 1) while (isDayOff(delivery, arrives)) arrives = dayAfter(arrives, 1);
  await screen.findByText(`Очих: ${dayText(arrives, "mn")}`);
  expect(screen.queryByText(/^Илгээх: /)).toBeNull();
});

it.each([
  ["credit", 0, "Үргэлж хэтэвчинд"],
  ["credit", 2457, "Үргэлж хэтэвчиндЗөрүү хүргэлтийн дараа хэтэвчинд тань орно."],
  ["transfer", 2457, "Үргэлж дансанд буцаахЗөрүүг бид дансанд тань буцаан шилжүүлнэ."],
] as const)(
  "tells what becomes of a weight difference as it was chosen: %s, %i",
  async (weightRefund, weightReduction, told) => {
    await openConfirmation({ status: "processing", weightRefund, weightReduction });
    const order = within(await screen.findByRole("article"));
    expect(order.getByText("Савласан жин бага гарвал").nextSibling?.textContent).toBe(told);
  },
);

it("says until when to pay, and what is left of it", async () => {
  const inFiveHours = Date.now() + 5.5 * 3_600_000;
  const waits = { status: "pending", due: 26500, selectedBankAccount: BANK_ACCOUNT } as const;
  await openConfirmation({ ...waits, paymentDeadline: new Date(inFiveHours).toISOString() });
  const sheet = within(await screen.findByRole("region", { name: "Төлбөр шилжүүлэх данс" }));
  expect(sheet.getByText("5 цаг үлдлээ")).toBeTruthy();
  expect(sheet.getByRole("time").textContent).toMatch(/^\d+-р сарын \d+, \S+ гараг, \d\d:\d\d$/);
});

it("says that the deadline is past", async () => {
  const paymentDeadline = "2026-01-01T00:00:00.000Z";
  await openConfirmation({ status: "pending", due: 26500, selectedBankAccount: BANK_ACCOUNT, paymentDeadline });
  expect(await screen.findByText(/^Хугацаа өнгөрсөн/)).toBeTruthy();
});

it("says nothing of a deadline where there is none", async () => {
  await openConfirmation({ status: "pending", due: 26500, selectedBankAccount: BANK_ACCOUNT });
  await screen.findByRole("region", { name: "Төлбөр шилжүүлэх данс" });
  expect(screen.queryByText("Төлөх эцсийн хугацаа")).toBeNull();
});

it("asks for the rest after a part of the money has come", async () => {
  await openConfirmation({ status: "pending", received: 9000, due: 17500, selectedBankAccount: BANK_ACCOUNT });
  const sheet = within(await screen.findByRole("region", { name: "Төлбөр шилжүүлэх данс" }));
  expect(sheet.getByText("₩17,500")).toBeTruthy();
  expect(sheet.getByText("Өмнө нь ирсэн мөнгө").nextSibling?.textContent).toBe("₩9,000");
  expect(sheet.getByRole("link", { name: "Toss-оор шилжүүлэх" }).getAttribute("href")).toContain("amount=17500");
});

const BEEF = textsOf(["name"], { name: "Үхрийн мах", nameRu: "Говядина", nameEn: "Beef" });

const OFFER = {
  id: 7,
  offeredAt: "2026-11-26T03:00:00.000Z",
  lines: [{ ...BEEF, unit: "kg" as const, before: 0, after: 1.5 }],
  shippingFeeBefore: 4000,
  shippingFee: 0,
  discountBefore: 0,
  discount: 3000,
  discountReasonBefore: "",
  discountReason: "Бэлэг",
  totalBefore: 26500,
  total: 64500,
};

it("shows the offer of a higher total with what changes, and sends the answer", async () => {
  const { person, callsOf } = await renderPage(<OrderConfirmationPage />, {
    at: "/order-confirmation?id=1&email=saraa%40example.com",
    answers: {
      "GET /api/orders/1": { json: orderOf(1, { status: "processing", offer: OFFER }) },
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
      "POST /api/orders/1/offer": { json: orderOf(1, { status: "processing", totalAmount: "64500" }) },
    },
    language: "en",
  });
  const offer = within(await screen.findByRole("region", { name: "Do you agree to the new total?" }));
  expect(offer.getByText("Beef").nextSibling?.textContent).toBe("– → 1.5 kg");
  expect(offer.getByText("Discount").nextSibling?.textContent).toBe("−₩3,000Бэлэг");
  offer.getByText("₩26,500 → ₩64,500");
  await person.click(offer.getByRole("button", { name: "Agree" }));
  await screen.findByText("Your order was changed");
  expect(callsOf("POST /api/orders/1/offer").map(({ body }) => body)).toEqual([{ offer: 7, agrees: true }]);
});

it("says why an answer was refused, and shows the order as it is now", async () => {
  const message = "Энэ санал өөрчлөгдсөн эсвэл хүчингүй болсон байна. Захиалгыг дахин харна уу.";
  const { person, callsOf } = await renderPage(<OrderConfirmationPage />, {
    at: "/order-confirmation?id=1&email=saraa%40example.com",
    answers: {
      "GET /api/orders/1": { json: orderOf(1, { status: "processing", offer: OFFER }) },
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
      "POST /api/orders/1/offer": { status: 409, json: { code: "offer_gone", message } },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Татгалзах" }));
  await screen.findByText(message);
  await waitFor(() => expect(callsOf("GET /api/orders/1")).toHaveLength(2));
});

it("asks for the difference to a raised total, without the deadline of the first payment, and shows note and discount", async () => {
  await openConfirmation({
    status: "processing",
    received: 26500,
    due: 5300,
    totalAmount: "31800",
    discount: 1000,
    discountReason: "Бэлэг",
    note: "Хаалган дээр үлдээнэ",
    paymentDeadline: "2026-01-01T00:00:00.000Z",
    selectedBankAccount: BANK_ACCOUNT,
  });
  const sheet = within(await screen.findByRole("region", { name: "Төлбөр шилжүүлэх данс" }));
  expect(sheet.getByText("₩5,300")).toBeTruthy();
  expect(screen.queryByText(/^Хугацаа өнгөрсөн/)).toBeNull();
  const order = within(screen.getByRole("article"));
  order.getByText("Хаалган дээр үлдээнэ");
  expect(order.getByText("Хөнгөлөлт").nextSibling?.textContent).toBe("−₩1,000Бэлэг");
});

const SENT = {
  status: "processing",
  sentAt: "2026-11-26T16:00:00.000Z",
  courier: "cj",
  courierName: "CJ대한통운",
  trackingNumber: "123456789012",
  trackingLink: "https://trace.example.com/?no=123456789012",
} as const;

it.each([
  ["mn", "Илгээмж", "Илгээмж хаана явааг харах", /илгээлээ/],
  ["ru", "Посылка", "Где моя посылка", /отправлен/],
  ["en", "Parcel", "Track the parcel", /on its way/],
  ["ko", "배송", "배송 조회", /발송되었습니다/],
] as const)(
  "says in %s when the order was sent, by whom, with which number, and where to follow it",
  async (...row) => {
    const [language, name, link, words] = row;
    await openConfirmation(SENT, language);
    const parcel = within(await screen.findByRole("region", { name }));
    expect(parcel.getByRole("time").textContent).toBe("2026. 11. 27.");
    parcel.getByText("CJ대한통운");
    parcel.getByText("123456789012");
    expect(parcel.getByRole("button").getAttribute("aria-label")).toBeTruthy();
    const { href, rel } = parcel.getByRole<HTMLAnchorElement>("link", { name: link });
    expect([href, rel]).toEqual([SENT.trackingLink, "noopener noreferrer"]);
    expect(document.body.textContent).toMatch(words);
  },
);

it("has the number of a courier that is gone, without a link", async () => {
  await openConfirmation({ ...SENT, trackingLink: null });
  const parcel = within(await screen.findByRole("region", { name: "Илгээмж" }));
  parcel.getByText("123456789012");
  expect(parcel.queryByRole("link")).toBeNull();
});

it("says nothing of a parcel before the order is sent", async () => {
  await openConfirmation({ status: "processing" });
  await screen.findByRole("article");
  expect(screen.queryByRole("region", { name: "Илгээмж" })).toBeNull();
});
