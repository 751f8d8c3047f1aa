import type { SessionAnswer, User } from "@zakh/accounts/contract";
import type { Product } from "@zakh/catalog/contract";
import { foldedText } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Order } from "@zakh/orders/contract";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, newShopper, signedInAdmin } from "./client";
import { plainProduct, Shopper } from "./orders-client";
import { placedOrder } from "./test-orders";

/** Letters in which names are written, and others. */
const LETTERS = [
  "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюяӘҒҚҢҰІЇЄѲѴ",
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZÖÜéñçθΘσςßİı",
  "볼로르마도르지님뭉흐에르덴알튼체측르흐와워김철수ㅡ",
  "0123456789 .,-–'’`()?\\$^*+|{}[]~%_\n\u200b\u00ad\u202a\ufe0f\u{e0041}🥩ｗｉｄｅ№",
]
  .join("")
  .normalize("NFC");

describe("PostgreSQL's folding", () => {
  it("is the contract's, for any text", async () => {
    const text = fc.array(fc.constantFrom(...LETTERS), { maxLength: 30 }).map((signs) => signs.join(""));
    const any = fc.string({ unit: "grapheme", maxLength: 30 }).filter((typed) => !typed.includes("\0"));
    const texts = [...fc.sample(text, { numRuns: 1500, seed: 1 }), ...fc.sample(any, { numRuns: 500, seed: 1 })];
    const { rows } = await shopPool().query<{ typed: string; folded: string }>(
      "SELECT typed, zakh_folded(typed) AS folded FROM unnest($1::text[]) typed",
      [texts],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(rows.map(({ typed }) => foldedText(typed)));
  });

  it("is made anew by a migration when the steps are changed: the stored texts are today's", async () => {
    for (const [table, names] of [
      ["account", ["name", "username"]],
      ["product", ["title"]],
      ["product_detail", ["texts #>> '{name,en}'", "texts #>> '{name,ru}'"]],
    ] as const) {
      const { rows } = await shopPool().query(
        `SELECT folded_text, ARRAY[${names.join(", ")}] AS names FROM ${table} LIMIT 200`,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { folded_text, names: stored } of rows) {
        const written = (stored as (string | null)[]).filter((name) => name !== null);
        expect(folded_text ?? "").toBe(written.map(foldedText).join(""));
      }
    }
  });
});

describe("a name in any script and spelling", () => {
  const WAYS = ["Нэргүйцогт", "нэргуйцогт", "NERGUITSOGT", "nerguicogt", "Nergüitsogt", "네르구이척트", "nerguits"];
  let admin: Client;

  beforeAll(async () => {
    admin = await signedInAdmin();
  });

  async function rows<Row>(path: string, search: string): Promise<Row[]> {
    return (await admin.get<Row[]>(`${path}?search=${encodeURIComponent(search)}`)).body;
  }

  it("finds the account, also as somebody whom an order is made for", async () => {
    const shopper = { ...newShopper(), name: "Нэргүйцогт Ёндон" };
    const { body } = await new Client().post<SessionAnswer>("/api/register", shopper);
    expect(body.user.name).toBe(shopper.name);
    for (const way of [...WAYS, "yondon nerguitsogt", "Ендон", "욘돈"]) {
      for (const path of ["/api/admin/users", "/api/admin/customers"]) {
        expect(
          (await rows<User>(path, way)).map(({ name }) => name),
          `${path} ${way}`,
        ).toContain(shopper.name);
      }
    }
    expect((await rows<User>("/api/admin/users", "Жаргалсайхан")).map(({ name }) => name)).not.toContain(shopper.name);
  });

  it("finds the orders of buyer, recipient and depositor, and of a product", async () => {
    const shopper = await Shopper.register();
    const { id: productId } = await plainProduct();
    const [sent, paid] = [
      await placedOrder(admin, shopper, [{ productId, quantity: 1 }], { customerName: "Нэргүйцогт" }),
      await placedOrder(admin, shopper, [{ productId, quantity: 1 }], { transferAccountHolder: "NERGUITSOGT G" }),
    ];
    for (const way of WAYS) {
      const found = (await rows<Order>("/api/orders", way)).map(({ id }) => id);
      expect(found, way).toEqual(expect.arrayContaining([sent.id, paid.id]));
    }
    const { status } = await shopper.client.patch("/api/user", { name: "Хэвэлмаасэрэн" });
    expect(status).toBe(200);
    const ofBuyer = (await rows<Order>("/api/orders", "hevelmaaseren")).map(({ id }) => id);
    expect(ofBuyer).toEqual(expect.arrayContaining([sent.id, paid.id]));
  });

  it("finds products, whoever wrote the title", async () => {
    const { body } = await admin.get<Product[]>("/api/admin/products");
    const mutton = body.find(({ name }) => name.includes("Хонины"));
    for (const way of ["honinii", "xonini", "ХОНИНЫ", "Хонини", "호니니"]) {
      expect(
        (await rows<Product>("/api/admin/products", way)).map(({ id }) => id),
        way,
      ).toContain(mutton?.id);
    }
  });
});
