import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Order, OrderStatusChange } from "@zakh/orders/contract";
import { SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { expect, it } from "vitest";
import { type Answers, renderScreen } from "../testing/render-screen.testing";
import OrdersScreen from "./orders-screen";

const DEADLINE = "2099-11-28T03:00:00.000Z";

const ORDER = {
  id: 1,
  userId: 1,
  customerName: "Сараа",
  customerPhone: "010-1234-5678",
  customerEmail: "saraa@example.com",
  customerAddress: "서울 강남구 1-2",
  paymentMethod: "bank_transfer",
  selectedBankAccount: { bankName: "KB", accountNumber: "123-456", accountHolder: "Зах" },
  transferAccountHolder: "SARAA",
  transferCode: "7K4M2",
  paymentDeadline: DEADLINE,
  status: "pending",
  totalAmount: "27900",
  subtotal: 27_900,
  shippingFee: 0,
  received: 0,
  due: 27_900,
  toReturn: 0,
  toTransfer: 0,
  returned: 0,
  money: [],
  sentAt: null,
  createdAt: "2026-11-25T12:00:00.000Z",
  items: [],
} as unknown as Order;

/** A cancelled one whose money goes back. */
const CANCELLED: Order = {
  ...ORDER,
  status: "cancelled",
  received: 27_900,
  due: 0,
  toReturn: 27_900,
  toTransfer: 27_900,
};

/** The list with one order, which the calls change. */
async function open(
  at: string,
  order: Order,
  calls: (change: (changes: Partial<Order>) => Order) => Answers = () => ({}),
) {
  let now = order;
  let history: Partial<OrderStatusChange>[] = [];
  const change = (changes: Partial<Order>) => {
    now = { ...now, ...changes };
    return now;
  };
  const rendered = await renderScreen(<OrdersScreen />, {
    at: `/admin/orders${at}`,
    answers: {
      "GET /api/orders": () => ({ json: [now], headers: { "X-Total-Count": "1" } }),
      "GET /api/orders/1": () => ({ json: now }),
      "GET /api/orders/1/history": () => ({ json: history }),
      "GET /api/payment-methods": { json: [] },
      "GET /api/admin/summary": { json: {} },
      "GET /api/admin/trace-numbers": { json: { products: [] } },
      "GET /api/admin/customers/1/notes": { json: [] },
      "GET /api/settings/couriers": { json: { couriers: [] } },
      "GET /api/settings/site-name": { json: { siteName: "Зах" } },
      "GET /api/settings/business": { json: { ...SETTING_FALLBACKS.business, version: "1" } },
      ...calls(change),
    },
  });
  const chooseStatus = async (name: string) => {
    await rendered.person.click(select());
    await rendered.person.click(await screen.findByRole("option", { name }));
  };
  await screen.findByText(/^Нийт \d захиалга$/);
  return { ...rendered, chooseStatus, change, tell: (told: typeof history) => (history = told) };
}

const select = () => screen.getAllByRole("combobox", { name: "ORD-0001 захиалгын төлөв" })[0] as HTMLElement;

it("while a status is being set its dropdown is shut; a failure says so and shows the old one", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { chooseStatus } = await open("", ORDER, () => ({
    "PATCH /api/orders/1/status": () => held.then(() => ({ status: 500, json: {} })),
  }));
  await chooseStatus("Хүргэгдсэн");
  await waitFor(() => expect(select().getAttribute("aria-busy")).toBe("true"));
  expect(select()).toHaveProperty("disabled", true);
  release();
  await screen.findByText("Захиалгын төлөвийг шинэчлэхэд алдаа гарлаа. Дахин оролдоно уу.");
  expect(select().textContent).toBe("Төлбөр хүлээгдэж буй");
  await waitFor(() => expect(select()).toHaveProperty("disabled", false));
});

it("an order that another admin has cancelled meanwhile is not taken up, and the screen says what it is now", async () => {
  const { chooseStatus, callsOf } = await open("", ORDER, (change) => ({
    "PATCH /api/orders/1/status": () => {
      change({ status: "cancelled" });
      return { status: 409, json: { code: "order_status_changed", message: "" } };
    },
  }));
  await chooseStatus("Төлбөр төлөгдсөн");
  await screen.findByText(/одоо «Цуцлагдсан»/);
  await waitFor(() => expect(select().textContent).toBe("Цуцлагдсан"));
  expect(callsOf("PATCH /api/orders/1/status").map(({ body }) => body)).toEqual([
    { status: "processing", from: "pending" },
  ]);
});

it("gives more time to pay, or as much as it takes", async () => {
  const { person, callsOf } = await open("?id=1", ORDER, (change) => ({
    "PUT /api/admin/orders/1/payment-deadline": ({ body }) => ({ json: change(body as Partial<Order>) }),
  }));
  const detail = within(await screen.findByRole("dialog"));
  await person.click(await detail.findByRole("button", { name: "+3 хоног" }));
  await screen.findByText("Төлөх хугацаа өөрчлөгдлөө");
  await person.click(detail.getByRole("button", { name: "Хугацаагүй болгох" }));
  await detail.findByText("Хугацаагүй");
  expect(callsOf("PUT /api/admin/orders/1/payment-deadline").map(({ body }) => body)).toEqual([
    { paymentDeadline: "2099-12-01T03:00:00.000Z" },
    { paymentDeadline: null },
  ]);
});

it("money of a cancelled order is due until the owner says that it went back, which is asked", async () => {
  const { person, callsOf, tell } = await open("?id=1", CANCELLED, (change) => ({
    "POST /api/admin/orders/1/returned": () => ({ json: change({ toReturn: 0, toTransfer: 0, returned: 27_900 }) }),
  }));
  const detail = within(await screen.findByRole("dialog", { name: "ORD-0001" }));
  const press = async () => person.click(await detail.findByRole("button", { name: "Буцаан олгосон" }));
  const question = async () => within(await screen.findByRole("alertdialog", { name: "₩27,900-г буцаан олгосон уу?" }));
  await press();
  await person.click((await question()).getByRole("button", { name: "Болих" }));
  expect(callsOf("POST /api/admin/orders/1/returned")).toEqual([]);
  await press();
  const entry = { kind: "returned", amount: 27_900 } as OrderStatusChange["money"][number];
  tell([
    {
      id: 1,
      from: "cancelled",
      to: "cancelled",
      money: [entry],
      changed: [],
      statementLine: null,
      createdAt: DEADLINE,
    },
  ]);
  await person.click((await question()).getByRole("button", { name: "Тийм, олгосон" }));
  await screen.findByText("Мөнгийг буцаасан гэж тэмдэглэлээ");
  await detail.findByText("₩27,900 буцаан олгосон");
  expect(detail.queryByRole("button", { name: "Буцаан олгосон" })).toBeNull();
  expect(callsOf("POST /api/admin/orders/1/returned").map(({ body }) => body)).toEqual([
    { amount: 27_900, as: "transfer" },
  ]);
});

it("says how much of the money went back, and how much is still to", async () => {
  await open("?id=1", { ...CANCELLED, toReturn: 26_900, toTransfer: 26_900, returned: 1000 });
  const detail = within(await screen.findByRole("dialog", { name: "ORD-0001" }));
  const factOf = async (label: string) => (await detail.findByText(label, { selector: "dt" })).nextElementSibling;
  expect((await factOf("Буцаан олгох"))?.textContent).toContain("₩26,900");
  expect((await factOf("Буцаан олгосон"))?.textContent).toBe("₩1,000");
});

it("the last day cannot lie before the first, and a later first day clears it", async () => {
  const { person, address } = await open("?startDate=2026-03-10&endDate=2026-03-12", ORDER);
  const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  expect(day("Дуусах огноо").min).toBe("2026-03-10");
  expect(day("Дуусах огноо").value).toBe("2026-03-12");
  fireEvent.change(day("Эхлэх огноо"), { target: { value: "2026-03-11" } });
  await waitFor(() => expect(address()).toContain("startDate=2026-03-11"));
  expect(day("Дуусах огноо").value).toBe("2026-03-12");
  fireEvent.change(day("Эхлэх огноо"), { target: { value: "2026-03-20" } });
  await waitFor(() => expect(day("Дуусах огноо").value).toBe(""));
  expect(address()).not.toContain("endDate");
  await person.click(screen.getByRole("button", { name: "Шүүлтүүр арилгах" }));
  await waitFor(() => expect(address()).toBe("/admin/orders"));
});
