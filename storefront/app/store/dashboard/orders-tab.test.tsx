import { screen, within } from "@testing-library/react";
import type { StoreOrder } from "@zakh/marketplace/contract";
import { expect, it, vi } from "vitest";
import { renderPage } from "../../testing/render-page";
import { OWN_STORE, orderItemOf, productOf, SARAA } from "../../testing/shop-data";
import DashboardPage from "./dashboard";

const { seller: _, ...line } = orderItemOf(productOf(1, { name: "Бууз" }));

const orderOf = (id: number, changes: Partial<StoreOrder> = {}): StoreOrder => ({
  ...{ id, status: "processing", state: "new", isToDo: true, pickup: null },
  ...{ leavesOn: null, courierName: "", trackingNumber: "", trackingLink: null },
  ...{
    customerName: "Болд",
    customerPhone: "010-1234-5678",
    customerAddress: "Чонжү 5",
    doorCode: "#12",
    deliveryNote: "",
  },
  ...{ subtotal: 15_000, items: [{ ...line, id: id * 1000 + 1 }], createdAt: "2026-11-30T00:00:00.000Z" },
  ...changes,
});

const sent = orderOf(5, { state: "handed_over", isToDo: false });

async function open(toDo: StoreOrder[], last = sent) {
  const page = await renderPage(<DashboardPage />, {
    at: "/store/dashboard?tab=orders",
    user: SARAA,
    answers: {
      "GET /api/stores/my-stores": { json: [OWN_STORE] },
      "GET /api/stores/3/orders": ({ query }) => ({
        json: query.get("toDo") ? toDo : [...toDo, last],
        headers: { "X-Total-Count": String(toDo.length + (query.get("toDo") ? 0 : 1)) },
      }),
    },
  });
  await screen.findByRole("group", { name: "Ямар захиалга харуулах" });
  return page;
}

const rows = () => screen.getAllByRole("link", { name: /захиалгыг харах$/ });

it("shows first what is to be done, adds up what is to be packed, and then all orders with their states", async () => {
  const { person } = await open([orderOf(7), orderOf(8, { state: "prepared" })]);
  expect(rows()).toHaveLength(2);
  const toPack = within(screen.getByRole("region", { name: "Савлах бараа" }));
  expect(toPack.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["БуузЗахиалга: 22 кг"]);
  await person.click(screen.getByRole("button", { name: "Бүх захиалга" }));
  await screen.findByText("Замдаа гарсан");
  expect(rows()).toHaveLength(3);
});

it("shows how far the store's part is only while the order is on its way to its buyer", async () => {
  await open([]);
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  screen.getByText("Замдаа гарсан");
});

it.each([
  ["delivered", "completed"],
  ["cancelled", "cancelled"],
] as const)("leaves the last word about a %s order to its status", async (_, status) => {
  const done = orderOf(5, { status, state: "handed_over", isToDo: false });
  await open([], done);
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByText("Замдаа гарсан")).toBeNull();
});

it("prints a slip of each order, with the recipient and nothing of the page", async () => {
  const print = vi.fn();
  window.print = print;
  const { person } = await open([orderOf(7), orderOf(8)]);
  await person.click(screen.getByRole("button", { name: "Савлах хуудсууд хэвлэх" }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.getElementById("store-sheets");
  expect(sheet?.textContent).toContain("ORD-0008");
  expect(sheet?.querySelectorAll("section")).toHaveLength(2);
  expect(sheet?.textContent).toContain("010-1234-5678");
  window.dispatchEvent(new Event("afterprint"));
  await vi.waitFor(() => expect(document.getElementById("store-sheets")).toBeNull());
});

it("shows all orders while nothing is to be done, and says so where that is asked for", async () => {
  const { person } = await open([]);
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  await person.click(screen.getByRole("button", { name: "Хийх ажил (0)" }));
  await screen.findByRole("heading", { name: "Хийх ажил алга" });
});
