import { screen, waitFor, within } from "@testing-library/react";
import { send } from "@zakh/back-office/screens/send";
import { translate } from "@zakh/kit/browser/pretend-translation";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import AuthPage from "./account/auth/auth";
import MyPage from "./account/my-page/my-page";
import OrderLookupPage from "./account/order/order-lookup";
import PasswordResetPage from "./account/password-reset/password-reset";
import RefundAccountPage from "./account/refund-account/refund-account";
import { lineOf } from "./cart/cart-store";
import CheckoutPage from "./shop/checkout/checkout";
import AddProductPage from "./store/products/add-product";
import RegisterPage from "./store/register/register";
import { agreeToFreshGoods } from "./testing/agree";
import { type Answers, pause, renderPage } from "./testing/render-page";
import {
  BANK_ACCOUNT,
  BANK_TRANSFER,
  cartOf,
  OWN_STORE,
  orderOf,
  productOf,
  SARAA,
  STORE_CATEGORIES,
} from "./testing/shop-data";

vi.mock("@zakh/back-office/screens/send", () => ({ send: vi.fn() }));

interface Form {
  page: ReactNode;
  at: string;
  answers?: Answers;
  isSignedIn?: true;
  /** What opens it. */
  opener?: string;
  /** What is chosen in it, by the label of its field. */
  chosen?: string;
  /** What is typed, by the label of its field. */
  typed: Record<string, string>;
  button: string;
  /** The call that sends it; one with files has none. */
  call?: string;
}

const FORMS: Record<string, Form> = {
  "sign-in": {
    page: <AuthPage />,
    at: "/auth",
    typed: { "Хэрэглэгчийн нэр эсвэл имэйл": "saraa", "Нууц үг": "нууц-үг-123" },
    button: "Нэвтрэх",
    call: "POST /api/login",
  },
  "sign-up": {
    page: <AuthPage />,
    at: "/auth?tab=signup",
    typed: {
      "Хэрэглэгчийн нэр": "saraa",
      Нэр: "Сараа Дорж",
      Имэйл: "saraa@example.com",
      "Утасны дугаар": "010-9876-5432",
      "Нууц үг": "нууц-үг-123",
      "Нууц үг давтах": "нууц-үг-123",
    },
    button: "Бүртгүүлэх",
    call: "POST /api/register",
  },
  "look-up": {
    page: <OrderLookupPage />,
    at: "/order-lookup",
    typed: { "Захиалгын дугаар": "77", Имэйл: "saraa@example.com" },
    button: "Хайх",
    call: "GET /api/orders/77",
  },
  "forgotten password": {
    page: <PasswordResetPage />,
    at: "/password-reset",
    typed: { Имэйл: "saraa@example.com" },
    button: "Холбоос авах",
    call: "POST /api/password-reset",
  },
  "registration of a store": {
    page: <RegisterPage />,
    at: "/store/register",
    isSignedIn: true,
    answers: { ...STORE_CATEGORIES, "GET /api/stores/my-stores": { json: [] } },
    chosen: "Үйлчилгээний ангилал",
    typed: { "Дэлгүүрийн нэр": "Шинэ мах", Хаяг: "Чонжү хот, Сану гу 12" },
    button: "Бүртгүүлэх хүсэлт илгээх",
    call: "POST /api/stores",
  },
  "a store's product": {
    page: <AddProductPage />,
    at: "/store/products/add",
    isSignedIn: true,
    answers: { ...STORE_CATEGORIES, "GET /api/stores/my-stores": { json: [OWN_STORE] } },
    chosen: "Ангилал",
    typed: { "Барааны нэр": "Хонины сүүл", "Үнэ (₩)": "15000" },
    button: "Хадгалах",
  },
  checkout: {
    page: <CheckoutPage />,
    at: "/checkout",
    isSignedIn: true,
    answers: {
      "GET /api/cart": { json: cartOf([productOf(1)]) },
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
      "GET /api/bank-accounts": { json: [BANK_ACCOUNT] },
      "GET /api/settings/shipping-fee": { json: { value: "4000" } },
      "GET /api/user/orders": { json: [] },
    },
    typed: { "Хүргэлтийн хаяг": "Чонжү хот, Хындог дүүрэг 12-3", "Шилжүүлэгчийн нэр": "SARAA DORJ" },
    button: "Захиалга баталгаажуулах",
    call: "POST /api/orders",
  },
  profile: {
    page: <MyPage />,
    at: "/my-page",
    isSignedIn: true,
    answers: { "GET /api/generated-meal-kits": { json: [] }, "GET /api/user/orders": { json: [] } },
    opener: "Мэдээлэл засах",
    typed: { Нэр: "Болд Бат" },
    button: "Хадгалах",
    call: "PATCH /api/user",
  },
  "refund account": {
    page: <RefundAccountPage />,
    at: "/refund-account?id=1",
    isSignedIn: true,
    answers: {
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
      "GET /api/orders/1": { json: orderOf(1, { status: "cancelled", toReturn: 5000 }) },
    },
    chosen: "Банк",
    typed: { "Дансны дугаар": "110-234-567890", "Данс эзэмшигч": "SARAA DORJ" },
    button: "Хадгалах",
    call: "PUT /api/orders/1/refund-account",
  },
};

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { exact: true });

it.each(Object.entries(FORMS))(
  "a translated page sends its form, and keeps what was typed when that fails: %s",
  async (_, { page, at, answers, isSignedIn, opener, chosen, typed, button, call }) => {
    const { resumed, resume } = pause();
    const refusal = { code: "validation_failed", message: "Болсонгүй" };
    const refuse = async () => {
      await resumed;
      return { status: 400, json: refusal };
    };
    vi.mocked(send).mockImplementation(async () => {
      await resumed;
      return { status: 400, text: JSON.stringify(refusal) };
    });
    const { person } = await renderPage(page, {
      at,
      ...(isSignedIn ? { user: SARAA, lines: [lineOf(productOf(1), 2)] } : {}),
      answers: { ...answers, ...(call ? { [call]: refuse } : {}) },
    });
    const shown = opener ? await screen.findByRole("button", { name: opener }) : undefined;
    translate();
    if (shown) await person.click(shown);
    if (chosen) {
      const select = (await screen.findByLabelText(chosen)) as HTMLSelectElement;
      await waitFor(() => expect(select.options.length).toBeGreaterThan(1));
      await person.selectOptions(select, select.options[1] as HTMLOptionElement);
    }
    for (const [label, text] of Object.entries(typed)) {
      await person.clear(await field(label));
      await person.type(await field(label), text);
    }
    if (at === "/checkout") {
      await agreeToFreshGoods(person);
      await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true));
    }
    const [first = ""] = Object.keys(typed);
    const form = (await field(first)).form as HTMLFormElement;
    const submit = within(form).getByRole<HTMLButtonElement>("button", { name: button });
    await person.click(submit);
    await waitFor(() => expect(form.querySelector("[aria-busy=true]")).not.toBeNull());
    resume();
    await waitFor(() => expect(form.querySelector("[aria-busy=true]")).toBeNull());
    expect(submit.disabled).toBe(false);
    for (const [label, text] of Object.entries(typed)) expect((await field(label)).value, label).toBe(text);
  },
);

it("a translated list of orders is read on", async () => {
  const { person } = await renderPage(<MyPage />, {
    at: "/my-page",
    user: SARAA,
    answers: {
      "GET /api/generated-meal-kits": { json: [] },
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
      "GET /api/user/orders": ({ query }) => {
        const offset = Number(query.get("offset"));
        const rows = Array.from({ length: 20 }, (_, place) => orderOf(1000 - offset - place));
        return { json: rows, headers: { "X-Total-Count": "40" } };
      },
    },
  });
  const more = await screen.findByRole("button", { name: "Цааш үзэх" });
  translate();
  await person.click(more);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(40));
  const [unfold] = screen.getAllByRole("button", { name: "Дэлгэрэнгүй харах" });
  if (unfold) await person.click(unfold);
  await screen.findByRole("button", { name: "Хураах" });
});
