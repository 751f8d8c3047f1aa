import { screen, waitFor, within } from "@testing-library/react";
import type { PackedInput } from "@zakh/fulfilment/contract";
import type { Order } from "@zakh/orders/contract";
import { expect, it, vi } from "vitest";
import { SAVE_WEIGHT_MS } from "../../durations";
import { outbox } from "../../offline-queue/outbox";
import type { QueuedChange } from "../../offline-queue/queued-change";
import { type Answers, renderScreen } from "../../testing/render-screen.testing";
import PickingScreen from "./picking-screen";

const order = (id: number, quantities: readonly number[]) =>
  ({
    id,
    customerName: `Сараа ${id}`,
    note: "",
    status: "processing",
    money: [],
    createdAt: "2026-11-25T12:00:00.000Z",
    leavesOn: "2026-11-27",
    items: quantities.map((quantity, at) => ({
      id: id * 1000 + at + 1,
      orderId: id,
      productId: 0,
      quantity,
      unit: "kg",
      packedQuantity: null,
      weightReduction: 0,
      product: { name: `Гуя ${at + 1}` },
    })),
  }) as unknown as Order;

/** A shop that keeps what is weighed, as long as it is reached. */
function shop(orders: Order[], isReached = () => true) {
  const weigh = (at: number) => (call: { body: unknown }) => {
    if (!isReached()) return null;
    const { lines } = call.body as PackedInput;
    const before = orders[at] as Order;
    for (const { id, packedQuantity, from } of lines) {
      const { packedQuantity: packed = null } = before.items.find((item) => item.id === id) ?? {};
      if (packed !== from && packed !== packedQuantity)
        return { status: 409, json: { code: "changed_meanwhile", present: { id, packedQuantity: packed } } };
    }
    const items = before.items.map((item) => ({ ...item, ...lines.find(({ id }) => id === item.id) }));
    orders[at] = { ...before, items };
    return { json: orders[at] };
  };
  return {
    "GET /api/orders": () => ({ json: orders, headers: { "X-Total-Count": String(orders.length) } }),
    "GET /api/admin/trace-numbers": { json: { products: [] } },
    ...Object.fromEntries(orders.map(({ id }, at) => [`PUT /api/admin/orders/${id}/packed`, weigh(at)])),
  } satisfies Answers;
}

async function open(orders: Order[], isReached?: () => boolean) {
  window.localStorage.clear();
  const rendered = await renderScreen(<PickingScreen />, { answers: shop(orders, isReached) });
  const list = await screen.findByRole("region", { name: "Захиалгаар" });
  const field = (name: string) => within(list).getByLabelText<HTMLInputElement>(`${name}: савласан жин`);
  return { ...rendered, list, field };
}

it("weighs one pack after the other with digits and Enter, and ticks what is weighed", async () => {
  const { person, callsOf, field, list } = await open([order(1, [2, 1]), order(2, [3])]);
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard("1.87{Enter}0.9{Enter}2950{Enter}");
  await screen.findByText("2.95 кг хадгалсан");
  await screen.findByText("Савласан 3/3 · Жинлэсэн 3/3");
  expect(callsOf("PUT /api/admin/orders/1/packed").map(({ body }) => body)).toEqual([
    { lines: [{ id: 1001, packedQuantity: 1.87, from: null }], confirmed: false },
    { lines: [{ id: 1002, packedQuantity: 0.9, from: null }], confirmed: false },
  ]);
  expect(within(list).getAllByRole("checkbox", { checked: true })).toHaveLength(3);
  await waitFor(() => expect(field("Гуя 1, Сараа 2").value).toBe("2.95"));
  expect(field("Гуя 1, Сараа 2").inputMode).toBe("decimal");
});

it("leads on by itself after the last digit, and once where Enter is pressed as well", async () => {
  const { person, callsOf, field, list } = await open([order(1, [2, 1]), order(2, [3])]);
  const shown = new Set<string>();
  const states = () => {
    for (const { textContent } of within(list).getAllByRole("status")) shown.add(textContent ?? "");
  };
  new MutationObserver(states).observe(list, { subtree: true, childList: true, characterData: true });
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard("1870");
  expect(document.activeElement).toBe(field("Гуя 2, Сараа 1"));
  await person.keyboard("{Enter}1.010");
  expect(document.activeElement).toBe(field("Гуя 1, Сараа 2"));
  await person.keyboard("2950");
  await screen.findByText("Савласан 3/3 · Жинлэсэн 3/3");
  expect(shown, "grams are shown in kilograms before they are saved").toContain("1.87 кг хадгалаагүй");
  expect(callsOf("PUT /api/admin/orders/1/packed").map(({ body }) => body)).toEqual([
    { lines: [{ id: 1001, packedQuantity: 1.87, from: null }], confirmed: false },
    { lines: [{ id: 1002, packedQuantity: 1.01, from: null }], confirmed: false },
  ]);
});

it("parts the packs of a cut by dots that stay with what is before them", async () => {
  const { person } = await open([order(1, [2]), order(2, [3]), order(3, [4])]);
  const cuts = screen.getByRole("region", { name: "Бараагаар" });
  await person.click(
    within(screen.getByRole("region", { name: "Захиалгаар" })).getAllByRole("checkbox")[0] as HTMLElement,
  );
  const parts = ["4 кг × 1", "3 кг × 1", "2 кг × 1"].map(
    (text) => within(cuts).getByText(text).parentElement?.textContent,
  );
  expect(parts.map((part) => part?.trim())).toEqual(["4 кг × 1\u00a0·", "3 кг × 1\u00a0·", "2 кг × 1\u00a0·"]);
  expect(within(cuts).getByText("Савласан 1/3").parentElement?.textContent).toBe("Савласан 1/3");
});

it("stays at a weight that is corrected", async () => {
  const { person, field } = await open([order(1, [2, 1])]);
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard("1.87{Enter}");
  await screen.findByText("1.87 кг хадгалсан");
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard("1880");
  expect(document.activeElement).toBe(field("Гуя 1, Сараа 1"));
  await screen.findByText("1.88 кг хадгалсан");
});

it("adds up the packs of a line", async () => {
  const { person, callsOf, field, list } = await open([order(1, [2])]);
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard("1.2");
  await person.click(within(list).getByRole("button", { name: "Гуя 1, Сараа 1: дараагийн боодлыг нэмэх" }));
  await person.keyboard("650");
  await screen.findByText("1.85 кг хадгалаагүй");
  await person.keyboard("{Enter}");
  await screen.findByText("1.85 кг хадгалсан");
  await waitFor(() => expect(field("Гуя 1, Сараа 1").value).toBe("1.85"));
  expect(callsOf("PUT /api/admin/orders/1/packed").at(-1)?.body).toMatchObject({ lines: [{ packedQuantity: 1.85 }] });
});

it.each([18.7, 0.19, 0])("asks about a weight that can hardly be, and stays there: %s kg of 2", async (packed) => {
  const { person, callsOf, field } = await open([order(1, [2, 1])]);
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard(`${packed}{Enter}`);
  await screen.findByText(`${packed} кг уу? Захиалсан нь 2 кг`);
  expect(document.activeElement).toBe(field("Гуя 1, Сараа 1"));
  expect(callsOf("PUT /api/admin/orders/1/packed")).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Тийм, зөв" }));
  await screen.findByText(`${packed} кг хадгалсан`);
  expect(callsOf("PUT /api/admin/orders/1/packed")).toMatchObject([{ body: { confirmed: true } }]);
});

/** Somebody else weighs the first line of the first order. */
function weighElsewhere(orders: Order[], packedQuantity: number) {
  const [order] = orders as [Order];
  orders[0] = { ...order, items: order.items.map((item, at) => (at === 0 ? { ...item, packedQuantity } : item)) };
}

it.each([
  ["Минийх: 0.85 кг", 0.85],
  ["Үлдээх: 0.77 кг", 0.77],
])("asks which weight is right where two have weighed the same pack: %s", async (answer, packed) => {
  const orders = [order(1, [1])];
  const { person, field } = await open(orders);
  weighElsewhere(orders, 0.77);
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard("0.85{Enter}");
  await screen.findByText("Энэ хооронд өөр хүн хадгалсан: 0.77 кг. Аль нь зөв бэ?");
  expect(orders[0]?.items[0]?.packedQuantity, "nothing is overwritten before the answer").toBe(0.77);
  await person.click(screen.getByRole("button", { name: answer }));
  await screen.findByText(`${packed} кг хадгалсан`);
  await waitFor(() => expect(field("Гуя 1, Сараа 1").value).toBe(String(packed)));
  expect(orders[0]?.items[0]?.packedQuantity).toBe(packed);
});

it.each([
  ["Минийх: 0.85 кг", 0.85],
  ["Үлдээх: 0.77 кг", 0.77],
])("asks the same of a weight that waited for the network: %s", async (answer, packed) => {
  const lines = [{ id: 1001, packedQuantity: 0.85, from: null }];
  const change = { id: "a", path: "/api/admin/orders/1/packed", json: { lines }, state: "changed" };
  let waiting = [change] as unknown as QueuedChange[];
  vi.spyOn(outbox, "snapshot").mockImplementation(() => waiting);
  const remove = async () => {
    waiting = [];
  };
  vi.spyOn(outbox, "remove").mockImplementation(remove);
  vi.spyOn(outbox, "made").mockImplementation(remove);
  const orders = [order(1, [1])];
  weighElsewhere(orders, 0.77);
  const { person, field } = await open(orders);
  await screen.findByText("Энэ хооронд өөр хүн хадгалсан: 0.77 кг. Аль нь зөв бэ?");
  await waitFor(() => expect(field("Гуя 1, Сараа 1").value).toBe("0.85"));
  await person.click(screen.getByRole("button", { name: answer }));
  await screen.findByText(`${packed} кг хадгалсан`);
  expect(orders[0]?.items[0]?.packedQuantity).toBe(packed);
});

it.each([
  ["the page is closed", () => window.dispatchEvent(new Event("pagehide"))],
  ["the page is hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["another screen is opened", undefined],
])("saves at once what was typed when %s", async (_when, leave) => {
  const orders = [order(1, [2])];
  const { person, field, goTo } = await open(orders);
  const { setTimeout } = globalThis;
  const withoutPause = (run: () => void, ms?: number) => setTimeout(ms === SAVE_WEIGHT_MS ? () => {} : run, ms);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(withoutPause as typeof setTimeout);
  const isSaved = () => vi.waitFor(() => expect(orders[0]?.items[0]?.packedQuantity).toBe(1.87), { timeout: 10_000 });
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard("1.87");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  leave?.();
  if (leave) await isSaved();
  await goTo("/admin/before");
  await isSaved();
});

it("saves what was typed after a pause, or says why it could not", async () => {
  let isReached = false;
  const { person, field } = await open([order(1, [2])], () => isReached);
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard("1.87");
  await screen.findByText(/^Савласан жинг хадгалж чадсангүй/);
  isReached = true;
  await person.keyboard("{Backspace}8");
  await screen.findByText("1.88 кг хадгалсан");
});

it("weighs by cut as well", async () => {
  const { person } = await open([order(1, [2]), order(2, [3])]);
  await person.click(screen.getByRole("button", { name: "Жинлэх" }));
  const cuts = screen.getByRole("region", { name: "Бараагаар" });
  await person.click(within(cuts).getByLabelText("Гуя 1, Сараа 1: савласан жин"));
  await person.keyboard("1.9{Enter}2.9{Enter}");
  await screen.findByText("Савласан 2/2 · Жинлэсэн 2/2");
});

it("asks no weight of what is sold by the pack, and adds no packs to kilograms", async () => {
  const mixed = order(1, [2, 1.5]);
  const items = mixed.items.map((item, at) => (at === 0 ? { ...item, unit: "pack" as const } : item));
  const { list } = await open([{ ...mixed, items }]);
  expect(within(list).getAllByRole("textbox")).toHaveLength(1);
  within(list).getByText("2 багц");
  screen.getByText("1 захиалга · 2 багц, 1.5 кг · 2 боодол");
  screen.getByText("Савласан 0/2 · Жинлэсэн 0/1");
});
