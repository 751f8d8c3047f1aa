import { screen, waitFor, within } from "@testing-library/react";
import type { Order } from "@zakh/orders/contract";
import { SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.testing";
import OrdersScreen from "./orders-screen";
import ReturnsScreen from "./returns/returns-screen";
import SendingScreen from "./sending/sending-screen";

const order = (id: number) =>
  ({
    id,
    userId: 1,
    customerName: `Сараа ${id}`,
    customerPhone: "010-1234-5678",
    customerEmail: "",
    customerAddress: "서울 강남구 1-2",
    paymentMethod: "bank_transfer",
    transferAccountHolder: "SARAA",
    status: "pending",
    totalAmount: "27900",
    received: id === 2 ? 27_000 : 0,
    due: id === 2 ? 900 : 27_900,
    sentAt: null,
    money: [],
    createdAt: "2026-11-25T12:00:00.000Z",
    items: [
      {
        id: id * 1000 + 1,
        quantity: 3,
        price: 9300,
        priceDivisor: 1,
        unit: "kg",
        lineTotal: 27_900,
        packedQuantity: 2.9,
        traceNumbers: ["002123456789"],
        weightReduction: 0,
        product: { name: "Хаа", imageUrl: "", category: "Хонь", origin: "" },
      },
    ],
  }) as unknown as Order;

const ORDERS = [1, 2, 3].map(order);
const RETURNS = ORDERS.map(({ id }) => ({
  id,
  customerName: "",
  customerPhone: "",
  amount: 900,
  reason: "cancelled",
  since: "2026-11-26T05:00:00.000Z",
}));
const COPIED = ["ORD-0001", "010-1234-5678", "SARAA", "서울 강남구 1-2"];

async function open(at: string, Screen = OrdersScreen) {
  const paid = new Set<number>();
  const shown = (one: Order) => (paid.has(one.id) ? { ...one, status: "processing" as const } : one);
  const rendered = await renderScreen(<Screen />, {
    at: `/admin/orders${at}`,
    answers: {
      "GET /api/orders": () => ({ json: ORDERS.map(shown), headers: { "X-Total-Count": "3" } }),
      "GET /api/admin/returns": { json: RETURNS, headers: { "X-Total-Count": "3" } },
      "GET /api/settings/couriers": { json: { couriers: [] } },
      "GET /api/payment-methods": { json: [] },
      "GET /api/admin/summary": { json: {} },
      "GET /api/admin/trace-numbers": { json: { products: [] } },
      "GET /api/admin/customers/1/notes": { json: [] },
      "GET /api/settings/site-name": { json: { siteName: "Зах" } },
      "GET /api/settings/business": { json: { ...SETTING_FALLBACKS.business, version: "1" } },
      ...Object.fromEntries(
        ORDERS.flatMap((one) => [
          [`GET /api/orders/${one.id}`, () => ({ json: shown(one) })],
          [`GET /api/orders/${one.id}/history`, { json: [] }],
          [`GET /api/admin/orders/${one.id}/message`, { json: { text: "" } }],
          [
            `PATCH /api/orders/${one.id}/status`,
            () => {
              paid.add(one.id);
              return { json: { ...shown(one), changedFrom: "pending" } };
            },
          ],
        ]),
      ),
    },
  });
  await screen.findByText("Нийт 3 захиалга");
  return rendered;
}

it("goes through the list by keys, and marks as paid only what has the focus", async () => {
  const { person, callsOf } = await open("");
  await person.keyboard("jjjk");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "ORD-0002 захиалгыг харах" }));
  await person.keyboard("p");
  await waitFor(() => expect(callsOf("PATCH /api/orders/2/status")).toHaveLength(1));
  await person.keyboard("/");
  const search = screen.getByLabelText<HTMLInputElement>("Хайх");
  expect(document.activeElement).toBe(search);
  await person.keyboard("jp");
  expect(search.value).toBe("jp");
  expect(callsOf("PATCH /api/orders/2/status")).toHaveLength(1);
  for (const leave of ["{Escape}", "{Enter}"]) {
    await person.keyboard(leave);
    expect(document.activeElement).not.toBe(search);
    await person.keyboard("/");
    expect(document.activeElement).toBe(search);
  }
});

it("lists its keys", async () => {
  const { person } = await open("");
  await person.keyboard("?");
  await screen.findByText("Төлбөр төлөгдсөн гэж тэмдэглэх");
});

it("goes from an open order to the next, by button and key", async () => {
  const { person } = await open("?id=1");
  await screen.findByText("Захиалгын дэлгэрэнгүй · 1/3");
  await person.click(screen.getByRole("button", { name: "Дараагийн захиалга" }));
  await screen.findByText("Захиалгын дэлгэрэнгүй · 2/3");
  await person.keyboard("jk");
  await screen.findByText("Захиалгын дэлгэрэнгүй · 2/3");
  await person.keyboard("kkk");
  await screen.findByText("Захиалгын дэлгэрэнгүй · 1/3");
});

it.each([
  ["what is to be sent", SendingScreen],
  ["the money to return", ReturnsScreen],
])("goes through %s so, too", async (_list, Screen) => {
  const { person } = await open("?id=2", Screen);
  await screen.findByText("Захиалгын дэлгэрэнгүй · 2/3");
  await person.click(screen.getByRole("button", { name: "Дараагийн захиалга" }));
  await screen.findByText("Захиалгын дэлгэрэнгүй · 3/3");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Дараагийн захиалга" }).disabled).toBe(true);
});

it("keeps a browser from translating what is copied or typed elsewhere", async () => {
  await open("?id=1");
  const drawer = within(await screen.findByRole("dialog"));
  await drawer.findByText("SARAA");
  for (const text of COPIED)
    expect(
      drawer.getAllByText(text).some((shown) => shown.closest('[translate="no"]')),
      text,
    ).toBe(true);
});

it("shows of a delivered order what was packed of each line", async () => {
  await open("?id=1");
  const drawer = within(await screen.findByRole("dialog"));
  expect(await drawer.findByText("савласан 2.9 кг")).toBeTruthy();
});
