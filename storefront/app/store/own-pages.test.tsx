import { screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../testing/render-page";
import { OWN_BOOKS, OWN_STORE, SARAA, STORE_CATEGORIES } from "../testing/shop-data";
import DashboardPage from "./dashboard/dashboard";
import EditStorePage from "./edit/edit-store";
import StoreOrderPage from "./orders/store-order";
import AddProductPage from "./products/add-product";
import EditProductPage from "./products/edit-product";
import RegisterPage from "./register/register";

const STORES = "GET /api/stores/my-stores";
const PRODUCTS: Answers = {
  "GET /api/stores/3/products": { json: [] },
  "GET /api/stores/3/orders": { json: [], headers: { "X-Total-Count": "0" } },
  "GET /api/stores/3/books": { json: OWN_BOOKS },
};

const edited = (id: string) => ({ params: { id } }) as unknown as ComponentProps<typeof EditStorePage>;

it.each([
  ["/store/dashboard", <DashboardPage key="dashboard" />],
  ["/store/register", <RegisterPage key="register" />],
  ["/store/edit/3", <EditStorePage key="edit" {...edited("3")} />],
  ["/store/products/add", <AddProductPage key="add" />],
])("says that the own store cannot be read, and reads it again: %s", async (at, page) => {
  const answers: Answers = { ...STORE_CATEGORIES, ...PRODUCTS, [STORES]: { status: 500, text: "<html>" } };
  const { person } = await renderPage(page, { at, user: SARAA, answers });
  await screen.findByRole("heading", { name: "Мэдээлэл ачаалж чадсангүй" });
  answers[STORES] = { json: [OWN_STORE] };
  await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
  // Who has a store is sent from its registration to its dashboard.
  if (at === "/store/register") await waitFor(() => expect(window.location.pathname).toBe("/store/dashboard"));
  else await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("heading", { name: "Мэдээлэл ачаалж чадсангүй" })).toBeNull();
});

it.each([
  ["/store/edit/2", EditStorePage],
  ["/store/edit/abc", EditStorePage],
  ["/store/products/edit/1", EditProductPage],
  ["/store/orders/7", StoreOrderPage],
] as const)("what is another store's is not found: %s", async (at, Page) => {
  const answers = {
    ...STORE_CATEGORIES,
    ...PRODUCTS,
    [STORES]: { json: [OWN_STORE] },
    "GET /api/stores/3/orders/7": { status: 404, json: { code: "order_not_found", message: "" } },
  };
  const props = { params: { id: at.split("/").at(-1) } } as unknown as ComponentProps<typeof EditStorePage> &
    ComponentProps<typeof EditProductPage> &
    ComponentProps<typeof StoreOrderPage>;
  await renderPage(<Page {...props} />, { at, user: SARAA, answers });
  await screen.findByRole("heading", { name: "Хуудас олдсонгүй" });
});

it("a store that cannot be registered says so, and keeps what was typed", async () => {
  const { person } = await renderPage(<RegisterPage />, {
    at: "/store/register",
    user: SARAA,
    answers: { ...STORE_CATEGORIES, [STORES]: { json: [] }, "POST /api/stores": { status: 500, text: "" } },
  });
  await screen.findByRole("option", { name: "Махны дэлгүүр" });
  await person.selectOptions(screen.getByLabelText("Үйлчилгээний ангилал"), "Махны дэлгүүр");
  await person.type(screen.getByLabelText("Дэлгүүрийн нэр"), "Алтан хур");
  await person.type(screen.getByLabelText("Хаяг", { exact: true }), "Чонжү хот, Сану гу 5");
  await person.click(screen.getByRole("button", { name: "Бүртгүүлэх хүсэлт илгээх" }));
  await screen.findByText("Дэлгүүр үүсгэх үед алдаа гарлаа");
  expect(screen.getByLabelText<HTMLInputElement>("Дэлгүүрийн нэр").value).toBe("Алтан хур");
});
