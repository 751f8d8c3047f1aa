import { pairProducts } from "@zakh/catalog/workflows/pair-products";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { TestOrders } from "./test-orders";

let one: TestOrders;
let other: TestOrders;

beforeAll(async () => {
  one = await TestOrders.open();
  other = await TestOrders.open();
});
afterAll(async () => {
  await one.remove();
  await other.remove();
  await pairProducts(shopPool());
});

async function goesWith(product: TestProduct): Promise<number[]> {
  await pairProducts(shopPool());
  const { rows } = await shopPool().query<{ other: number }>(
    "SELECT other_number AS other FROM product_pairing WHERE product_number = $1 ORDER BY rank",
    [product.number],
  );
  return rows.map(({ other }) => other);
}

it("what two people bought in one order goes together, and what only one of them did does not", async () => {
  const [beef, fat, buuz] = await one.putOnSale(
    { name: "Хамтын үхрийн мах", price: 15000 },
    { name: "Хамтын өөх", price: 5000 },
    { name: "Хамтын бууз", price: 9000 },
  );
  await one.place([
    [beef, 1],
    [fat, 1],
  ]);
  await one.place([
    [beef, 1],
    [fat, 2],
    [buuz, 1],
  ]);
  expect(await goesWith(beef)).toEqual([]);
  await other.place([
    [fat, 1],
    [beef, 3],
  ]);
  expect(await goesWith(beef)).toEqual([fat.number]);
  expect(await goesWith(fat)).toEqual([beef.number]);
  expect(await goesWith(buuz)).toEqual([]);
});
