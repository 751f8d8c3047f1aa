import { screen, waitFor } from "@testing-library/react";
import type { Product } from "@zakh/catalog/contract";
import type { Order, OrderStatusChange } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../testing/empty-shop.testing";
import { type Answers, openScreen } from "../testing/render-screen.testing";

const NAMES = { name: "Үхрийн өвчүү", nameRu: "Говяжья грудинка", nameEn: "Brisket" };
const CATEGORY = { category: "Үхрийн мах", categoryRu: "Говядина", categoryEn: "Beef" };
const PRODUCT = { ...NAMES, ...CATEGORY, imageUrl: "", origin: "" };

const ORDER = {
  id: 1,
  userId: 1,
  customerName: "Сараа",
  customerPhone: "010-1234-5678",
  customerEmail: "",
  customerAddress: "서울 강남구 1-2",
  paymentMethod: "bank_transfer",
  status: "processing",
  totalAmount: "27900",
  received: 27_900,
  sentAt: null,
  money: [],
  createdAt: "2026-11-25T12:00:00.000Z",
  leavesOn: "2026-11-27",
  items: [
    {
      id: 1001,
      orderId: 1,
      productId: 1,
      quantity: 2,
      price: 9300,
      priceDivisor: 1,
      unit: "kg",
      lineTotal: 18_600,
      packedQuantity: 1.87,
      weightReduction: 1209,
      traceNumbers: [],
      product: PRODUCT,
    },
  ],
  offer: { lines: [{ ...NAMES, unit: "kg", before: 2, after: 3 }], totalBefore: 27_900, total: 37_200 },
} as unknown as Order;

const HISTORY = [
  {
    id: 1,
    from: "processing",
    to: "processing",
    createdAt: "2026-11-25T12:00:00.000Z",
    money: [],
    statementLine: null,
    changed: [
      { field: "packedWeight", from: "Үхрийн өвчүү 2", to: "1.87", product: NAMES },
      { field: "line", from: "Үхрийн өвчүү 1", to: "", product: NAMES },
      { field: "line", from: "Үхрийн өвчүү 3", to: "2", product: { ...NAMES, unit: "pack" } },
    ],
  },
] as unknown as OrderStatusChange[];

const LISTED = {
  ...PRODUCT,
  id: 1,
  price: 15_000,
  imageUrls: [],
  priceDivisor: 1,
  unit: "kg",
  packSize: 1,
  minOrderQuantity: 1,
};
const ONE = { "X-Total-Count": "1" };
const LISTED_CATEGORY = {
  id: 1,
  name: "Үхрийн мах",
  nameRu: "Говядина",
  slug: "beef",
  description: "Шөлөнд",
  descriptionRu: "Для супа",
  imageUrl: "",
  isActive: true,
  goodsOf: "both",
  listsStores: true,
  order: 1,
};

const SHOP: Answers = {
  ...EMPTY_SHOP,
  "GET /api/categories": { json: [LISTED_CATEGORY] },
  "GET /api/orders": { json: [ORDER], headers: ONE },
  "GET /api/orders/1": { json: ORDER },
  "GET /api/orders/1/history": { json: HISTORY },
  "GET /api/admin/orders/1/message": { json: { text: "" } },
  "GET /api/admin/trace-numbers": { json: { products: [] } },
  "GET /api/admin/products": { json: [LISTED as unknown as Product], headers: ONE },
  "GET /api/admin/meal-kits": {
    json: [{ id: 1, name: "Хуушуур", imageUrl: "", price: 1000, components: [{ id: 1, product: PRODUCT }] }],
  },
  "GET /api/admin/product-changes": {
    json: [
      {
        id: 1,
        changedBy: "",
        createdAt: "2026-11-25T12:00:00.000Z",
        changes: [{ productId: 1, ...NAMES, field: "category", from: "Үхрийн мах", to: "" }],
      },
    ],
    headers: ONE,
  },
  "GET /api/admin/summary": { json: { orders: 1, salesTotal: "1", products: 1, users: 1 } },
  "GET /api/admin/sales": {
    json: {
      from: "2026-11-01",
      to: "2026-11-02",
      days: [{ day: "2026-11-01", orders: 1, sales: 1 }],
      categories: [{ category: "Үхрийн мах", quantities: { kg: 1 }, sales: 1 }],
    },
  },
};

it.each([
  ["orders?id=1", ["Говяжья грудинка", "Говядина"]],
  ["picking", ["Говяжья грудинка"]],
  ["products", ["Говяжья грудинка", "Говядина"]],
  ["products?category=Үхрийн мах", ["Говядина"]],
  ["categories", ["Говядина", "Для супа"]],
  ["meal-kits", ["Говяжья грудинка"]],
  ["", ["Говядина"]],
])("/%s names products and categories in the language of the screens", async (address, names) => {
  await openScreen(address, { language: "ru", answers: SHOP });
  await waitFor(() => {
    for (const name of names) expect(screen.getAllByText(name, { exact: false })).not.toEqual([]);
    expect(document.body.textContent).not.toContain("Үхрийн");
  });
});

it("says in the history of an order how much of each line, in its unit", async () => {
  await openScreen("orders?id=1", { language: "ru", answers: SHOP });
  const lines = await screen.findAllByText(/Говяжья грудинка \d/);
  expect(lines.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      "Упаковано: Говяжья грудинка 2 кг → 1,87 кг",
      "Товар: Говяжья грудинка 1 кг — исключено",
      "Товар: Говяжья грудинка 3 уп. → 2 уп.",
    ]),
  );
});

it.each([
  ["Изменить цены", "Говяжья грудинка"],
  ["Порядок", "Говядина"],
  ["История изменений", "Говяжья грудинка · Категория: Говядина"],
])("so does «%s» of the products", async (item, name) => {
  const { person } = await openScreen("products", { language: "ru", answers: SHOP });
  await person.click(await screen.findByRole("button", { name: "Другие действия" }));
  await person.click(await screen.findByRole("menuitem", { name: item }));
  await waitFor(() => {
    expect(screen.getByRole("dialog").textContent).toContain(name);
    expect(document.body.textContent).not.toContain("Үхрийн");
  });
});
