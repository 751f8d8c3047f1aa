import { randomUUID } from "node:crypto";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, Client, commerceUrl, PASSWORD, productThat, registeredShopper } from "./client";

const LANGUAGES = ["mn", "ru", "en", "ko"];

let key: string;
let customer: Awaited<ReturnType<typeof registeredShopper>>;
let token: string;
let orderId: string;

beforeAll(async () => {
  const { rows } = await shopPool().query(
    "SELECT token FROM api_key WHERE type = 'publishable' AND revoked_at IS NULL LIMIT 1",
  );
  key = rows[0]?.token;
  customer = await registeredShopper();
  const signedIn = await new Client(commerceUrl).post<{ token: string }>("/auth/customer/emailpass", {
    email: customer.user.email,
    password: PASSWORD,
  });
  token = signedIn.body.token;
  orderId = (await shopPool().query(`SELECT id FROM "order" LIMIT 1`)).rows[0]?.id ?? "order_unknown";
});

interface Refusal {
  code: string;
  message: string;
}

/** A call of Medusa's own storefront API, with a customer's token. */
function call(
  method: string,
  path: string,
  json?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Refusal>> {
  return new Client(commerceUrl).send<Refusal>(method, path, {
    json,
    headers: { "x-publishable-api-key": key, authorization: `Bearer ${token}`, "accept-language": "en", ...headers },
  });
}

const carts = async () => Number((await shopPool().query("SELECT count(*) FROM cart")).rows[0]?.count);

describe("writing under /store", () => {
  const paths = [
    "/store/carts",
    "/store/carts/cart_1",
    "/store/carts/cart_1/complete",
    "/store/carts/cart_1/customer",
    "/store/carts/cart_1/line-items",
    "/store/customers",
    "/store/customers/me",
    "/store/customers/me/addresses",
    "/store/orders/order_1/transfer/request",
    "/store/payment-collections",
    "/store/returns",
    "/store/shipping-options/so_1/calculate",
    "/store/products",
    "/store/what-a-later-version-brings",
    "/store",
  ];

  it.each(paths)("is refused in a sentence, by every method: %s", async (path) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const { status, body } = await call(method, path, { email: customer.user.email });
      expect({ status, ...body }, method).toEqual({
        status: 403,
        code: "store_read_only",
        message: expect.stringMatching(/^[A-Z].*\.$/),
      });
    }
  });

  it("is refused in the language of the request", async () => {
    const answers = await Promise.all(
      LANGUAGES.map((language) => call("POST", "/store/carts", {}, { "accept-language": language })),
    );
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(LANGUAGES.length);
  });

  it("is refused in every spelling, without a key, and with any body", async () => {
    const before = await carts();
    for (const path of ["/STORE/carts", "/store/Carts/", "/store/%63arts", "/store//carts", "/store/./carts?x=/api"]) {
      expect((await call("POST", path, {})).status, path).toBe(403);
    }
    expect((await fetch(`${commerceUrl}/store/carts`, { method: "POST" })).status).toBe(403);
    const broken = { method: "POST", body: "{", headers: { "content-type": "application/json" } };
    expect((await fetch(`${commerceUrl}/store/carts`, broken)).status).toBe(403);
    for (const path of ["//store/carts", "/%73tore/carts", "/x/../store/carts"]) {
      expect([403, 404], path).toContain((await call("POST", path, {})).status);
    }
    const overridden = await call("POST", "/store/carts", {}, { "x-http-method-override": "GET" });
    expect(overridden.status).toBe(403);
    expect(await carts()).toBe(before);
  });

  it("creates no customer who would be locked out of the shop", async () => {
    const email = `stranger-${randomUUID().slice(0, 8)}@example.com`;
    expect((await call("POST", "/store/customers", { email })).status).toBe(403);
    expect((await shopPool().query("SELECT 1 FROM customer WHERE email = $1", [email])).rowCount).toBe(0);
  });
});

describe("reading under /store", () => {
  it.each(["products?limit=1", "product-categories", "regions", "collections", "currencies?limit=1"])(
    "answers what everybody may see: %s",
    async (path) => {
      expect((await call("GET", `/store/${path}`)).status).toBe(200);
      expect((await call("HEAD", `/store/${path}`)).status).toBe(200);
    },
  );

  it("answers a browser's CORS preflight", async () => {
    const headers = { origin: process.env.PUBLIC_URL ?? "", "access-control-request-method": "GET" };
    expect((await call("OPTIONS", "/store/products", undefined, headers)).status).toBe(204);
  });

  it("returns no personal data to a client with an id or a token", async () => {
    for (const path of [
      "/store/carts/cart_1",
      "/store/CARTS/cart_1",
      "/store/%63arts/cart_1",
      `/store/orders/${orderId}`,
      "/store/orders",
      "/store/customers/me",
      "/store/customers/me/addresses",
      "/store/shipping-options?cart_id=cart_1",
      "/store/what-a-later-version-brings",
    ]) {
      for (const method of ["GET", "HEAD"]) {
        const { status, body } = await call(method, path);
        expect(status, `${method} ${path}`).toBe(403);
        if (method === "GET") expect(body.code, path).toBe("store_not_public");
      }
    }
  });
});

describe("a saved cart in Medusa's Cart module", () => {
  async function savedCart() {
    const beef = await productThat((product) => !product.trackStock && product.packSize === 1);
    const items = [{ productId: beef.id, quantity: 1 }];
    expect((await customer.client.put("/api/cart", { items })).status).toBe(200);
    const { rows } = await shopPool().query<{ id: string; customerId: string }>(
      `SELECT cart.id, cart.customer_id AS "customerId" FROM cart
       JOIN customer ON customer.id = cart.customer_id AND customer.email = $1 WHERE cart.deleted_at IS NULL`,
      [customer.user.email],
    );
    expect(rows).toHaveLength(1);
    return rows[0] as { id: string; customerId: string };
  }

  it("has an unguessable id that does not identify the customer", async () => {
    const { id, customerId } = await savedCart();
    expect(id).not.toContain(customerId);
    expect(id).toMatch(/^cart_kept_[0-9a-f]{32}$/);
  });

  it("can be neither read nor emptied by its id, nor by the customer's", async () => {
    const { id, customerId } = await savedCart();
    const { rows } = await shopPool().query("SELECT id FROM cart_line_item WHERE cart_id = $1 AND deleted_at IS NULL", [
      id,
    ]);
    for (const cart of [id, `cart_kept_${customerId}`]) {
      expect((await call("GET", `/store/carts/${cart}`)).status).toBe(403);
      expect((await call("DELETE", `/store/carts/${cart}/line-items/${rows[0]?.id}`)).status).toBe(403);
    }
    expect((await customer.client.get<{ items: unknown[] }>("/api/cart")).body.items).toHaveLength(1);
  });
});
