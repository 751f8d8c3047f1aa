import { screen, within } from "@testing-library/react";
import type { StoreOrderState, WorkedStoreOrder } from "@zakh/marketplace/contract";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { type Answers, type Call, renderPage } from "../../testing/render-page";
import { OWN_STORE, orderItemOf, productOf, SARAA } from "../../testing/shop-data";
import StoreOrderPage from "./store-order";

const { seller: _, ...line } = orderItemOf(productOf(1, { name: "Бууз" }));
const PATH = "/api/stores/3/orders/7";

function orderOf(changes: Partial<WorkedStoreOrder> = {}): WorkedStoreOrder {
  return {
    ...{ id: 7, status: "processing", state: "new", isToDo: true, pickup: null },
    ...{ leavesOn: null, courierName: "", trackingNumber: "", trackingLink: null },
    ...{
      customerName: "Болд",
      customerPhone: "010-1234-5678",
      customerAddress: "Чонжү 5",
      doorCode: "",
      deliveryNote: "",
    },
    ...{ subtotal: 15_000, items: [{ ...line, id: 7001 }], createdAt: "2026-11-30T00:00:00.000Z" },
    ...{ steps: [], notes: [], lastCourier: null },
    couriers: [
      { code: "cj", name: "CJ대한통운" },
      { code: "post", name: "우체국택배" },
    ],
    ...changes,
  };
}

/** A shop that takes every step. */
async function open(changes: Partial<WorkedStoreOrder> = {}, more: Answers = {}) {
  let order = orderOf(changes);
  const answers: Answers = {
    "GET /api/stores/my-stores": { json: [OWN_STORE] },
    [`GET ${PATH}`]: () => ({ json: order }),
    [`POST ${PATH}/steps`]: ({ body }: Call) => {
      const state = (body as { step: StoreOrderState }).step;
      order = { ...order, state, steps: [{ id: 1, state, isUndo: false, by: "Сараа", at: order.createdAt }] };
      return { json: order };
    },
    ...more,
  };
  const props = { params: { id: "7" } } as unknown as ComponentProps<typeof StoreOrderPage>;
  const page = await renderPage(<StoreOrderPage {...props} />, { at: "/store/orders/7", user: SARAA, answers });
  await screen.findByRole("heading", { level: 1 });
  return page;
}

it("leads by one large button at a time to the form that hands over, which needs one more tap", async () => {
  const { person, callsOf } = await open({ lastCourier: "post" });
  await person.click(screen.getByRole("button", { name: "Захиалгыг хүлээн авах" }));
  const next = await screen.findByRole("button", { name: "Савлаж дууссан" });
  // The button that was pressed is gone: the keyboard stands on what it led to, before the next one.
  expect(document.activeElement?.textContent).toMatch(/^Хүлээн авсан/);
  await person.tab();
  expect(document.activeElement).toBe(next);
  await person.click(next);
  expect((await screen.findByLabelText<HTMLSelectElement>("Яаж хүргэх")).value).toBe("post");
  await person.click(screen.getByRole("button", { name: "Хүргэлтэд өгсөн" }));
  await screen.findByText("Илгээмжийн дугаар 10–14 оронтой байх ёстой");
  await person.type(screen.getByLabelText("Илгээмжийн дугаар"), "6123-4567-8901");
  await person.click(screen.getByRole("button", { name: "Хүргэлтэд өгсөн" }));
  await screen.findByText("Замдаа гарсан", { selector: "span.stamp" });
  expect(callsOf(`POST ${PATH}/steps`).map(({ body }) => body)).toEqual([
    { step: "accepted", from: "new" },
    { step: "prepared", from: "accepted" },
    { step: "handed_over", parcel: { courier: "post", trackingNumber: "612345678901" }, from: "prepared" },
  ]);
});

it("asks no number of who brings it, and hands over without the steps before", async () => {
  const { person, callsOf } = await open({ lastCourier: "" });
  await person.click(screen.getByRole("button", { name: "Одоо хүргэлтэд өгөх" }));
  expect(screen.queryByLabelText("Илгээмжийн дугаар")).toBeNull();
  await person.click(screen.getByRole("button", { name: "Хүргэлтэд өгсөн" }));
  await screen.findByText("Худалдагч өөрөө хүргэнэ");
  expect(callsOf(`POST ${PATH}/steps`).map(({ body }) => body)).toEqual([
    { step: "handed_over", parcel: null, from: "new" },
  ]);
});

it("lets an order that is not paid be accepted, and says to wait", async () => {
  await open({ status: "pending", isToDo: false, customerName: null, customerPhone: null, customerAddress: null });
  screen.getByRole("button", { name: "Захиалгыг хүлээн авах" });
  screen.getByText(/Төлбөр нь хараахан ороогүй/);
  expect(screen.queryByRole("button", { name: "Одоо хүргэлтэд өгөх" })).toBeNull();
  expect(screen.queryByText("Хүргэж чадахгүй бараа байна уу?")).toBeNull();
});

const inAll = (text: string) => ({ mn: text, ru: text, en: text, ko: text });

const PICK_UP = {
  ...{ code: "pay_on_pickup", name: inAll("Очиж авахдаа төлөх"), hint: inAll(""), isOffered: true, delivers: false },
  ...{ details: {}, asks: [], says: {} },
  facts: [
    { name: "place", label: inAll("Авах газар") },
    { name: "hours", label: inAll("Авах цаг") },
  ],
};

it("shows where an order is picked up, and is brought there before it is paid", async () => {
  const { person, callsOf } = await open(
    {
      ...{ status: "pending", customerName: null, customerPhone: null, customerAddress: null },
      pickup: { paymentMethod: "pay_on_pickup", details: { place: "Чонжу, Санданг 12", hours: "10:00–20:00" } },
    },
    { "GET /api/payment-methods": { json: [PICK_UP] } },
  );
  await screen.findByText("Чонжу, Санданг 12");
  screen.getByText("Юу ч илгээх шаардлагагүй: бараагаа савлаад энд авчирч өгнө үү.");
  screen.getByText(/Захиалгын төлбөр орсны дараа хүлээн авагч харагдана/);
  expect(screen.queryByText(/Төлбөр нь хараахан ороогүй/)).toBeNull();
  await person.click(screen.getByRole("button", { name: "Захиалгыг хүлээн авах" }));
  await person.click(await screen.findByRole("button", { name: "Савлаж дууссан" }));
  await person.click(await screen.findByRole("button", { name: "Авах газарт хүргэж өгсөн" }));
  await screen.findByText("Авах газарт байгаа", { selector: "span.stamp" });
  expect(callsOf(`POST ${PATH}/steps`).at(-1)?.body).toEqual({ step: "handed_over", parcel: null, from: "prepared" });
});

it("says why a step is refused, and reads the order anew", async () => {
  const refusal = { status: 409, json: { code: "store_step_not_possible", message: "Алхам болохгүй" } };
  const { person, callsOf } = await open({}, { [`POST ${PATH}/steps`]: refusal });
  await person.click(screen.getByRole("button", { name: "Захиалгыг хүлээн авах" }));
  await screen.findByText("Алхам болохгүй");
  await vi.waitFor(() => expect(callsOf(`GET ${PATH}`)).toHaveLength(2));
});

it("asks before a line is said to be undeliverable", async () => {
  const gone = orderOf({ items: [{ ...line, id: 7001, packedQuantity: 0 }] });
  const { person, callsOf } = await open({}, { [`PUT ${PATH}/undeliverable`]: { json: gone } });
  await person.click(screen.getByText("Хүргэж чадахгүй бараа байна уу?"));
  await person.click(screen.getByRole("button", { name: "Хүргэж чадахгүй" }));
  await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Тийм, хасах" }));
  await screen.findByRole("button", { name: "Хүргэж чадахаар болсон" });
  expect(callsOf(`PUT ${PATH}/undeliverable`).map(({ body }) => body)).toEqual([
    { itemId: 7001, isUndeliverable: true },
  ]);
});

it("shows what was said, and writes to the shop", async () => {
  const note = (id: number, text: string, side: "store" | "shop") =>
    ({ id, kind: "note", side, text, itemId: null, at: "2026-11-30T01:00:00.000Z" }) as const;
  const talked = orderOf({ notes: [note(1, "Хайрцаг дууслаа", "store"), note(2, "Авчирч өгнө", "shop")] });
  const { person, callsOf } = await open({}, { [`POST ${PATH}/notes`]: { status: 201, json: talked } });
  await person.click(screen.getByRole("button", { name: "Мессеж илгээх" }));
  await screen.findByText("Бичих зүйлээ оруулна уу");
  await person.type(screen.getByLabelText("Админд бичих"), "Хайрцаг дууслаа");
  await person.click(screen.getByRole("button", { name: "Мессеж илгээх" }));
  await screen.findByText("Авчирч өгнө");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Админд бичих").value).toBe("");
  expect(callsOf(`POST ${PATH}/notes`).map(({ body }) => body)).toEqual([{ text: "Хайрцаг дууслаа" }]);
});
