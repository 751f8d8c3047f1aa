import type { Order, OrderItem } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { cutsOf, daysOf, tickOf, toPick } from "./picking-list";

type Line = [productId: number, name: string, quantity: number];

function order(id: number, lines: Line[], more: Partial<Order> = {}) {
  const items = lines.map(([productId, name, quantity], place) => ({
    id: id * 1000 + place + 1,
    productId,
    quantity,
    unit: "kg",
    packedQuantity: null,
    product: { name },
  })) as OrderItem[];
  const createdAt = "2026-11-25T12:00:00.000Z";
  return {
    id,
    status: "processing",
    customerName: "Сараа",
    note: "",
    items,
    money: [],
    createdAt,
    ...more,
  } as unknown as Order;
}

it("adds up each product's kilograms and packs", () => {
  const orders = [
    order(1, [
      [3, "Хонины хаа", 2],
      [7, "Үхрийн гуя", 1.1],
    ]),
    order(2, [
      [7, "Үхрийн гуя", 2.2],
      [5, "Тахиа", 0.5],
    ]),
    order(3, [[7, "Үхрийн гуя", 1.1]]),
  ].map(toPick);
  expect(cutsOf(orders).map(({ name, quantity, sizes }) => [name, quantity, sizes])).toEqual([
    [
      "Үхрийн гуя",
      4.4,
      [
        { quantity: 1.1, count: 2 },
        { quantity: 2.2, count: 1 },
      ],
    ],
    ["Хонины хаа", 2, [{ quantity: 2, count: 1 }]],
    ["Тахиа", 0.5, [{ quantity: 0.5, count: 1 }]],
  ]);
});

it("does not mix lines that were added in Medusa's dashboard, which have no product", () => {
  const orders = [
    order(1, [
      [0, "Ясны шөл", 1],
      [0, "Цуйван", 2],
    ]),
  ].map(toPick);
  expect(cutsOf(orders).map(({ name }) => name)).toEqual(["Цуйван", "Ясны шөл"]);
});

it("groups by the day in Seoul on which the parcel leaves, else by that of the last payment", () => {
  const received = (at: string) => ({
    kind: "received" as const,
    amount: 10_000,
    at,
    isFromStatement: false,
    isCreditBack: false,
  });
  const orders = [
    order(1, [], { money: [received("2026-11-24T10:00:00.000Z"), received("2026-11-25T15:30:00.000Z")] }),
    order(2, [], { leavesOn: "2026-11-27" }),
    order(3, []),
    order(4, [], { leavesOn: "2026-11-27" }),
  ].map(toPick);
  expect(daysOf(orders).map(({ day, kind, orders }) => [day, kind, orders.map(({ id }) => id)])).toEqual([
    ["2026-11-25", "paid", [3]],
    ["2026-11-26", "paid", [1]],
    ["2026-11-27", "leaves", [2, 4]],
  ]);
});

it("tells the parcels that leave on a day from the orders that were paid on it", () => {
  const orders = [order(1, [], { leavesOn: "2026-11-25" }), order(2, [])].map(toPick);
  const days = daysOf(orders);
  expect(days.map(({ day, kind }) => [day, kind])).toEqual([
    ["2026-11-25", "paid"],
    ["2026-11-25", "leaves"],
  ]);
  expect(new Set(days.map(({ key }) => key)).size).toBe(2);
});

it("has what is picked up by itself, after the parcels, whenever it was ordered or paid", () => {
  const money = [
    {
      kind: "received" as const,
      amount: 10_000,
      at: "2026-11-20T10:00:00.000Z",
      isFromStatement: false,
      isCreditBack: false,
    },
  ];
  const orders = [
    order(1, [], { isPickedUp: true, money }),
    order(2, [], { leavesOn: "2026-11-27" }),
    order(3, [], { isPickedUp: true }),
  ].map(toPick);
  expect(daysOf(orders).map(({ key, orders }) => [key, orders.map(({ id }) => id)])).toEqual([
    ["2026-11-27-leaves", [2]],
    ["pickup", [1, 3]],
  ]);
});

it("forgets that a pack was picked when its quantity changes", () => {
  expect(tickOf({ id: 1001, quantity: 2 })).not.toBe(tickOf({ id: 1001, quantity: 2.5 }));
});

it("leaves to stores what they sell and send, but not what is picked up", () => {
  const ofStore = order(1, [
    [3, "Хонины хаа", 2],
    [9, "Бялуу", 1],
  ]);
  Object.assign(ofStore.items[1] as OrderItem, { seller: { id: 3, name: "Алтан хур" } });
  const namesOf = (of: Order) => toPick(of).packs.map(({ name }) => name);
  expect(namesOf(ofStore)).toEqual(["Хонины хаа"]);
  expect(namesOf({ ...ofStore, isPickedUp: true })).toEqual(["Хонины хаа", "Бялуу"]);
});
