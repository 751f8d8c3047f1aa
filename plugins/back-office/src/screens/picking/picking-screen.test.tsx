// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import type { Order } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { type Answers, renderScreen } from "../testing/render-screen.testing";
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
      packedQuantity: null,
      weightReduction: 0,
      product: { name: `Гуя ${at + 1}` },
    })),
  }) as unknown as Order;

/** A shop that keeps what is weighed, as long as it is reached. */
function shop(orders: Order[], isReached = () => true) {
  const weigh = (at: number) => (call: { body: unknown }) => {
    if (!isReached()) return null;
    const { lines } = call.body as { lines: { id: number; packedQuantity: number | null }[] };
    const before = orders[at] as Order;
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
    { lines: [{ id: 1001, packedQuantity: 1.87 }], confirmed: false },
    { lines: [{ id: 1002, packedQuantity: 0.9 }], confirmed: false },
  ]);
  expect(within(list).getAllByRole("checkbox", { checked: true })).toHaveLength(3);
  expect(field("Гуя 1, Сараа 2").value).toBe("2.95");
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
    { lines: [{ id: 1001, packedQuantity: 1.87 }], confirmed: false },
    { lines: [{ id: 1002, packedQuantity: 1.01 }], confirmed: false },
  ]);
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
  expect(field("Гуя 1, Сараа 1").value).toBe("1.85");
  expect(callsOf("PUT /api/admin/orders/1/packed").at(-1)?.body).toMatchObject({ lines: [{ packedQuantity: 1.85 }] });
});

it("asks about a weight that can hardly be, and stays there", async () => {
  const { person, callsOf, field } = await open([order(1, [2, 1])]);
  await person.click(field("Гуя 1, Сараа 1"));
  await person.keyboard("18.7{Enter}");
  await screen.findByText("18.7 кг уу? Захиалсан нь 2 кг");
  expect(document.activeElement).toBe(field("Гуя 1, Сараа 1"));
  expect(callsOf("PUT /api/admin/orders/1/packed")).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Тийм, зөв" }));
  await screen.findByText("18.7 кг хадгалсан");
  expect(callsOf("PUT /api/admin/orders/1/packed")).toMatchObject([{ body: { confirmed: true } }]);
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
