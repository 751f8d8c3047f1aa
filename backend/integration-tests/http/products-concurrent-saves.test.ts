import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { productForm, TestProducts } from "./test-products";

/** The lock timeout of a save, and the tolerance of this test, in ms. */
const LOCK_TIMEOUT_MS = 8000;
const TOLERANCE_MS = 4000;

const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
let admin: Client;
let testProducts: TestProducts;

beforeAll(async () => {
  await database.connect();
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
});

afterAll(async () => {
  await testProducts.clear();
  await database.end();
});

it("twenty saves of a locked product all fail within one lock timeout", async () => {
  const product = await testProducts.add({ name: "Хүлээсэн мах" });
  await database.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [`product:${product.id}`]);
  const since = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      const form = productForm({ price: 11_000 + place });
      const { status, body } = await admin.send<{ code?: string }>("PUT", `/api/products/${product.id}`, { form });
      return { answer: [status, body.code].join(" "), inTime: Date.now() - since < LOCK_TIMEOUT_MS + TOLERANCE_MS };
    }),
  ).finally(() => database.query("SELECT pg_advisory_unlock_all()"));
  expect(answers).toEqual(Array.from(answers, () => ({ answer: "409 conflict", inTime: true })));
  expect(await testProducts.change(product.id, { price: 12_000 })).toMatchObject({ price: 12_000 });
});
