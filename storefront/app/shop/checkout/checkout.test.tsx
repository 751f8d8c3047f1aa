// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import type { Product } from "@zakh/catalog/contract";
import { describe, expect, it } from "vitest";
import { lineOf } from "../../cart/cart-store";
import { type Answers, pause, renderPage } from "../../testing/render-page";
import { BANK_ACCOUNT, BANK_TRANSFER, OPEN_SHOP, orderOf, productOf, SARAA } from "../../testing/shop-data";
import CheckoutPage from "./checkout";

const TRANSFER_DISCOUNT = /нийт дүнгээс 1–99 вон хасна/;

/** The checkout of 2 kg of a product, by somebody who has not ordered before. */
async function openCheckout(changes: Answers = {}, lines = [lineOf(productOf(1), 2)]) {
  const answers: Answers = {
    "GET /api/products": { json: [productOf(1)] },
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

/** The checkout, filled in and sent. */
async function order(answers: Answers) {
  const page = await openCheckout(answers);
  const submit = await submitButton();
  await page.person.type(field("Хүргэлтийн хаяг"), "Чонжү хот, Хындог дүүрэг 12-3");
  await page.person.type(field("Шилжүүлэгчийн нэр"), "SARAA DORJ");
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true));
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
        deliveryNote: "",
        paymentMethod: "bank_transfer",
        selectedBankAccount: "7",
        transferAccountHolder: "SARAA DORJ",
        weightRefund: "auto",
        cashReceipt: null,
        totalAmount: "24000",
      },
      cartItems: [{ productId: 1, quantity: 2 }],
    },
  ]);
});

it("offers notes for the courier, which are sent in Korean with what they mean", async () => {
  const { person, callsOf } = await openCheckout({ "POST /api/orders": { status: 201, text: "{}" } });
  await submitButton();
  await person.type(field("Хүргэлтийн хаяг"), "Чонжү хот, Хындог дүүрэг 12-3");
  await person.type(field("Шилжүүлэгчийн нэр"), "SARAA DORJ");
  expect(field("Хүргэгчид хэлэх зүйл").maxLength).toBe(100);
  await person.click(screen.getByRole("button", { name: "Харуулын өрөөнд үлдээнэ үү" }));
  await person.click(screen.getByRole("button", { name: "Үүдэнд үлдээнэ үү" }));
  expect(field("Хүргэгчид хэлэх зүйл").value).toBe("문 앞에 놓아 주세요 (Үүдэнд үлдээнэ үү)");
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true));
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
  await person.type(field("Хүргэлтийн хаяг"), "Чонжү хот, Хындог дүүрэг 12-3");
  await person.type(field("Шилжүүлэгчийн нэр"), "SARAA DORJ");
  await person.selectOptions(field("Савласан жин бага гарвал"), "credit");
  await person.click(await submitButton());
  await screen.findByText("Захиалга амжилттай");
  const [{ body } = { body: undefined }] = callsOf("POST /api/orders");
  expect(body).toMatchObject({ orderData: { useCredit: 5000, weightRefund: "credit", totalAmount: "24000" } });
});

it("asks nobody without credit whether to use it", async () => {
  await openCheckout();
  await submitButton();
  expect(screen.queryByRole("checkbox")).toBeNull();
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
      "GET /api/user/orders": { json: [orderOf(1)] },
      "POST /api/orders": {
        status: 400,
        json: { code: "validation_failed", message: "", fields: { "orderData.cashReceipt.number": refusal } },
      },
    });
    const submit = await submitButton();
    await waitFor(() => expect(field("Шилжүүлэгчийн нэр").value).toBe("SARAA DORJ"));
    await person.selectOptions(screen.getByLabelText(CHOICE), "business");
    await person.type(field(BUSINESS), "1248100998");
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

it("has address and depositor of the last order", async () => {
  const { callsOf } = await openCheckout({ "GET /api/user/orders": { json: [orderOf(1)] } });
  await submitButton();
  await waitFor(() => expect(field("Хүргэлтийн хаяг").value).toBe("Чонжү хот, Хындог дүүрэг 12-3"));
  expect(field("Шилжүүлэгчийн нэр").value).toBe("SARAA DORJ");
  expect(callsOf("GET /api/user/orders").map(({ path }) => path)).toEqual(["/api/user/orders?limit=1"]);
});

/** The checkout of somebody who has ordered before; `loadLastOrder` lets the order load. */
async function beforeLastOrder() {
  const { resumed, resume } = pause();
  const page = await openCheckout({ "GET /api/user/orders": () => resumed.then(() => ({ json: [orderOf(1)] })) });
  await submitButton();
  return { ...page, loadLastOrder: resume };
}

it("keeps what is typed before the last order is loaded", async () => {
  const { person, loadLastOrder } = await beforeLastOrder();
  await person.type(field("Хүргэлтийн хаяг"), "Сөүл, Жүн-гү 7");
  // The focused field stays in any case.
  await person.click(field("Нэр"));
  loadLastOrder();
  await waitFor(() => expect(field("Шилжүүлэгчийн нэр").value).toBe("SARAA DORJ"));
  expect(field("Хүргэлтийн хаяг").value).toBe("Сөүл, Жүн-гү 7");
});

it("does not fill in the focused field", async () => {
  const { person, loadLastOrder } = await beforeLastOrder();
  await person.click(field("Шилжүүлэгчийн нэр"));
  loadLastOrder();
  await waitFor(() => expect(field("Хүргэлтийн хаяг").value).toBe("Чонжү хот, Хындог дүүрэг 12-3"));
  expect(field("Шилжүүлэгчийн нэр").value).toBe("");
});

it("says that nothing in the cart is in stock, and shows no form", async () => {
  const soldOut = productOf(1, { trackStock: true, available: 0, isSoldOut: true });
  await openCheckout({ "GET /api/products": { json: [soldOut] } });
  await screen.findByRole("heading", { name: "Сагсан дахь барааг захиалах боломжгүй болсон" });
  expect(screen.queryAllByRole("textbox")).toEqual([]);
  expect(screen.getByRole("link", { name: "Сагс руу очих" }).getAttribute("href")).toBe("/cart");
});

it.each<[string, Product[], string]>([
  ["is sold out", [productOf(1, { trackStock: true, available: 0, isSoldOut: true })], "Дууссан"],
  ["is deleted", [], "Худалдаанд байхгүй болсон"],
])("marks the line of a product that %s, and can be sent without it", async (_, others, mark) => {
  const { person } = await openCheckout({ "GET /api/products": { json: [...others, productOf(2)] } }, [
    lineOf(productOf(1), 2),
    lineOf(productOf(2), 2),
  ]);
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
