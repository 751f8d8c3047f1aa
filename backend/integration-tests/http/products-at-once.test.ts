import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { productForm, Shelf } from "./products-shelf";

/** How long a save waits for another one, and what may come on top of it, in ms. */
const LONGEST_WAIT_MS = 8000;
const LEEWAY_MS = 4000;

const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
let admin: Client;
let shelf: Shelf;

beforeAll(async () => {
  await database.connect();
  admin = await signedInAdmin();
  shelf = new Shelf(admin);
});

afterAll(async () => {
  await shelf.clear();
  await database.end();
});

it("twenty who save a product that another transaction holds hear all of it within the same wait", async () => {
  const product = await shelf.add({ name: "Хүлээсэн мах" });
  await database.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [`product:${product.id}`]);
  const since = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      const form = productForm({ price: 11_000 + place });
      const { status, body } = await admin.send<{ code?: string }>("PUT", `/api/products/${product.id}`, { form });
      return { answer: [status, body.code].join(" "), inTime: Date.now() - since < LONGEST_WAIT_MS + LEEWAY_MS };
    }),
  ).finally(() => database.query("SELECT pg_advisory_unlock_all()"));
  expect(answers).toEqual(Array.from(answers, () => ({ answer: "409 conflict", inTime: true })));
  expect(await shelf.change(product.id, { price: 12_000 })).toMatchObject({ price: 12_000 });
});
