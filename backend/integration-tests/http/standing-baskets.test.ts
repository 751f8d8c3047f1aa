import { randomBytes } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import {
  dueAt,
  STANDING_BASKETS_MAX,
  type StandingBasket,
  type StandingBasketInput,
  standingBasket,
} from "@zakh/favorites/contract";
import { proposeStandingBaskets } from "@zakh/favorites/workflows/propose-standing-baskets";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, edgeUrl, registeredShopper, signedInAdmin } from "./client";
import { mailsTo, readMails } from "./mailbox";
import { exactly } from "./orders-client";
import { TestProducts } from "./test-products";

let testProducts: TestProducts;
let product: Product;

beforeAll(async () => {
  testProducts = new TestProducts(await signedInAdmin());
  product = await testProducts.add({ price: 10_000 });
});
afterAll(async () => {
  await shopPool().query("DELETE FROM standing_basket WHERE next_on > '2090'");
  await testProducts.clear();
});

const PATH = "/api/user/standing-baskets";
const FRIDAY = "2099-01-02";

/** A moment after the date of a mail, in ms. */
const after = (day: string, hours = 1) => new Date(dueAt(day) + hours * 60 * 60 * 1000);

function wanted(changes: Partial<StandingBasketInput> = {}) {
  return {
    name: "Долоо хоног",
    lines: [{ productId: product.id, quantity: 2 }],
    everyWeeks: 2,
    nextOn: FRIDAY,
    ...changes,
  };
}

async function make(client: Client, changes: Partial<StandingBasketInput> = {}): Promise<StandingBasket> {
  const { status, body } = await client.post<StandingBasket>(PATH, wanted(changes));
  expect([status, body]).toEqual([201, expect.anything()]);
  return exactly(standingBasket, body);
}

async function basketsOf(client: Client): Promise<StandingBasket[]> {
  return exactly(standingBasket.array(), (await client.get<StandingBasket[]>(PATH)).body);
}

async function keyOf({ id }: StandingBasket): Promise<string> {
  const { rows } = await shopPool().query("SELECT stop_key FROM standing_basket WHERE number = $1", [id]);
  return rows[0].stop_key;
}

/** Runs the task that the shop runs every five minutes, as if it were that moment. */
const propose = (now: Date) => proposeStandingBaskets(shopPool(), now);

const proposalsTo = (email: string) => readMails().filter(({ to, text }) => to === email && text.includes("?fill="));

describe("a standing basket", () => {
  it("is its owner's to read, change and delete, at today's prices", async () => {
    const [mine, theirs] = [await registeredShopper(), await registeredShopper()];
    const made = await make(mine.client);
    expect(made).toMatchObject({ name: "Долоо хоног", everyWeeks: 2, nextOn: FRIDAY, isPaused: false, gone: 0 });
    expect(made.lines).toMatchObject([{ product: { id: product.id, price: 10_000 }, quantity: 2 }]);
    const path = `${PATH}/${made.id}`;
    for (const [method, json] of [["PUT", { name: "Минийх" }], ["DELETE"]] as const) {
      expect((await theirs.client.refused(404, method, path, { json })).code).toBe("standing_basket_not_found");
    }
    expect(await basketsOf(theirs.client)).toEqual([]);
    const other = await testProducts.add();
    const changed = await mine.client.put<StandingBasket>(path, { lines: [{ productId: other.id, quantity: 0.5 }] });
    expect(changed.body.lines).toMatchObject([{ product: { id: other.id }, quantity: 0.5 }]);
    expect(changed.body).toMatchObject({ name: "Долоо хоног", everyWeeks: 2, nextOn: FRIDAY });
    await testProducts.change(other.id, { isHidden: true });
    expect(await basketsOf(mine.client)).toMatchObject([{ id: made.id, lines: [], gone: 1 }]);
    expect((await mine.client.delete(path)).status).toBe(204);
    expect(await basketsOf(mine.client)).toEqual([]);
  });

  it("is refused to strangers, with what is not on sale, for a day that is past, and beyond twenty", async () => {
    const { client } = await registeredShopper();
    for (const [method, path] of [
      ["GET", PATH],
      ["POST", PATH],
      ["PUT", `${PATH}/1`],
      ["DELETE", `${PATH}/1`],
    ] as const)
      expect((await new Client().refused(401, method, path)).code).toBe("login_required");
    const gone = wanted({ lines: [{ productId: 2147483647, quantity: 1 }] });
    expect((await client.refused(404, "POST", PATH, { json: gone })).code).toBe("product_not_found");
    const buns = (await client.get<Product[]>("/api/products")).body.find(({ unit }) => unit === "pack");
    const half = wanted({ lines: [{ productId: buns?.id ?? 0, quantity: 1.5 }] });
    expect((await client.refused(400, "POST", PATH, { json: half })).code).toBe("quantity_invalid");
    const past = await client.refused(400, "POST", PATH, { json: wanted({ nextOn: "2026-01-02" }) });
    expect([past.code, past.fields?.nextOn?.code]).toEqual(Array(2).fill("standing_basket_date_past"));
    const { fields } = await client.refused(400, "POST", PATH, {
      json: { name: " ", lines: [], everyWeeks: 9, nextOn: "x" },
    });
    expect(Object.entries(fields ?? {}).map(([field, { code }]) => [field, code])).toEqual([
      ["name", "standing_basket_name_required"],
      ["lines", "standing_basket_empty"],
      ["everyWeeks", "value_invalid"],
      ["nextOn", "date_invalid"],
    ]);
    const made = await make(client);
    const paused = await client.put<StandingBasket>(`${PATH}/${made.id}`, { isPaused: true, nextOn: "2026-01-02" });
    expect(paused.body).toMatchObject({ isPaused: true, nextOn: "2026-01-02" });
    const resumed = await client.refused(400, "PUT", `${PATH}/${made.id}`, { json: { isPaused: false } });
    expect(resumed.code).toBe("standing_basket_date_past");
    for (let count = 1; count < STANDING_BASKETS_MAX; count += 1) await make(client);
    expect((await client.refused(409, "POST", PATH, { json: wanted() })).code).toBe("standing_baskets_full");
  });

  it("is proposed once at its date, in its owner's language, with what is missing, and never ordered", async () => {
    const [{ client, user }, soldOut, gone] = [
      await registeredShopper(),
      await testProducts.add({ trackStock: true, stock: 0 }),
      await testProducts.add(),
    ];
    client.setCookie("preferred-language", "en");
    const lines = [product, soldOut, gone].map(({ id }) => ({ productId: id, quantity: 2 }));
    const made = await make(client, { lines });
    await testProducts.change(gone.id, { isHidden: true });
    await propose(after(FRIDAY, -0.1));
    expect((await basketsOf(client))[0]?.nextOn).toBe(FRIDAY);
    await Promise.all([propose(after(FRIDAY)), propose(after(FRIDAY))]);
    const [mail] = await mailsTo(user.email, 1);
    expect(mail).toMatchObject({ language: "en", subject: expect.stringContaining("Долоо хоног") });
    expect(mail?.text).toContain("₩20,000");
    expect(mail?.text).toContain(`Sold out at the moment: ${soldOut.name}.`);
    expect(mail?.text).toContain("Products no longer for sale: 1.");
    expect(mail?.text).not.toContain(gone.name);
    expect(mail?.text).toContain(`/standing-baskets?fill=${made.id}\n`);
    expect(mail?.text).toContain(`/standing-baskets?key=${await keyOf(made)}\n`);
    expect((await basketsOf(client))[0]?.nextOn).toBe("2099-01-16");
    await propose(after(FRIDAY, 2));
    expect(proposalsTo(user.email)).toHaveLength(1);
    expect((await client.get("/api/user/orders")).body).toEqual([]);
  });

  it("is not proposed while it is paused, when nothing of it can be bought, or more than a day late", async () => {
    const [soldOut, people] = [
      await testProducts.add({ trackStock: true, stock: 0 }),
      await Promise.all([registeredShopper(), registeredShopper(), registeredShopper()]),
    ];
    const [paused, empty, late] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    await make(paused.client, { isPaused: true, nextOn: "2099-02-06" });
    await make(empty.client, { lines: [{ productId: soldOut.id, quantity: 1 }], nextOn: "2099-02-06" });
    await make(late.client, { everyWeeks: 1, nextOn: "2099-01-23" });
    await propose(after("2099-02-06"));
    const next = async ({ client }: (typeof people)[0]) => (await basketsOf(client))[0]?.nextOn;
    expect(await Promise.all([next(paused), next(empty), next(late)])).toEqual([
      "2099-02-06",
      "2099-02-20",
      "2099-02-13",
    ]);
    for (const { user } of people) expect(proposalsTo(user.email)).toEqual([]);
  });

  it("is paused and deleted by the link of its mail, without signing in", async () => {
    const { client } = await registeredShopper();
    const made = await make(client);
    const stranger = new Client();
    const stop = (key: string, as: string) => stranger.post("/api/standing-baskets/stop", { key, as });
    const key = await keyOf(made);
    for (const _ of [1, 2]) expect((await stop(key, "paused")).status).toBe(204);
    expect(await basketsOf(client)).toMatchObject([{ isPaused: true }]);
    // What a mailbox's own button sends (RFC 8058).
    await client.put(`/api/user/standing-baskets/${made.id}`, { isPaused: false });
    const oneClick = (stopKey: string) =>
      fetch(`${edgeUrl}/api/standing-baskets/stop/${stopKey}`, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
    expect([(await oneClick(key)).status, (await oneClick("nobody")).status]).toEqual([204, 404]);
    expect(await basketsOf(client)).toMatchObject([{ isPaused: true }]);
    expect((await stop(key, "deleted")).status).toBe(204);
    expect(await basketsOf(client)).toEqual([]);
    expect((await stop(key, "deleted")).status).toBe(404);
    expect((await stop(randomBytes(16).toString("base64url"), "paused")).status).toBe(404);
    expect((await stop("short", "paused")).status).toBe(400);
  });
});
