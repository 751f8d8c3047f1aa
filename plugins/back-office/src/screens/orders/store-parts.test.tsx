import { screen } from "@testing-library/react";
import type { AdminStorePart } from "@zakh/marketplace/contract";
import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { type Answers, renderScreen } from "../testing/render-screen.testing";
import { StoreParts } from "./store-parts";

const order = (sellers: ({ id: number; name: string } | null)[]) =>
  ({
    id: 1,
    items: sellers.map((seller, at) => ({ id: 1001 + at, seller, product: { name: "Бууз", nameRu: "", nameEn: "" } })),
  }) as unknown as Order;

const at = "2026-11-30T01:00:00.000Z";
const step = { id: 1, state: "accepted", isUndo: false, by: "Сараа", at } as const;
const PART: AdminStorePart = {
  ...{ leavesOn: null, storeId: 4, name: "Буузны газар", state: "handed_over", at },
  ...{ courierName: "CJ대한통운", trackingNumber: "612345678901", trackingLink: "https://cj.example/612345678901" },
  steps: [step, { ...step, id: 2, state: "handed_over" }],
  notes: [{ id: 1, kind: "undeliverable", side: "store", text: "", itemId: 1001, at }],
};

const open = (answers: Answers, of = order([{ id: 4, name: "Буузны газар" }])) =>
  renderScreen(<StoreParts order={of} />, { at: "/admin/orders?id=1", answers });

it("shows what a store has done with its part, and answers it", async () => {
  const text = "Бид авчирч өгнө";
  const noted = { ...PART, notes: [...PART.notes, { id: 2, kind: "note", side: "shop", text, itemId: null, at }] };
  const { person, callsOf } = await open({
    "GET /api/admin/orders/1/stores": { json: [PART] },
    "POST /api/admin/orders/1/stores/4/notes": { status: 201, json: noted },
  });
  await screen.findByText("Буузны газар");
  expect(screen.getAllByText(/Хүргэлтэд өгсөн/)).toHaveLength(2);
  expect(screen.getByRole("link", { name: "612345678901" }).getAttribute("href")).toBe(PART.trackingLink);
  screen.getByText("«Бууз»-г хүргэж чадахгүй");
  await person.type(screen.getByLabelText("«Буузны газар» дэлгүүрт бичих"), text);
  await person.click(screen.getByRole("button", { name: "Мессеж илгээх" }));
  await screen.findByText(text, { selector: "p" });
  expect(callsOf("POST /api/admin/orders/1/stores/4/notes").map(({ body }) => body)).toEqual([{ text }]);
});

it("says that it could not be read, and reads it again", async () => {
  let answer: Answers[string] = { status: 500, json: {} };
  const { person } = await open({ "GET /api/admin/orders/1/stores": () => answer as { json: unknown } });
  await screen.findByText("Дэлгүүрүүдийн ажлыг ачаалж чадсангүй");
  answer = { json: [PART] };
  await person.click(screen.getByRole("button", { name: "Дахин оролдох" }));
  await screen.findByText("Буузны газар");
});

it("asks for nothing of an order with the shop's own goods alone", async () => {
  const { callsOf } = await open({}, order([null]));
  expect(callsOf("GET /api/admin/orders/1/stores")).toEqual([]);
});
