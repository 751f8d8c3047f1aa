import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { Product } from "@zakh/catalog/contract";
import type { Order } from "@zakh/orders/contract";
import { expect, it, vi } from "vitest";
import { type Answers, pause, renderPage } from "../../testing/render-page";
import { BANK_ACCOUNT, BANK_TRANSFER, orderItemOf, orderOf, productOf, SARAA } from "../../testing/shop-data";
import MyPage from "./my-page";

function openMyPage(answers: Answers) {
  return renderPage(<MyPage />, {
    at: "/my-page",
    user: SARAA,
    answers: {
      "GET /api/generated-meal-kits": { json: [] },
      "GET /api/payment-methods": { json: [BANK_TRANSFER] },
      ...answers,
    },
  });
}

/** The history of somebody with this many orders, page by page; `gate` waits before each page, from its offset on. */
function history(count: number, gate: (offset: number) => Promise<void> = async () => {}): Answers {
  return {
    "GET /api/user/orders": async ({ query }) => {
      const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
      await gate(offset);
      const rows = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) =>
        orderOf(count - offset - index),
      );
      return { json: rows, headers: { "X-Total-Count": String(count) } };
    },
  };
}

async function expectOrders(count: number) {
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(count));
}

it("shows the credit and what made it, and nothing where there never was any", async () => {
  const entries = [
    { amount: -3000, at: "2026-11-27T03:00:00.000Z", orderId: 12, reason: "" },
    { amount: 5000, at: "2026-11-26T03:00:00.000Z", orderId: null, reason: "Уучлаарай" },
  ];
  const answers = { "GET /api/user/credit": { json: { balance: 2000, entries } } };
  const { person } = await openMyPage({ ...history(0), ...answers });
  await screen.findByText("₩2,000");
  await person.click(screen.getByText("Орлого, зарлага"));
  for (const text of ["Захиалга ORD-0012", "−₩3,000", "Уучлаарай", "+₩5,000"]) screen.getByText(text);
});

it("takes a session that cannot be read twice for none, and leads to sign in", async () => {
  const { callsOf } = await openMyPage({ "GET /api/user": { status: 500, text: "" } });
  await waitFor(() => expect(window.location.pathname).toBe("/auth"));
  expect(callsOf("GET /api/user")).toHaveLength(2);
});

it("says that a history cannot be read, and reloads the page", async () => {
  const { person } = await openMyPage({ "GET /api/user/orders": { status: 500, text: "" } });
  await screen.findByRole("heading", { name: "Захиалгын түүхийг ачаалж чадсангүй" });
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
  expect(reload).toHaveBeenCalledOnce();
});

it("says where to begin without orders", async () => {
  await openMyPage(history(0));
  await screen.findByRole("heading", { name: "Танд одоогоор захиалга алга" });
  expect(screen.getByRole("link", { name: "Мах сонгох" }).getAttribute("href")).toBe("/");
});

it("offers no further page with three orders", async () => {
  await openMyPage(history(3));
  await expectOrders(3);
  screen.getByText("3 захиалга");
  expect(screen.queryByRole("button", { name: "Цааш үзэх" })).toBeNull();
});

it("asks on an order whose money is to be returned for the account, also while it is folded", async () => {
  const orders = [orderOf(2, { status: "cancelled", toReturn: 26500 }), orderOf(1, { status: "cancelled" })];
  await openMyPage({ "GET /api/user/orders": { json: orders, headers: { "X-Total-Count": "2" } } });
  await expectOrders(2);
  const links = await screen.findAllByRole("link", { name: "Дансаа мэдэгдэх" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/refund-account?id=2"]);
});

it("shows thirty orders as two pages, and then that these are all", async () => {
  const { person } = await openMyPage(history(30));
  await expectOrders(20);
  screen.getByText("30-аас 20 нь харагдаж байна");
  await person.click(screen.getByRole("button", { name: "Цааш үзэх" }));
  await expectOrders(30);
  expect(screen.queryByRole("button", { name: "Цааш үзэх" })).toBeNull();
  screen.getByText("Энд бүгд байна: 30");
});

it("shows the newest of 250 orders at once, and the next twenty at each press", async () => {
  const { person } = await openMyPage(history(250));
  await screen.findByText("250 захиалга");
  expect(screen.getAllByRole("article")[0]?.textContent).toContain("#ORD-0250");
  for (const shown of [20, 40, 60]) {
    await expectOrders(shown);
    await person.click(screen.getByRole("button", { name: "Цааш үзэх" }));
  }
  await expectOrders(80);
  expect(screen.getAllByRole("article").at(-1)?.textContent).toContain("#ORD-0171");
});

it("keeps the rows when the next page fails, and loads it at the second try", async () => {
  let broken = true;
  const { person } = await openMyPage(
    history(30, async (offset) => {
      if (offset > 0 && broken) throw new TypeError("Failed to fetch");
    }),
  );
  await person.click(await screen.findByRole("button", { name: "Цааш үзэх" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Цааш нь ачаалж чадсангүй");
  await expectOrders(20);
  broken = false;
  await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
  await expectOrders(30);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says that a page of the history is loading, and takes no second press", async () => {
  const { resumed, resume } = pause();
  const { person } = await openMyPage(history(30, async (offset) => (offset > 0 ? resumed : undefined)));
  await person.click(await screen.findByRole("button", { name: "Цааш үзэх" }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Уншиж байна…" }).disabled).toBe(true);
  resume();
  await expectOrders(30);
});

it("shows the tracking number of an order that was sent, also while it is folded", async () => {
  const sent = {
    status: "processing",
    sentAt: "2026-11-26T03:00:00.000Z",
    courierName: "CJ대한통운",
    trackingNumber: "123456789012",
    trackingLink: "https://trace.example.com/123456789012",
  } as const;
  const orders = [orderOf(2, sent), orderOf(1, { status: "processing" })];
  await openMyPage({ "GET /api/user/orders": { json: orders, headers: { "X-Total-Count": "2" } } });
  await expectOrders(2);
  screen.getByText("123456789012");
  const links = screen.getAllByRole("link", { name: "Илгээмж хаана явааг харах" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([sent.trackingLink]);
});

/** Orders the products of an order again, of which these are still for sale. */
async function orderAgain(ordered: Product[], forSale: Product[]) {
  const { person, callsOf } = await openMyPage({
    "GET /api/user/orders": { json: [orderOf(1, { items: ordered.map(orderItemOf) })] },
    "GET /api/products": ({ query }) => ({
      json: forSale.filter(({ id }) => query.get("ids")?.split(",").includes(String(id))),
    }),
  });
  await person.click(await screen.findByRole("button", { name: /захиалгыг дахин захиалах$/ }));
  return { person, callsOf };
}

const storedCart = () => JSON.parse(window.localStorage.getItem("cart") ?? "[]");

it("orders again at once what is all there, at today's price", async () => {
  const { callsOf } = await orderAgain([productOf(1), productOf(2)], [productOf(1, { price: 99_000 }), productOf(2)]);
  await waitFor(() => expect(window.location.pathname).toBe("/cart"));
  expect(storedCart()).toMatchObject([{ productId: 1, quantity: 1, price: 99_000 }, { productId: 2 }]);
  expect(callsOf("GET /api/products").map(({ query }) => query.get("ids"))).toEqual(["1,2"]);
});

it("says what of an order is sold out, less or gone before it adds the rest", async () => {
  const ordered = [1, 2, 3, 4].map((id) => productOf(id));
  const soldOut = productOf(2, { trackStock: true, available: 0, isSoldOut: true });
  const { person } = await orderAgain(ordered, [productOf(1), soldOut, productOf(3, { minOrderQuantity: 5 })]);
  const sheet = within(await screen.findByRole("dialog", { name: "Өнөөдрийн байдлаар" }));
  const rows = sheet.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining("Хонины мах 11 кг"),
    "Хонины мах 2Дууссан",
    expect.stringContaining("Хонины мах 35 кг (хүссэн нь 1 кг)"),
    "Хонины мах 4Худалдаанаас хасагдсан",
  ]);
  expect(storedCart()).toEqual([]);
  await person.click(sheet.getByRole("button", { name: "Сагсанд нэмэх" }));
  await waitFor(() => expect(window.location.pathname).toBe("/cart"));
  expect(storedCart()).toMatchObject([
    { productId: 1, quantity: 1 },
    { productId: 3, quantity: 5 },
  ]);
});

it("adds nothing of an order of which nothing is there", async () => {
  await orderAgain([productOf(1)], []);
  const sheet = within(await screen.findByRole("dialog", { name: "Өнөөдрийн байдлаар" }));
  expect(sheet.getByRole("button", { name: "Сагсанд нэмэх" })).toHaveProperty("disabled", true);
});

const UNPAID = { status: "pending", received: 0, due: 26500, selectedBankAccount: BANK_ACCOUNT } as const;

function openWith(...orders: Order[]) {
  const list = { json: orders, headers: { "X-Total-Count": String(orders.length) } };
  return openMyPage({ "GET /api/user/orders": list, "GET /api/bank-accounts": { json: [] } });
}

it("begins with the newest order that is to be paid, and has the others below", async () => {
  await openWith(orderOf(4), orderOf(3, UNPAID), orderOf(2, UNPAID), orderOf(1));
  await expectOrders(4);
  const first = within(screen.getByRole("region", { name: "Төлөх захиалга" }));
  first.getByText("#ORD-0003");
  first.getByRole("button", { name: "KB국민은행 дансны дугаарыг хуулах" });
  const below = within(screen.getByRole("region", { name: "Захиалгын түүх" })).getAllByRole("article");
  expect(below.map((card) => card.getAttribute("aria-label"))).toEqual([
    "Захиалга ORD-0004",
    "Захиалга ORD-0002",
    "Захиалга ORD-0001",
  ]);
});

it("calls no history empty whose only order is to be paid", async () => {
  await openWith(orderOf(1, UNPAID));
  await expectOrders(1);
  expect(screen.queryByText("Танд одоогоор захиалга алга")).toBeNull();
});

it.each(["processing", "completed", "cancelled"] as const)(
  "shows no account of an order that is %s",
  async (status) => {
    const { person } = await openWith(orderOf(1, { ...UNPAID, due: 0, status }));
    await person.click(await screen.findByRole("button", { name: "Дэлгэрэнгүй харах" }));
    expect(screen.queryByText("123456-04-567890")).toBeNull();
  },
);

const PACKED = { items: [{ ...orderItemOf(productOf(1)), packedQuantity: 1 }] };

it.each<[string, Partial<Order>, string[]]>([
  ["waits for its money", UNPAID, ["Хаягаа засах", "Захиалгаа цуцлах"]],
  [
    "is paid in part by the wallet",
    { ...UNPAID, received: 500, creditUsed: 500 },
    ["Хаягаа засах", "Захиалгаа цуцлах"],
  ],
  ["is paid in part", { ...UNPAID, received: 500 }, ["Хаягаа засах"]],
  ["is paid", { status: "processing" }, ["Хаягаа засах"]],
  ["is packed", { status: "processing", ...PACKED }, []],
  ["is sent", { status: "processing", sentAt: "2026-11-26T03:00:00.000Z" }, []],
  ["is delivered", { status: "completed" }, []],
])("offers its customer for an order that %s what may be done", async (_, order, names) => {
  const { person } = await openWith(orderOf(1, order));
  await person.click(await screen.findByRole("button", { name: "Дэлгэрэнгүй харах" }));
  const offered = screen.queryAllByRole("button", { name: /^(Хаягаа засах|Захиалгаа цуцлах)$/ });
  expect(offered.map(({ textContent }) => textContent)).toEqual(names);
});

it("opens what is to be paid offline as it was seen last", async () => {
  await openWith(orderOf(2), orderOf(1, UNPAID));
  await expectOrders(2);
  cleanup();
  const lost = async () => {
    throw new TypeError("Failed to fetch");
  };
  await renderPage(<MyPage />, {
    at: "/my-page",
    user: SARAA,
    answers: { "GET /api/user": lost, "GET /api/payment-methods": lost },
  });
  const pay = within(await screen.findByRole("region", { name: "Төлбөр шилжүүлэх данс" }, { timeout: 5000 }));
  pay.getByText("123456-04-567890");
  pay.getByText("₩26,500");
  pay.getByText("DORJ 7K4M2");
  screen.getByText("#ORD-0001");
});

it("keeps nothing to pay offline once it is paid", async () => {
  await openWith(orderOf(1, UNPAID));
  await expectOrders(1);
  expect(window.localStorage.getItem("unpaid-order")).toContain("123456-04-567890");
  cleanup();
  await openWith(orderOf(1, { status: "processing" }));
  await expectOrders(1);
  expect(window.localStorage.getItem("unpaid-order")).toBeNull();
});
