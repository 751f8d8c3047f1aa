import { screen, within } from "@testing-library/react";
import type { OrderParcel } from "@zakh/marketplace/contract";
import { expect, it } from "vitest";
import { type Answers, renderPage } from "../../testing/render-page";
import { orderItemOf, orderOf, productOf } from "../../testing/shop-data";
import { StoreParcels } from "./store-parcels";

const SELLERS = [{ id: 4, name: "Буузны газар" }, null, { id: 9, name: "Нарантуул" }];
const items = SELLERS.map((seller, at) => ({ ...orderItemOf(productOf(1001 + at)), seller }));

const sent: OrderParcel = {
  storeId: 4,
  state: "handed_over",
  at: "2026-11-30T03:00:00.000Z",
  leavesOn: null,
  courierName: "CJ대한통운",
  trackingNumber: "612345678901",
  trackingLink: "https://cj.example/612345678901",
};
const WITHOUT = { leavesOn: null, courierName: "", trackingNumber: "", trackingLink: null };

const open = (
  order = orderOf(1, { status: "processing", items }),
  parcels: OrderParcel[] = [],
  answers: Answers = {},
) =>
  renderPage(<StoreParcels order={order} />, {
    at: "/order-confirmation?id=1",
    answers: { "GET /api/orders/1/parcels": { json: { parcels } }, ...answers },
  });

it("shows each store's parcel with its state, and where to follow the one that is on its way", async () => {
  await open(undefined, [sent, { storeId: 9, state: "new", at: null, ...WITHOUT }]);
  const first = within(await screen.findByRole("article", { name: "Буузны газар: илгээмж" }));
  first.getByText("Замдаа гарсан");
  first.getByText("612345678901");
  expect(first.getByRole("link", { name: "Илгээмж хаана явааг харах" }).getAttribute("href")).toBe(sent.trackingLink);
  const second = within(screen.getByRole("article", { name: "Нарантуул: илгээмж" }));
  second.getByText("Худалдагчид очсон");
  expect(second.queryByRole("link")).toBeNull();
});

it("says of a delivered order when each parcel was sent, not that it is on its way or will be", async () => {
  const waiting: OrderParcel = { storeId: 9, state: "prepared", at: sent.at, ...WITHOUT, leavesOn: "2026-12-04" };
  await open(orderOf(1, { status: "completed", items }), [sent, waiting]);
  const first = within(await screen.findByRole("article", { name: "Буузны газар: илгээмж" }));
  first.getByText("Илгээсэн");
  first.getByText("612345678901");
  expect(first.queryByText("Замдаа гарсан")).toBeNull();
  expect(screen.getByRole("article", { name: "Нарантуул: илгээмж" }).textContent).toBe("Нарантуул: илгээмж");
});

it("says when each store sends, as long as nothing is on its way; before the payment only that", async () => {
  const waiting: OrderParcel = { storeId: 9, state: "new", at: null, ...WITHOUT, leavesOn: "2026-12-04" };
  await open(orderOf(1, { status: "pending", items }), [waiting, { ...waiting, storeId: 4, leavesOn: null }]);
  const unpaid = within(await screen.findByRole("article", { name: "Нарантуул: илгээмж" }));
  unpaid.getByText("Илгээх: 12-р сарын 4, Баасан гараг");
  unpaid.getByText("Одоо төлбөл");
  expect(unpaid.queryByText("Худалдагчид очсон")).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

it("keeps the promised day of a paid parcel until it is sent", async () => {
  const waiting: OrderParcel = { storeId: 9, state: "prepared", at: null, ...WITHOUT, leavesOn: "2026-12-04" };
  await open(undefined, [{ ...sent, leavesOn: "2026-12-04" }, waiting]);
  const second = within(await screen.findByRole("article", { name: "Нарантуул: илгээмж" }));
  second.getByText("Илгээх: 12-р сарын 4, Баасан гараг");
  expect(second.queryByText("Одоо төлбөл")).toBeNull();
  expect(screen.getAllByText(/^Илгээх:/)).toHaveLength(1);
});

it("says of what the store brings itself that nothing can be followed", async () => {
  await open(undefined, [{ ...sent, ...WITHOUT }]);
  await screen.findByText("Худалдагч өөрөө хүргэнэ");
  expect(screen.queryByRole("link")).toBeNull();
});

it("says that it could not be read, and reads it again", async () => {
  let answer: { status?: number; json?: unknown } = { status: 500 };
  const { person } = await open(undefined, [], { "GET /api/orders/1/parcels": () => answer });
  await screen.findByText("Худалдагчдын илгээмж хаана яваа нь ачаалагдсангүй.");
  answer = { json: { parcels: [sent] } };
  await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
  await screen.findByText("612345678901");
});

it.each([
  ["the shop's own goods", orderOf(1, { status: "processing", items: [orderItemOf(productOf(1001))] })],
  ["a cancelled order", orderOf(1, { status: "cancelled", items })],
])("asks for nothing, and shows nothing, of %s", async (_what, order) => {
  const { callsOf } = await open(order);
  expect(screen.queryByRole("article")).toBeNull();
  expect(callsOf("GET /api/orders/1/parcels")).toEqual([]);
});
