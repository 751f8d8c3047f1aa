import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, Client, commerceUrl, PASSWORD, productThat, registeredShopper } from "./client";

const LANGUAGES = ["mn", "ru", "en", "ko"];

/** An order that somebody with an account has placed. */
const NOT_A_GUESTS = `SELECT id FROM "order" WHERE id NOT IN (SELECT order_id FROM order_cart) LIMIT 1`;

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
  orderId = (await shopPool().query(NOT_A_GUESTS)).rows[0]?.id ?? "order_unknown";
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

describe("writing under /store where no plugin has opened it", () => {
  const paths = [
    "/store/carts/cart_1/promotions",
    "/store/carts/cart_1/taxes",
    "/store/customers/cus_1",
    "/store/orders/order_1/transfer/request",
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
        type: "forbidden",
        code: "store_read_only",
        message: expect.stringMatching(/^[A-Z].*\.$/),
      });
    }
  });

  it("is refused in the language of the request", async () => {
    const answers = await Promise.all(
      LANGUAGES.map((language) => call("POST", "/store/returns", {}, { "accept-language": language })),
    );
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(LANGUAGES.length);
  });

  it("is refused in every spelling, without a key, and with any body", async () => {
    const before = await carts();
    for (const path of [
      "/STORE/returns",
      "/store/Returns/",
      "/store/%72eturns",
      "/store//returns",
      "/store/./returns?x=/api",
    ]) {
      expect((await call("POST", path, {})).status, path).toBe(403);
    }
    expect((await fetch(`${commerceUrl}/store/returns`, { method: "POST" })).status).toBe(403);
    const broken = { method: "POST", body: "{", headers: { "content-type": "application/json" } };
    expect((await fetch(`${commerceUrl}/store/returns`, broken)).status).toBe(403);
    for (const path of ["//store/returns", "/%73tore/returns", "/x/../store/returns"]) {
      expect([403, 404], path).toContain((await call("POST", path, {})).status);
    }
    const overridden = await call("POST", "/store/returns", {}, { "x-http-method-override": "GET" });
    expect(overridden.status).toBe(403);
    expect(await carts()).toBe(before);
  });

  it("is refused where a body is larger than any cart's", async () => {
    const { status, body } = await call("POST", "/store/carts", { metadata: { delivery_note: "x".repeat(20_000) } });
    expect([status, body.code]).toEqual([413, "body_too_large"]);
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

  it("returns nothing of others to a client with an id and a token", async () => {
    const answers = {
      "/store/carts/cart_1": [404, "cart_not_found"],
      "/store/CARTS/cart_1": [404, "cart_not_found"],
      "/store/%63arts/cart_1": [404, "cart_not_found"],
      "/store/shipping-options?cart_id=cart_1": [404, "cart_not_found"],
      [`/store/orders/${orderId}`]: [404, "order_not_found"],
      "/store/returns": [403, "store_not_public"],
      "/store/customers/cus_1": [403, "store_not_public"],
      "/store/what-a-later-version-brings": [403, "store_not_public"],
    };
    for (const [path, [refused, code]] of Object.entries(answers)) {
      const { status, body } = await call("GET", path);
      expect([status, body.code], path).toEqual([refused, code]);
      expect((await call("HEAD", path)).status, path).toBe(refused);
    }
    expect((await call("GET", "/store/orders")).body).toMatchObject({ orders: [], count: 0 });
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
      expect((await call("GET", `/store/carts/${cart}`)).status).toBe(404);
      expect((await call("DELETE", `/store/carts/${cart}/line-items/${rows[0]?.id}`)).status).toBe(404);
    }
    expect((await customer.client.get<{ items: unknown[] }>("/api/cart")).body.items).toHaveLength(1);
  });
});
