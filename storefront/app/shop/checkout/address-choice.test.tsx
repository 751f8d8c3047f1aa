import { cleanup, screen, waitFor } from "@testing-library/react";
import type { SavedAddress } from "@zakh/accounts/contract";
import { expect, it } from "vitest";
import { lineOf } from "../../cart/cart-store";
import { agreeToFreshGoods } from "../../testing/agree";
import { type Answers, renderPage } from "../../testing/render-page";
import { BANK_ACCOUNT, BANK_TRANSFER, cartOf, OPEN_SHOP, orderOf, productOf, SARAA } from "../../testing/shop-data";
import CheckoutPage from "./checkout";

const HOME: SavedAddress = {
  ...{ id: 1, label: "Гэр", recipientName: "Сараа Дорж", phone: "010-9876-5432", isDefault: true },
  ...{ postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "101동 1502호", doorCode: "#1234" },
  deliveryNote: "Үүдэнд",
};
const MOTHER: SavedAddress = {
  ...{ id: 2, label: "", recipientName: "Дулмаа", phone: "010-1111-2222", isDefault: false },
  ...{ postcode: "63100", roadAddress: "제주시 연동 5", building: "", doorCode: "", deliveryNote: "" },
};
const ISLAND = { name: "Жэжү", from: "63000", to: "63644", surcharge: 3000 };

/** The checkout of somebody with an address book; the last order went elsewhere. */
async function openCheckout(book: SavedAddress[] = [HOME, MOTHER], changes: Answers = {}) {
  const page = await renderPage(<CheckoutPage />, {
    at: "/checkout",
    user: SARAA,
    lines: [lineOf(productOf(1), 2)],
    answers: {
      "GET /api/cart": { json: cartOf([productOf(1)]) },
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
      "GET /api/bank-accounts": { json: [BANK_ACCOUNT] },
      "GET /api/settings/shipping-fee": { json: { value: "4000" } },
      "GET /api/delivery": { json: { ...OPEN_SHOP, islands: [ISLAND] } },
      "GET /api/user/orders": { json: [orderOf(1)] },
      "GET /api/user/addresses": { json: book },
      "POST /api/orders": { status: 201, text: "{}" },
      ...changes,
    },
  });
  const submit = await screen.findByRole("button", { name: "Захиалга баталгаажуулах" });
  await screen.findByText("KB국민은행 123456-04-567890");
  const send = async () => {
    await agreeToFreshGoods(page.person);
    await page.person.click(submit);
    await screen.findByText("Захиалга амжилттай");
    return page.callsOf("POST /api/orders")[0]?.body as { orderData: Record<string, unknown> };
  };
  const change = () => page.person.click(screen.getByRole("button", { name: "Хүлээн авагч: өөрчлөх" }));
  return { ...page, send, change };
}

it("goes to the default address, which is one line without the code of the door", async () => {
  const { send } = await openCheckout();
  screen.getByText("(28644) 충북 청주시 1순환로 7, 101동 1502호");
  expect(screen.queryByText(/#1234/)).toBeNull();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
  const { orderData } = await send();
  expect(orderData).toMatchObject({
    customerName: "Сараа Дорж",
    customerAddress: "(28644) 충북 청주시 1순환로 7, 101동 1502호",
    address: { postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "101동 1502호", doorCode: "#1234" },
    deliveryNote: "Үүдэнд",
    rememberAddress: false,
  });
});

it("goes to another address of the book with its recipient, and what its island costs is seen at once", async () => {
  const { person, change, send } = await openCheckout();
  await change();
  screen.getByText("₩24,000");
  await person.click(screen.getByRole("radio", { name: /제주시 연동 5/ }));
  await screen.findByText("Үүнээс Жэжү: ₩3,000");
  expect(screen.getByLabelText<HTMLInputElement>("Нэр").value).toBe("Дулмаа");
  const { orderData } = await send();
  expect(orderData).toMatchObject({
    customerName: "Дулмаа",
    customerPhone: "010-1111-2222",
    customerAddress: "(63100) 제주시 연동 5",
    deliveryNote: "",
    totalAmount: "27000",
  });
});

it("goes to one that is typed, which is kept in the book where that is wanted", async () => {
  const { person, change, send } = await openCheckout();
  await change();
  await person.click(screen.getByRole("radio", { name: "Өөр хаяг" }));
  await person.type(screen.getByLabelText("Шуудангийн код"), "６３ 100");
  await screen.findByText("Үүнээс Жэжү: ₩3,000");
  await person.type(screen.getByLabelText("Хүргэлтийн хаяг"), "제주시 삼도동 9");
  await person.type(screen.getByLabelText("Байр, давхар, тоот"), "2층");
  await person.type(screen.getByLabelText("Орцны код"), "*77");
  await person.click(screen.getByRole("checkbox", { name: "Энэ хаягийг хадгалах" }));
  const { orderData } = await send();
  expect(orderData).toMatchObject({
    customerName: SARAA.name,
    customerAddress: "(63100) 제주시 삼도동 9, 2층",
    address: { postcode: "63100", roadAddress: "제주시 삼도동 9", building: "2층", doorCode: "*77" },
    rememberAddress: true,
  });
});

it("what is typed of another address is there again after one of the book was looked at", async () => {
  const { person, change } = await openCheckout();
  await change();
  const road = () => screen.getByLabelText<HTMLInputElement>("Хүргэлтийн хаяг");
  await person.click(screen.getByRole("radio", { name: "Өөр хаяг" }));
  await person.type(road(), "제주시 삼도동 9");
  await person.click(screen.getByRole("radio", { name: /Гэр/ }));
  await person.click(screen.getByRole("radio", { name: "Өөр хаяг" }));
  expect(road().value).toBe("제주시 삼도동 9");
  // It outlives the page, too, with the choice.
  dispatchEvent(new Event("pagehide"));
  cleanup();
  await openCheckout();
  await waitFor(() => screen.getByText("제주시 삼도동 9"));
});

it.each([
  ["only 4 digits", "6310", /5 оронтой/],
  ["letters", "abcde", /5 оронтой/],
])("refuses a postcode of %s where it is typed", async (_what, typed, text) => {
  const { person, change } = await openCheckout();
  await change();
  await person.click(screen.getByRole("radio", { name: "Өөр хаяг" }));
  const postcode = screen.getByLabelText("Шуудангийн код");
  await person.type(postcode, typed);
  const note = () => document.getElementById(postcode.getAttribute("aria-describedby") ?? "")?.textContent;
  await waitFor(() => expect(note()).toMatch(text));
  expect(postcode.getAttribute("aria-invalid")).toBe("true");
});

it("an order of before, whose address is one text, fills the parts as far as they are known", async () => {
  const customerAddress = "서울 강남구 테헤란로 1\n101동 202호 (06134)";
  const last: Answers = { "GET /api/user/orders": { json: [orderOf(1, { customerAddress })] } };
  const { change } = await openCheckout([], last);
  screen.getByText("(06134) 서울 강남구 테헤란로 1, 101동 202호");
  await change();
  expect(screen.queryAllByRole("radio")).toHaveLength(0);
  expect(screen.getByLabelText<HTMLInputElement>("Шуудангийн код").value).toBe("06134");
  expect(screen.getByLabelText<HTMLInputElement>("Хүргэлтийн хаяг").value).toBe("서울 강남구 테헤란로 1, 101동 202호");
});

it("an address book that does not come is no hindrance: the form is filled in by the last order", async () => {
  const { send } = await openCheckout([], { "GET /api/user/addresses": { status: 500, json: {} } });
  const { orderData } = await send();
  expect(orderData).toMatchObject({ customerAddress: "Чонжү хот, Хындог дүүрэг 12-3" });
});
