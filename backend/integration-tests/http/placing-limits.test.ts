import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import type { Order } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { type Client, commerceUrl, fromElsewhere, productThat } from "./client";
import { mailsTo, outbox } from "./mailbox";
import { plainProduct, Shopper } from "./orders-client";

let beef: Product;

beforeAll(async () => {
  beef = await plainProduct();
});

function newAddress(): string {
  return `stranger-${randomUUID()}@example.com`;
}

interface Placing {
  email?: string;
  headers?: Record<string, string>;
  order?: Record<string, unknown>;
}

/** Places an order without the edge, by default from a unique address. */
async function place(shopper: Shopper, { email = shopper.user.email, headers = fromElsewhere(), order }: Placing = {}) {
  const json = await shopper.order([{ productId: beef.id, quantity: 1 }], { customerEmail: email, ...order });
  const client: Client = shopper.client.at(commerceUrl);
  return client.post<PlacedOrder & { code?: string; message?: string }>("/api/orders", json, headers);
}

async function placeMany(count: number, shopper: Shopper, placing: (n: number) => Placing = () => ({})) {
  const answers = [];
  for (let n = 0; n < count; n += 1) answers.push(await place(shopper, placing(n)));
  return answers;
}

async function placeAtOnce(count: number, shopper: Shopper, placing: Placing): Promise<number[]> {
  return statuses(await Promise.all(Array.from({ length: count }, () => place(shopper, placing))));
}

/** Headers for an order that is sent more than once. */
function withNewKey(): Record<string, string> {
  return { ...fromElsewhere(), "idempotency-key": randomUUID() };
}

function statuses(answers: { status: number }[]): number[] {
  return answers.map(({ status }) => status);
}

function many(count: number, status: number): number[] {
  return Array<number>(count).fill(status);
}

describe("orders of one account", () => {
  it("are limited to thirty per hour, and the next is refused with a text and the time to wait", async () => {
    const shopper = await Shopper.register();
    expect(statuses(await placeMany(30, shopper))).toEqual(many(30, 201));
    const refused = await place(shopper, { headers: { ...fromElsewhere(), "accept-language": "en" } });
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_orders" } });
    expect(refused.body.message).toMatch(/^Too many orders .* in \d+ min\.$/);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect((await shopper.client.get<Order[]>("/api/user/orders")).body).toHaveLength(30);
  });

  it("are not counted when they are refused, nor when they are repeated", async () => {
    const shopper = await Shopper.register();
    const headers = withNewKey();
    const wrong = { totalAmount: "1" };
    expect(statuses(await placeMany(35, shopper, () => ({ order: wrong })))).toEqual(many(35, 409));
    expect(statuses(await placeMany(40, shopper, () => ({ headers })))).toEqual(many(40, 201));
    expect(statuses(await placeMany(29, shopper))).toEqual(many(29, 201));
    expect((await place(shopper)).status).toBe(429);
    // A limit never hides the answer of an order that was placed.
    expect((await place(shopper, { headers })).status).toBe(201);
  });

  it("are not counted when the stock is short, which is found while they are written", async () => {
    const shopper = await Shopper.register();
    const tracked = await productThat(
      ({ trackStock, stock, minOrderQuantity }) => trackStock && stock < 90 && minOrderQuantity <= 99,
    );
    const json = await shopper.order([{ productId: tracked.id, quantity: 99 }]);
    for (let time = 0; time < 35; time += 1) {
      const { body } = await shopper.client
        .at(commerceUrl)
        .post<{ code: string }>("/api/orders", json, fromElsewhere());
      expect(body.code).toBe("stock_short");
    }
    expect((await place(shopper)).status).toBe(201);
  });

  it("are counted when they come at once", async () => {
    const shopper = await Shopper.register();
    const answers = await Promise.all(Array.from({ length: 40 }, () => place(shopper)));
    expect(statuses(answers).sort()).toEqual([...many(30, 201), ...many(10, 429)]);
  });

  it("are one order, with one mail, when the same one is sent many times at once", async () => {
    const shopper = await Shopper.register();
    expect(await placeAtOnce(40, shopper, { headers: withNewKey() })).toEqual(many(40, 201));
    expect(await outbox(shopper.user.email)).toMatchObject({ written: 1, delayed: 0 });
    expect(statuses(await placeMany(30, shopper))).toEqual([...many(29, 201), 429]);
  });

  it("are refused beyond the limit, however often the same one is sent at once", async () => {
    const shopper = await Shopper.register();
    await placeMany(30, shopper);
    expect(await placeAtOnce(8, shopper, { headers: withNewKey() })).toEqual(many(8, 429));
    expect((await shopper.client.get<Order[]>("/api/user/orders")).body).toHaveLength(30);
  });
});

// The same limiter as of orders that write elsewhere, below, with a number that takes long to reach.
it.runIf(process.env.TEST_ALL)(
  "orders from one address are limited to three hundred per hour, over all accounts",
  async () => {
    const here = fromElsewhere();
    const shoppers = await Promise.all(Array.from({ length: 11 }, () => Shopper.register()));
    const answers = await Promise.all(shoppers.map((shopper) => placeMany(28, shopper, () => ({ headers: here }))));
    expect(statuses(answers.flat()).sort()).toEqual([...many(300, 201), ...many(8, 429)]);
  },
);

describe("orders with another email than the account's", () => {
  it("are limited to five per hour, over all recipients, and those to the own address are not affected", async () => {
    const shopper = await Shopper.register();
    const own = shopper.user.email.toUpperCase();
    expect(statuses(await placeMany(6, shopper, () => ({ email: own })))).toEqual(many(6, 201));
    const answers = await placeMany(8, shopper, () => ({ email: newAddress() }));
    expect(statuses(answers)).toEqual([...many(5, 201), ...many(3, 429)]);
    const [last] = answers.slice(-1);
    expect(last?.body.code).toBe("too_many_orders_elsewhere");
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await place(shopper)).status).toBe(201);
  });

  it("count once when one is sent many times at once", async () => {
    const shopper = await Shopper.register();
    const once = { email: newAddress(), headers: withNewKey() };
    expect(await placeAtOnce(8, shopper, once)).toEqual(many(8, 201));
    const more = await placeMany(5, shopper, () => ({ email: newAddress() }));
    expect(statuses(more)).toEqual([...many(4, 201), 429]);
  });

  it("are limited to thirty per hour from one address, over all accounts", async () => {
    const here = fromElsewhere();
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => Shopper.register()));
    const relay = () => ({ headers: here, email: newAddress() });
    const answers = await Promise.all(shoppers.map((shopper) => placeMany(4, shopper, relay)));
    expect(statuses(answers.flat()).sort()).toEqual([...many(30, 201), 429, 429]);
  });

  it("cause a mail without any text of the sender", async () => {
    const shopper = await Shopper.register();
    const email = newAddress();
    const order = {
      customerName: "Lure https://evil.example",
      customerAddress: "Lure street, evil.example 1",
      transferAccountHolder: "Lure\nevil.example",
    };
    const { status, body } = await place(shopper, { email, order });
    expect(status).toBe(201);
    const [mail] = await mailsTo(email, 1);
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/Lure|evil/);
    expect(mail?.text).toContain(`id=${body.id}`);
  });
});

it("a mail to the own address shows the sender's text on one line and without a link", async () => {
  const shopper = await Shopper.register();
  const { body } = await place(shopper, { order: { transferAccountHolder: "БОЛД\nhttp://x.mn\u202E" } });
  const [mail] = await mailsTo(shopper.user.email, 1);
  expect(mail?.text).toContain(`: http x ${body.transferCode}\n`);
  expect(mail?.html).not.toMatch(/x\.mn|http:\/\/x|\u202E/);
});

describe("mails to one recipient", () => {
  it("from many accounts are limited to five per hour, as many are delayed, the rest is dropped, and every order is placed", async () => {
    const victim = newAddress();
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => Shopper.register()));
    // One after the other: orders in the same moment do not count each other.
    for (const shopper of shoppers) {
      const answers = await placeMany(3, shopper, (n) => ({ email: n % 2 ? victim : victim.toUpperCase() }));
      expect(statuses(answers)).toEqual(many(3, 201));
    }
    expect(await outbox(victim)).toEqual({ written: 10, delayed: 5 });
  });

  it("about their own orders are not affected by strangers' orders, and none of them is dropped", async () => {
    const [owner, ...strangers] = await Promise.all(Array.from({ length: 4 }, () => Shopper.register()));
    if (!owner) throw new Error("Nobody has registered");
    const { email } = owner.user;
    for (const stranger of strangers) await placeMany(4, stranger, () => ({ email }));
    const before = await outbox(email);
    expect(before).toEqual({ written: 10, delayed: 5 });
    await placeMany(20, owner);
    expect(await outbox(email)).toEqual({ written: 30, delayed: 10 });
  });
});
