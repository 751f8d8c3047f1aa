import type { StoreOrder } from "@zakh/marketplace/contract";
import { expect, it } from "vitest";
import { packsOf } from "./to-pack";

const item = (productId: number, name: string, quantity: number, packedQuantity: number | null = null) =>
  ({
    productId,
    quantity,
    packedQuantity,
    unit: "kg",
    product: { name, nameRu: "", nameEn: "" },
  }) as unknown as StoreOrder["items"][number];

it("adds up each product over the orders, as packed where it is weighed, without what cannot be delivered", () => {
  const orders = [
    { items: [item(2, "Хуушуур", 0.1), item(1, "Бууз", 2)] },
    { items: [item(2, "Хуушуур", 0.2), item(1, "Бууз", 3, 2.5), item(3, "Бялуу", 1, 0)] },
  ];
  expect(packsOf(orders, "mn").map(({ name, quantity, orders: count }) => [name, quantity, count])).toEqual([
    ["Бууз", 4.5, 2],
    ["Хуушуур", 0.3, 2],
  ]);
});
