import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { Product } from "@zakh/catalog/contract";
import { AGREE_TICK, FRESH_GOODS, FRESH_GOODS_TICK } from "@zakh/legal/contract";
import type { Order } from "@zakh/orders/contract";
import { describe, expect, it, vi } from "vitest";
import { lineOf } from "../../cart/cart-store";
import { agreeToFreshGoods } from "../../testing/agree";
import { type Answers, renderPage } from "../../testing/render-page";
import {
  BANK_ACCOUNT,
  BANK_TRANSFER,
  cartOf,
  NO_LEGAL,
  OPEN_SHOP,
  orderOf,
  productOf,
  SARAA,
} from "../../testing/shop-data";
import CheckoutPage from "./checkout";

const TRANSFER_DISCOUNT = /нийт дүнгээс 1–99 вон хасна/;

/** The checkout of 2 kg of a product, by somebody who has not ordered before. */
async function openCheckout(changes: Answers = {}, lines = [lineOf(productOf(1), 2)]) {
  const answers: Answers = {
    "GET /api/cart": { json: cartOf([productOf(1)]) },
    "GET /api/payment-methods": { json: [BANK_TRANSFER] },
    "GET /api/bank-accounts": { json: [BANK_ACCOUNT] },
    "GET /api/settings/shipping-fee": { json: { value: "4000" } },
    "GET /api/user/orders": { json: [] },
    ...changes,
  };
  return { ...(await renderPage(<CheckoutPage />, { at: "/checkout", user: SARAA, lines, answers })), answers };
}

async function submitButton() {
  return screen.findByRole<HTMLButtonElement>("button", { name: "Захиалга баталгаажуулах" });
}

function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

/** The text under a field: its error, or its hint. */
function noteOf(label: string) {
  return document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent;
}

/** Says where the order goes and who pays, pasted: each key would render the whole form. */
async function fillIn(person: UserEvent) {
  await person.click(await screen.findByLabelText("Хүргэлтийн хаяг"));
  await person.paste("Чонжү хот, Хындог дүүрэг 12-3");
  await person.click(field("Шилжүүлэгчийн нэр"));
  await person.paste("SARAA DORJ");
}

/** The checkout, filled in and sent. */
async function order(answers: Answers) {
  const page = await openCheckout(answers);
  const submit = await submitButton();
  await fillIn(page.person);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true));
  await agreeToFreshGoods(page.person);
  await page.person.click(submit);
  return page;
}

it("says before the order that some won will be taken off its total, where the shop does so", async () => {
  await openCheckout({ "GET /api/payment-methods": { json: [{ ...BANK_TRANSFER, hasTransferDiscount: true }] } });
  await screen.findByText(TRANSFER_DISCOUNT);
});

it("says nothing of a discount where the shop gives none", async () => {
  await openCheckout();
  await submitButton();
  await screen.findByText("₩24,000");
  expect(screen.queryByText(TRANSFER_DISCOUNT)).toBeNull();
});

describe("what is agreed to", () => {
  const CURRENT = {
    "GET /api/legal": { json: { ...NO_LEGAL, terms: { id: 3, validFrom: "2026-12-01" } } },
    "POST /api/orders": { status: 201, text: "{}" },
  };

  it("is asked for at each order, and said where it is missing, which sends nothing", async () => {
    const { person, callsOf } = await openCheckout();
    await submitButton();
    screen.getByText(FRESH_GOODS.mn);
    await fillIn(person);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true));
    await person.click(await submitButton());
    await screen.findByText("Үргэлжлүүлэхийн тулд зөвшөөрлөө өгнө үү");
    const tick = screen.getByRole("checkbox", { name: FRESH_GOODS_TICK.mn });
    expect(document.activeElement).toBe(tick);
    expect(tick.getAttribute("aria-invalid")).toBe("true");
    expect(callsOf("POST /api/orders")).toEqual([]);
  });

  it("is the new version too, where the terms have changed since", async () => {
    const agreed = { json: { terms: { versionId: 2, agreedAt: "2026-11-01T00:00:00.000Z" }, privacy: null } };
    const { person, callsOf } = await openCheckout({ ...CURRENT, "GET /api/user/consents": agreed });
    await fillIn(person);
    await person.click(await screen.findByRole("checkbox", { name: AGREE_TICK.terms.mn }));
    await agreeToFreshGoods(person);
    await person.click(await submitButton());
    await screen.findByText("Захиалга амжилттай");
    expect(callsOf("POST /api/orders")[0]?.body).toMatchObject({
      orderData: { agreed: { terms: 3, freshGoods: true } },
    });
  });

  it("is not the version that was agreed to already", async () => {
    const agreed = { json: { terms: { versionId: 3, agreedAt: "2026-12-01T00:00:00.000Z" }, privacy: null } };
    const { callsOf } = await openCheckout({ ...CURRENT, "GET /api/user/consents": agreed });
    await submitButton();
    await waitFor(() => expect(callsOf("GET /api/user/consents").length).toBeGreaterThan(0));
    expect(screen.queryByRole("checkbox", { name: AGREE_TICK.terms.mn })).toBeNull();
  });
});

it("shows the server's refusal, and can be sent again", async () => {
  const { person, callsOf } = await order({
    "POST /api/orders": { status: 409, json: { code: "stock_short", message: "Үлдэгдэл хүрэлцэхгүй байна" } },
  });
  await screen.findByText("API Алдаа");
  screen.getByText("Үлдэгдэл хүрэлцэхгүй байна");
  await person.click(await submitButton());
  await waitFor(() => expect(callsOf("POST /api/orders")).toHaveLength(2));
});

it("shows its own text for a refusal without a message", async () => {
  await order({ "POST /api/orders": { status: 500, text: "<html>" } });
  await screen.findByText("API Алдаа");
  screen.getByText("Захиалга боловсруулах үед алдаа гарлаа");
});

it("is sent once more with the same key where the process was lost that had it", async () => {
  const { callsOf } = await order({ "POST /api/orders": { status: 503, json: { code: "unavailable", message: "" } } });
  await waitFor(() => expect(callsOf("POST /api/orders")).toHaveLength(2), { timeout: 10_000 });
  const [first, second] = callsOf("POST /api/orders").map(({ headers }) => headers.get("idempotency-key"));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it.each([
  ["without an id", "{}"],
  ["that is no object", '"ok"'],
  ["that is no JSON", "ok"],
])("takes a success %s for a success, and leads home", async (_what, text) => {
  const { callsOf } = await order({ "POST /api/orders": { status: 201, text } });
  await screen.findByText("Захиалга амжилттай");
  expect(window.location.pathname).toBe("/");
  expect(window.localStorage.getItem("cart")).toBe("[]");
  expect(callsOf("POST /api/orders").map(({ body }) => body)).toEqual([
    {
      orderData: {
        customerName: "Сараа Дорж",
        customerEmail: "saraa@example.com",
        customerPhone: "010-9876-5432",
        customerAddress: "Чонжү хот, Хындог дүүрэг 12-3",
        address: { postcode: "", roadAddress: "Чонжү хот, Хындог дүүрэг 12-3", building: "", doorCode: "" },
        rememberAddress: true,
        deliveryNote: "",
        paymentMethod: "bank_transfer",
        selectedBankAccount: "7",
        transferAccountHolder: "SARAA DORJ",
        weightRefund: "auto",
        cashReceipt: null,
        totalAmount: "24000",
        agreed: { freshGoods: true },
      },
      cartItems: [{ productId: 1, quantity: 2 }],
    },
  ]);
});

it("offers notes for the courier, which are sent in Korean with what they mean", async () => {
  const { person, callsOf } = await openCheckout({ "POST /api/orders": { status: 201, text: "{}" } });
  await submitButton();
  await fillIn(person);
  expect(field("Хүргэгчид хэлэх зүйл").maxLength).toBe(100);
  await person.click(screen.getByRole("button", { name: "Харуулын өрөөнд үлдээнэ үү" }));
  await person.click(screen.getByRole("button", { name: "Үүдэнд үлдээнэ үү" }));
  expect(field("Хүргэгчид хэлэх зүйл").value).toBe("문 앞에 놓아 주세요 (Үүдэнд үлдээнэ үү)");
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true));
  await agreeToFreshGoods(person);
  await person.click(await submitButton());
  await waitFor(() => expect(callsOf("POST /api/orders")).toHaveLength(1));
  expect(callsOf("POST /api/orders")[0]?.body).toMatchObject({
    orderData: { deliveryNote: "문 앞에 놓아 주세요 (Үүдэнд үлдээнэ үү)" },
  });
});

it("pays with the shopper's credit only where it is switched on, and says what is left to pay", async () => {
  const credit = { json: { balance: 5000, entries: [] } };
  const { person, callsOf } = await openCheckout({
    "GET /api/user/credit": credit,
    "POST /api/orders": { status: 201, text: "{}" },
  });
  const useCredit = await screen.findByRole("checkbox", { name: "Хэтэвчнээсээ төлөх (₩5,000)" });
  expect(screen.queryByText("Төлөх үлдэгдэл")).toBeNull();
  await person.click(useCredit);
  await screen.findByText("₩19,000");
  await fillIn(person);
  await person.selectOptions(field("Савласан жин бага гарвал"), "credit");
  await agreeToFreshGoods(person);
  await person.click(await submitButton());
  await screen.findByText("Захиалга амжилттай");
  const [{ body } = { body: undefined }] = callsOf("POST /api/orders");
  expect(body).toMatchObject({ orderData: { useCredit: 5000, weightRefund: "credit", totalAmount: "24000" } });
});

it("asks nobody without credit whether to use it", async () => {
  await openCheckout();
  await submitButton();
  expect(screen.queryByRole("checkbox", { name: /^Хэтэвч/ })).toBeNull();
});

describe("a cash receipt", () => {
  const CHOICE = "Бэлэн мөнгөний баримт (현금영수증)";
  const PHONE = "Баримт авах утасны дугаар";
  const BUSINESS = "Бизнесийн бүртгэлийн дугаар";

  async function choose(kind: string) {
    const page = await openCheckout();
    await submitButton();
    await page.person.selectOptions(screen.getByLabelText(CHOICE), kind);
    return page;
  }

  it("is by the customer's own phone, unless another is typed", async () => {
    const { person } = await choose("phone");
    expect(field(PHONE).value).toBe("010-9876-5432");
    await person.clear(field(PHONE));
    await person.type(field(PHONE), "0101111");
    await waitFor(() => expect(noteOf(PHONE)).toBe("Утасны дугаар 010-0000-0000 хэлбэртэй байх ёстой"));
    await person.selectOptions(screen.getByLabelText(CHOICE), "");
    expect(screen.queryByLabelText(PHONE)).toBeNull();
  });

  it("asks a business for its number, and looks at its check digit", async () => {
    const { person } = await choose("business");
    expect(noteOf(BUSINESS)).toBe("");
    await person.type(field(BUSINESS), "124-81-00997");
    await waitFor(() => expect(noteOf(BUSINESS)).toMatch(/дугаар буруу/));
    await person.clear(field(BUSINESS));
    await person.type(field(BUSINESS), "1248100998");
    await waitFor(() => expect(noteOf(BUSINESS)).toBe(""));
  });

  it("that the server refuses is an error at its field, and the form stays filled in", async () => {
    const refusal = { code: "business_number_invalid", message: "" };
    const { person, callsOf } = await openCheckout({
      "POST /api/orders": {
        status: 400,
        json: { code: "validation_failed", message: "", fields: { "orderData.cashReceipt.number": refusal } },
      },
    });
    const submit = await submitButton();
    await fillIn(person);
    await person.selectOptions(screen.getByLabelText(CHOICE), "business");
    await person.type(field(BUSINESS), "1248100998");
    await agreeToFreshGoods(person);
    await person.click(submit);
    await waitFor(() => expect(noteOf(BUSINESS)).toMatch(/дугаар буруу/));
    expect(callsOf("POST /api/orders")[0]?.body).toMatchObject({
      orderData: { cashReceipt: { kind: "business", number: "124-81-00998" } },
    });
    expect(field(BUSINESS).value).toBe("1248100998");
    expect(field("Шилжүүлэгчийн нэр").value).toBe("SARAA DORJ");
  });
});

it("says without bank accounts where to look, and loads them again", async () => {
  const { person, answers } = await openCheckout({ "GET /api/bank-accounts": { status: 500, text: "" } });
  const card = await screen.findByRole("note");
  within(card).getByText("Банкны дансны мэдээлэл алга");
  within(card).getByText("Дансны мэдээллийг имэйлээс шалгана уу.");
  answers["GET /api/bank-accounts"] = { json: [BANK_ACCOUNT] };
  await person.click(within(card).getByRole("button", { name: "Дахин оролдох" }));
  const account = await screen.findByRole<HTMLInputElement>("radio", { name: /KB국민은행/ });
  await waitFor(() => expect(account.checked).toBe(true));
});

it("takes no order without a shipping fee, and loads it again", async () => {
  const { person, answers } = await openCheckout({ "GET /api/settings/shipping-fee": { status: 500, text: "" } });
  await screen.findByText("Тооцоолж чадсангүй");
  const submit = await submitButton();
  expect(submit.disabled).toBe(true);
  answers["GET /api/settings/shipping-fee"] = { json: { value: "4000" } };
  await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
  await screen.findByText("₩4,000");
  expect(submit.disabled).toBe(false);
});

it("says what is wrong while it is filled in, and about the rest when it is sent", async () => {
  const { person, callsOf } = await openCheckout();
  const submit = await submitButton();
  await person.clear(field("Нэр"));
  await person.type(field("Нэр"), "С");
  await waitFor(() => expect(noteOf("Нэр")).toBe("Нэр хамгийн багадаа 2 тэмдэгт байх ёстой"));
  await person.clear(field("Имэйл"));
  await person.type(field("Имэйл"), "saraa@");
  await waitFor(() => expect(noteOf("Имэйл")).toBe("Имэйл хаягаа зөв оруулна уу"));
  expect(submit.disabled).toBe(false);
  await person.click(submit);
  await screen.findByText("Форм алдаатай байна");
  expect(noteOf("Хүргэлтийн хаяг")).toBe("Хүргэлтийн хаяг хамгийн багадаа 5 тэмдэгт байх ёстой");
  expect(noteOf("Шилжүүлэгчийн нэр")).toBe("Шилжүүлсэн хүний нэр хамгийн багадаа 2 тэмдэгт байх ёстой");
  expect(callsOf("POST /api/orders")).toEqual([]);
});

describe("for who bought before", () => {
  const RECEIPT = { kind: "phone", number: "010-****-5432", issuedNumber: null, issuedAt: null } as const;
  const before = (changes: Partial<Order> = {}): Answers => ({
    "GET /api/user/orders": { json: [orderOf(1, { deliveryNote: "문 앞", cashReceipt: RECEIPT, ...changes })] },
    "POST /api/orders": { status: 201, text: "{}" },
  });
  const change = (part: string) => screen.getByRole("button", { name: `${part}: өөрчлөх` });

  it("address, payment and receipt are closed lines, which order as last time", async () => {
    const { person, callsOf } = await openCheckout(before({ weightRefund: "transfer" }));
    const submit = await submitButton();
    expect(screen.queryAllByRole("textbox")).toEqual([]);
    screen.getByText("Чонжү хот, Хындог дүүрэг 12-3");
    screen.getByText("Шилжүүлэгчийн нэр: SARAA DORJ");
    await screen.findByText("KB국민은행 123456-04-567890");
    await agreeToFreshGoods(person);
    await person.click(submit);
    await screen.findByText("Захиалга амжилттай");
    expect(callsOf("POST /api/orders")[0]?.body).toMatchObject({
      orderData: {
        customerAddress: "Чонжү хот, Хындог дүүрэг 12-3",
        deliveryNote: "문 앞",
        transferAccountHolder: "SARAA DORJ",
        selectedBankAccount: "7",
        weightRefund: "transfer",
        cashReceipt: { kind: "phone", number: "010-9876-5432" },
      },
    });
    expect(callsOf("GET /api/user/orders")[0]?.path).toBe("/api/user/orders?limit=1");
  });

  it("each line opens, and the page of a picked-up order asks for the address", async () => {
    const { person } = await openCheckout(before({ isPickedUp: true }));
    await submitButton();
    expect(field("Хүргэлтийн хаяг").value).toBe("");
    await person.click(change("Төлбөр"));
    expect(field("Шилжүүлэгчийн нэр").value).toBe("SARAA DORJ");
    await person.click(change("Баримт, жингийн зөрүү"));
    expect(field("Баримт авах утасны дугаар").value).toBe("010-9876-5432");
  });

  it("a line opens with what the server refuses", async () => {
    const fields = { "orderData.address.roadAddress": { code: "address_too_short", message: "" } };
    const { person } = await openCheckout({
      ...before(),
      "POST /api/orders": { status: 400, json: { code: "validation_failed", message: "", fields } },
    });
    const submit = await submitButton();
    await screen.findByText("KB국민은행 123456-04-567890");
    await agreeToFreshGoods(person);
    await person.click(submit);
    await waitFor(() => expect(noteOf("Хүргэлтийн хаяг")).toMatch(/5 тэмдэгт/));
    expect(document.activeElement).toBe(field("Хүргэлтийн хаяг"));
  });
});

describe("what is typed", () => {
  const ADDRESS = "Сөүл, Жүн-гү 7, хаалга 1234#";

  /** The page is left with an address typed, and opened again by somebody. */
  async function typeAndReturn(user = SARAA, leave = () => {}) {
    const { person } = await openCheckout();
    await submitButton();
    await person.type(field("Хүргэлтийн хаяг"), ADDRESS);
    leave();
    cleanup();
    await openCheckout({ "GET /api/user": { json: user } });
    await submitButton();
    return field("Хүргэлтийн хаяг").value;
  }

  it("is there again after Back, the menu, or a closed tab", async () => {
    expect(await typeAndReturn()).toBe(ADDRESS);
  });

  it("is for nobody else", async () => {
    // Or the other one's cart would be empty.
    const leave = () => window.localStorage.removeItem("cart-owner");
    expect(await typeAndReturn({ ...SARAA, id: 2 }, leave)).toBe("");
    expect(window.localStorage.getItem("checkout-draft")).toBeNull();
  });

  it("is kept for a day", async () => {
    const later = () => void vi.spyOn(Date, "now").mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
    expect(await typeAndReturn(SARAA, () => dispatchEvent(new Event("pagehide")))).toBe(ADDRESS);
    cleanup();
    later();
    await openCheckout();
    await submitButton();
    expect(field("Хүргэлтийн хаяг").value).toBe("");
  });

  it("is forgotten when it is ordered", async () => {
    await order({ "POST /api/orders": { status: 201, text: "{}" } });
    await screen.findByText("Захиалга амжилттай");
    expect(window.localStorage.getItem("checkout-draft")).toBeNull();
  });
});

it("says that nothing in the cart is in stock, and shows no form", async () => {
  const soldOut = productOf(1, { trackStock: true, available: 0, isSoldOut: true });
  await openCheckout({ "GET /api/cart": { json: cartOf([soldOut]) } });
  await screen.findByRole("heading", { name: "Сагсан дахь барааг захиалах боломжгүй болсон" });
  expect(screen.queryAllByRole("textbox")).toEqual([]);
  expect(screen.getByRole("link", { name: "Сагс руу очих" }).getAttribute("href")).toBe("/cart");
});

it.each<[string, Product[], string]>([
  ["is sold out", [productOf(1, { trackStock: true, available: 0, isSoldOut: true })], "Дууссан"],
  ["is deleted", [], "Худалдаанд байхгүй болсон"],
])("marks the line of a product that %s, and can be sent without it", async (_, others, mark) => {
  const { person } = await openCheckout(
    { "GET /api/cart": { json: cartOf([...others, productOf(2)], others.length > 0 ? [] : [1]) } },
    [lineOf(productOf(1), 2), lineOf(productOf(2), 2)],
  );
  const summary = within(await screen.findByRole("complementary", { name: "Захиалгын хураангуй" }));
  await summary.findByText(mark);
  const submit = await submitButton();
  expect(submit.disabled).toBe(true);
  await person.click(summary.getByRole("button", { name: "Сагсаа засах" }));
  expect(summary.getAllByRole("listitem")).toHaveLength(1);
  await waitFor(() => expect(submit.disabled).toBe(false));
});

describe("an island", () => {
  const islands = [
    { name: "Жэжү", from: "63000", to: "63644", surcharge: 3000 },
    { name: "Уллындо", from: "40200", to: "40240", surcharge: null },
  ];
  const shop: Answers = { "GET /api/delivery": { json: { ...OPEN_SHOP, hasDays: true, islands } } };

  it("costs its surcharge as soon as its postcode is typed", async () => {
    const { person } = await openCheckout(shop);
    await screen.findByText("₩24,000");
    await person.type(field("Хүргэлтийн хаяг"), "63100 Жэжү");
    await screen.findByText("Үүнээс Жэжү: ₩3,000");
    screen.getByText("₩27,000");
  });

  it("cannot be ordered to where the shop does not deliver, which the address and the sum say", async () => {
    const { person } = await openCheckout(shop);
    const submit = await submitButton();
    await person.type(field("Хүргэлтийн хаяг"), "40210 Уллындо");
    expect(await screen.findAllByText("Энэ шуудангийн код руу хүргэдэггүй. Өөр хаяг бичнэ үү.")).toHaveLength(2);
    expect(screen.queryByText(/^Очих: /)).toBeNull();
    expect(submit.disabled).toBe(true);
  });
});

it("shows a changed total beside the old one, and orders by it with another key when the shopper agrees", async () => {
  const { person, callsOf, answers } = await order({
    "POST /api/orders": {
      status: 409,
      json: { code: "order_total_changed", message: "…", totalAmount: "99000", shippingFee: "4000" },
    },
  });
  const question = within(await screen.findByRole("dialog", { name: "Нийт дүн өөрчлөгдлөө" }));
  question.getByText("₩99,000");
  answers["POST /api/orders"] = { status: 201, json: { id: 1, totalAmount: "99000" } };
  await person.click(question.getByRole("button", { name: "Шинэ дүнгээр захиалах" }));
  await waitFor(() => expect(window.location.pathname).toBe("/my-page"));
  const [first, second] = callsOf("POST /api/orders");
  expect(second?.body).toMatchObject({ orderData: { totalAmount: "99000" } });
  expect(second?.headers.get("idempotency-key")).not.toBe(first?.headers.get("idempotency-key"));
});

it("an answer that is lost is asked for again with the same key", async () => {
  const keys: (string | null)[] = [];
  await order({
    "POST /api/orders": ({ headers }) => {
      keys.push(headers.get("idempotency-key"));
      if (keys.length === 1) throw new TypeError("Failed to fetch");
      return { status: 201, json: { id: 1 } };
    },
  });
  await waitFor(() => expect(window.location.pathname).toBe("/my-page"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});
