import type { Order } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type Client, commerceUrl, fromElsewhere, signedInAdmin } from "./client";
import { inShop, plainProduct, Shopper } from "./orders-client";

let admin: Client;
let order: Order;

/** A name that no other test has, in a spelling of each script. */
const NAME = { cyrillic: "Оргилмөнх Загдсүрэн", latin: "ZAGDSUREN ORGILMUNKH" };

beforeAll(async () => {
  admin = await signedInAdmin();
  const shopper = await Shopper.register();
  const client = shopper.client.at(commerceUrl, fromElsewhere());
  const body = await shopper.order([{ productId: (await plainProduct()).id, quantity: 3 }], {
    customerName: NAME.cyrillic,
    customerPhone: "010-7310-4627",
    transferAccountHolder: "ORGILOO Z",
  });
  const { body: placed } = await client.post<Order>("/api/orders", body);
  order = await inShop(admin, placed.id);
});

async function found(search: string): Promise<number[]> {
  const { body } = await admin.get<Order[]>(`/api/orders?search=${encodeURIComponent(search)}`);
  return body.map(({ id }) => id);
}

describe("an order is found by", () => {
  it.each<[string, () => string]>([
    ["its transfer code", () => order.transferCode],
    ["its transfer code in small letters", () => order.transferCode.toLowerCase()],
    ["its sum in digits", () => order.totalAmount],
    ["its sum with a comma", () => Number(order.totalAmount).toLocaleString("en-US")],
    ["its phone", () => "01073104627"],
    ["its depositor", () => "orgiloo"],
    ["its product", () => order.items[0]?.product.name ?? ""],
    ["its product in another language", () => (order.items[0]?.product.nameEn ?? "").slice(0, 8)],
    ["its customer's name", () => NAME.cyrillic],
    ["its customer's name in another script and order", () => NAME.latin],
    ["a part of the name in another spelling", () => "Zagdsuren"],
    ["the beginning of the name", () => "orgilm"],
  ])("%s", async (_what, search) => {
    expect(await found(search())).toContain(order.id);
  });

  it("nobody else's code and name", async () => {
    expect(await found(NAME.latin)).toEqual([order.id]);
    expect(await found(order.transferCode)).toEqual([order.id]);
    expect(await found("Жаргалсайхан Мижид")).not.toContain(order.id);
  });
});
