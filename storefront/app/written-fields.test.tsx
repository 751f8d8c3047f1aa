import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import AuthPage from "./account/auth/auth";
import OrderLookupPage from "./account/order/order-lookup";
import { lineOf } from "./cart/cart-store";
import CheckoutPage from "./shop/checkout/checkout";
import { agreeToFreshGoods } from "./testing/agree";
import { type Answers, renderPage } from "./testing/render-page";
import { BANK_ACCOUNT, BANK_TRANSFER, cartOf, productOf, SARAA } from "./testing/shop-data";

const CHECKOUT: Answers = {
  "GET /api/cart": { json: cartOf([productOf(1)]) },
  "GET /api/payment-methods": { json: [BANK_TRANSFER] },
  "GET /api/bank-accounts": { json: [BANK_ACCOUNT] },
  "GET /api/settings/shipping-fee": { json: { value: "4000" } },
  "GET /api/user/orders": { json: [] },
};
const ORDERED = { user: SARAA, lines: [lineOf(productOf(1), 2)] };

interface Written {
  page: ReactNode;
  at: string;
  ordered?: boolean;
  call: string;
  fields: Record<string, string>;
  sent: string[];
}

/** Forms with plain fields, with one that formats what is typed, and with ones that are filled in already. */
const FORMS: Written[] = [
  {
    page: <AuthPage />,
    at: "/auth?tab=login",
    call: "POST /api/login",
    fields: { "Хэрэглэгчийн нэр эсвэл имэйл": "saraa", "Нууц үг": "нууц-үг-123" },
    sent: ["saraa", "нууц-үг-123"],
  },
  {
    page: <AuthPage />,
    at: "/auth?tab=signup",
    call: "POST /api/register",
    fields: {
      "Хэрэглэгчийн нэр": "saraa",
      Нэр: "Сараа",
      Имэйл: "saraa@example.com",
      "Утасны дугаар": "+82 10 9876 5432",
      "Нууц үг": "нууц-үг-123",
      "Нууц үг давтах": "нууц-үг-123",
    },
    sent: ["saraa", "saraa@example.com", "010-9876-5432", "нууц-үг-123"],
  },
  {
    page: <CheckoutPage />,
    at: "/checkout",
    ordered: true,
    call: "POST /api/orders",
    fields: {
      "Хүргэлтийн хаяг": "Чонжү хот, Хындог дүүрэг 12-3",
      "Утасны дугаар": "01098765432",
      "Шилжүүлэгчийн нэр": "SARAA DORJ",
    },
    sent: ["Чонжү хот, Хындог дүүрэг 12-3", "010-9876-5432", "SARAA DORJ"],
  },
  {
    page: <OrderLookupPage />,
    at: "/order-lookup?id=5&email=old@example.com",
    call: "GET /api/orders/7",
    fields: { "Захиалгын дугаар": "7", Имэйл: "new@example.com" },
    sent: ["new@example.com"],
  },
];

it.each(FORMS)("sends what a password manager has written without an event: $at", async (form) => {
  const { page, at, ordered, call, fields, sent } = form;
  const refused = { status: 404, json: { code: "not_found", message: "" } };
  const answers = { ...(ordered && CHECKOUT), [call]: refused };
  const { callsOf, person } = await renderPage(page, { at, ...(ordered && ORDERED), answers });
  if (ordered) await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio").checked).toBe(true));
  if (ordered) await agreeToFreshGoods(person);
  const written = Object.entries(fields).map(([label, text]) => {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    return field;
  });
  written[0]?.form?.requestSubmit();
  await waitFor(() => expect(callsOf(call)).toHaveLength(1));
  const { path, body } = callsOf(call)[0] ?? {};
  const text = body ? JSON.stringify(body) : decodeURIComponent(path ?? "");
  for (const value of sent) expect(text).toContain(value);
});
