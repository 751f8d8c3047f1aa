import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MedusaCatalogue } from "./medusa-catalogue";
import { newName } from "./test-products";

let medusa: MedusaCatalogue;

beforeAll(async () => {
  medusa = await MedusaCatalogue.open();
});

afterAll(() => medusa.clear());

describe("a price list of Medusa's dashboard", () => {
  it("cannot have an amount that is no price, nor change or delete a product's own price", async () => {
    const { title, variants } = await medusa.newProduct();
    const variant_id = variants[0]?.id;
    const list = (amount: number, currency_code: string) => ({
      title: newName("Хямдрал"),
      description: "x",
      prices: [{ amount, currency_code, variant_id }],
    });
    for (const [amount, currency, code] of [
      [-5, "krw", "price_invalid"],
      [0, "krw", "price_invalid"],
      [-5, "usd", "value_invalid"],
    ] as const) {
      const refused = await medusa.dashboard.refused(400, "POST", "/admin/price-lists", {
        json: list(amount, currency),
      });
      expect(refused.code, `${amount} ${currency}`).toBe(code);
    }
    const { price_list } = await medusa.work<{ price_list: { id: string } }>(
      "POST",
      "/admin/price-lists",
      list(9000, "krw"),
    );
    medusa.add(`/admin/price-lists/${price_list.id}`);
    const path = `/admin/price-lists/${price_list.id}/prices/batch`;
    const ofProduct = variants[0]?.prices[0]?.id;
    for (const json of [
      { create: [{ amount: -5, currency_code: "krw", variant_id }] },
      { update: [{ id: ofProduct, amount: 5, currency_code: "krw", variant_id }] },
      { update: [{ id: "price_unknown", amount: 5, currency_code: "krw", variant_id }] },
      { delete: [ofProduct] },
    ]) {
      expect((await medusa.dashboard.refused(400, "POST", path, { json })).code, JSON.stringify(json)).toBe(
        "price_invalid",
      );
    }
    const { prices } = await medusa.work<{ prices: { id: string }[] }>("GET", path.replace("/batch", ""));
    await medusa.work("POST", path, {
      update: [{ id: prices[0]?.id, amount: 8000, currency_code: "krw", variant_id }],
    });
    await medusa.work("POST", path, { delete: [prices[0]?.id] });
    await medusa.soonInShop(title).toMatchObject({ price: 12000 });
  });

  it("cannot be active, because the shop sells at the product's own price", async () => {
    const json = { title: newName("Хямдрал"), description: "x", status: "active", prices: [] };
    expect((await medusa.dashboard.refused(409, "POST", "/admin/price-lists", { json })).code).toBe(
      "price_list_unused",
    );
    const { price_list } = await medusa.work<{ price_list: { id: string } }>("POST", "/admin/price-lists", {
      ...json,
      status: "draft",
    });
    const path = `/admin/price-lists/${price_list.id}`;
    medusa.add(path);
    const refused = await medusa.dashboard.refused(409, "POST", path, { json: { status: "active" } });
    expect(refused.code).toBe("price_list_unused");
  });
});
