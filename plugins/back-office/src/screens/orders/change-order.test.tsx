import { screen, within } from "@testing-library/react";
import type { Order } from "@zakh/orders/contract";
import { beforeEach, expect, it } from "vitest";
import { type Answer, renderScreen } from "../testing/render-screen.testing";
import { ChangeOrder } from "./change-order";

const line = (productId: number, name: string, quantity: number, price: number) => ({
  ...{ id: 1000 + productId, orderId: 1, productId, quantity, price, priceDivisor: 1, unit: "kg" },
  ...{ packedQuantity: null, weightReduction: 0, lineTotal: price * quantity, product: { name } },
});
const MUTTON = line(14, "Хонь", 3, 10_000);
const BEEF = line(26, "Үхэр", 2, 20_000);

const ORDER = {
  ...{ id: 1, status: "pending", paymentMethod: "bank_transfer", version: "first" },
  ...{ customerName: "Сараа", customerPhone: "010-1234-5678", customerAddress: "Чонжу хот 12" },
  ...{ deliveryNote: "", note: "", shippingFee: 4000, transferDiscount: 0, weightReduction: 0 },
  ...{ discount: 0, discountReason: "", totalAmount: "34000", received: 0, items: [MUTTON] },
} as unknown as Order;

/** Another owner has added beef, taken something off and corrected the address. */
const PRESENT = {
  ...{ ...ORDER, version: "second", customerAddress: "Сөүл хот 5", totalAmount: "69000", items: [MUTTON, BEEF] },
  ...{ discount: 5000, discountReason: "Бэлэг" },
} as unknown as Order;

let answers: Answer[];
beforeEach(() => {
  answers = [{ status: 409, json: { code: "changed_meanwhile", message: "", present: PRESENT } }, { json: PRESENT }];
});

async function open() {
  const rendered = await renderScreen(<ChangeOrder order={ORDER} />, {
    at: "/admin/orders",
    answers: {
      "POST /api/admin/orders/1/changes": () => answers.shift() ?? {},
      "GET *": { json: [] },
    },
  });
  await rendered.person.click(await screen.findByRole("button", { name: "Захиалгыг өөрчлөх" }));
  const form = within(await screen.findByRole("dialog"));
  const type = async (label: string, text: string) => {
    await rendered.person.clear(form.getByLabelText(label));
    await rendered.person.type(form.getByLabelText(label), text);
  };
  const save = () => rendered.person.click(form.getByRole("button", { name: "Хадгалах" }));
  const sent = () => rendered.callsOf("POST /api/admin/orders/1/changes").map(({ body }) => body);
  return { ...rendered, form, type, save, sent };
}

it("what others have changed meanwhile stays, and their new total is shown before it is saved", async () => {
  const { form, type, save, sent } = await open();
  await type("Хонь", "2");
  await save();
  await screen.findByText(/^Хараахан хадгалаагүй/);
  screen.getByText("₩59,000");
  expect(form.getByLabelText("Үхэр")).toHaveProperty("value", "2");
  expect(form.getByLabelText("Хөнгөлөлт (₩)")).toHaveProperty("value", "5000");
  expect(form.getByLabelText("Хүргэлтийн хаяг")).toHaveProperty("value", "Сөүл хот 5");
  await save();
  await screen.findByText("Захиалгыг өөрчиллөө");
  const lines = [{ productId: 14, quantity: 2 }];
  expect(sent()).toEqual([
    { lines, totalAmount: "24000", agreedByPhone: false, version: "first" },
    { lines, totalAmount: "59000", agreedByPhone: false, version: "second" },
  ]);
});

it("a field that both have changed is asked about, with what stands there now", async () => {
  const { form, type, save, sent, person } = await open();
  await type("Хүргэлтийн хаяг", "Пусан хот 7");
  await save();
  await screen.findByText("Таныг засаж байх хооронд өөр хүн үүнийг өөрчилсөн байна.");
  expect(screen.getByText("Сөүл хот 5")).toBeTruthy();
  await person.click(form.getByRole("button", { name: "Одоо байгааг ачаалах" }));
  expect(form.getByLabelText("Хүргэлтийн хаяг")).toHaveProperty("value", "Сөүл хот 5");
  expect(sent()).toHaveLength(1);
});

const OFFER = { ...{ id: 7, total: 54_000, lines: [] }, ...{ totalBefore: 34_000, shippingFee: 4000, discount: 0 } };

it.each([
  [
    "another's offer, which other goods would replace",
    { ...ORDER, offer: OFFER },
    "₩54,000 – таныхыг хадгалбал энэ саналыг татна",
    [{ productId: 14, quantity: 2 }],
    "24000",
  ],
  [
    "a product that somebody took out while its quantity was typed",
    { ...ORDER, items: [BEEF], totalAmount: "44000" },
    "захиалгаас хасагдсан",
    [{ productId: 14, quantity: 2 }],
    "64000",
  ],
])("%s, is asked about, and what is typed is not lost", async (_, present, shown, lines, totalAmount) => {
  answers[0] = {
    status: 409,
    json: { code: "changed_meanwhile", message: "", present: { ...present, version: "second" } },
  };
  const { form, type, save, sent, person } = await open();
  await type("Хонь", "2");
  await save();
  const question = within(await screen.findByRole("alert"));
  expect(question.getByText(shown)).toBeTruthy();
  await person.click(form.getByRole("button", { name: "Минийхийг хадгалах" }));
  if (totalAmount !== "24000") await save();
  await screen.findByText("Захиалгыг өөрчиллөө");
  expect(sent().at(-1)).toEqual({ lines, totalAmount, agreedByPhone: false, version: "second" });
});

it("a change that has become another by what others did is looked at before it is saved, also where the new total is the same", async () => {
  const present = { ...ORDER, version: "second", totalAmount: "14000", items: [line(14, "Хонь", 1, 10_000)] };
  answers[0] = { status: 409, json: { code: "changed_meanwhile", message: "", present } };
  const { type, save, sent, person, form } = await open();
  await type("Хонь", "2");
  await save();
  expect(within(await screen.findByRole("alert")).getByText("1 кг")).toBeTruthy();
  expect(form.queryByText("Нийт дүн")).toBeNull();
  await person.click(form.getByRole("button", { name: "Минийхийг хадгалах" }));
  await screen.findByText(/^Хараахан хадгалаагүй/);
  screen.getByText("₩24,000");
  expect(sent()).toHaveLength(1);
  await save();
  await screen.findByText("Захиалгыг өөрчиллөө");
});

it("an offer that appeared does not ask who has typed no goods", async () => {
  answers[0] = {
    status: 409,
    json: { code: "changed_meanwhile", message: "", present: { ...ORDER, offer: OFFER, version: "second" } },
  };
  const { type, save, sent } = await open();
  await type("Хүргэлтийн хаяг", "Пусан хот 7");
  await save();
  await screen.findByText("Захиалгыг өөрчиллөө");
  expect(sent()).toHaveLength(2);
});
