import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { shopPool } from "@zakh/kit/database/pool";
import { order as orderContract } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, newShopper, PASSWORD, registeredShopper, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inShop, plainProduct, Shopper } from "./orders-client";
import { placedOrder, setStatus } from "./test-orders";

let admin: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
});

const newEmail = () => `new-${randomUUID()}@example.com`;

/** Asks for another email, and returns the token of the mailed link. */
async function ask(client: Client, email: string): Promise<string> {
  expect((await client.post("/api/user/email", { email, currentPassword: PASSWORD })).status).toBe(204);
  const [mail] = await mailsTo(email, 1);
  return /\/confirm-email\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const confirm = (token: string) => new Client().post<{ code: string }>("/api/user/email/confirm", { token });
const signIn = (username: string) => new Client().post("/api/login", { username, password: PASSWORD });

describe("another email of an account", () => {
  it("is taken once the link in its mailbox was opened, signs in from then on, and the former one is told", async () => {
    const { client, user } = await registeredShopper();
    const email = newEmail();
    const token = await ask(client, email);
    expect((await client.get<{ email: string }>("/api/user")).body.email).toBe(user.email);
    expect((await signIn(email)).status).toBe(401);

    expect((await confirm(token)).status).toBe(204);
    expect((await client.get<{ email: string }>("/api/user")).body.email).toBe(email);
    expect([(await signIn(email)).status, (await signIn(user.email)).status]).toEqual([200, 401]);
    expect((await mailsTo(user.email, 1)).some(({ subject }) => subject.includes("имэйл солигдлоо"))).toBe(true);
    const { rows } = await shopPool().query("SELECT FROM customer WHERE email = $1 AND deleted_at IS NULL", [email]);
    expect(rows).toHaveLength(1);
    // The link works once.
    expect((await confirm(token)).body.code).toBe("email_token_invalid");
  });

  it("is nobody else's, needs the password, and a link that nobody made", async () => {
    const [{ client }, other] = [await registeredShopper(), await registeredShopper()];
    const body = { email: newEmail(), currentPassword: PASSWORD };
    await new Client().refused(401, "POST", "/api/user/email", { json: body });
    const taken = { ...body, email: other.user.email };
    expect((await client.refused(409, "POST", "/api/user/email", { json: taken })).code).toBe("email_taken");
    const wrong = { ...body, currentPassword: "өөр-нууц-үг" };
    const refused = await client.refused(400, "POST", "/api/user/email", { json: wrong });
    expect(refused.fields).toMatchObject({ currentPassword: { code: "current_password_wrong" } });
    const token = await ask(client, body.email);
    for (const forged of [`${token}x`, `x${token}`, token.split(".")[0] ?? "", "a.b"])
      expect((await confirm(forged)).body.code).toBe("email_token_invalid");
  });

  it("stays the other's who registered with it meanwhile", async () => {
    const { client, user } = await registeredShopper();
    const email = newEmail();
    const token = await ask(client, email);
    const registered = await new Client(commerceUrl).post("/api/register", { ...newShopper(), email }, fromElsewhere());
    expect(registered.status).toBe(201);
    expect((await confirm(token)).body.code).toBe("email_taken");
    expect((await client.get<{ email: string }>("/api/user")).body.email).toBe(user.email);
  });

  it("is that of the newest link: an address that was mistyped before takes nothing", async () => {
    const { client, user } = await registeredShopper();
    const [mistyped, meant] = [newEmail(), newEmail()];
    const [first, second] = [await ask(client, mistyped), await ask(client, meant)];
    expect((await confirm(first)).body.code).toBe("email_token_invalid");
    expect((await client.get<{ email: string }>("/api/user")).body.email).toBe(user.email);
    expect((await confirm(second)).status).toBe(204);
    expect((await signIn(meant)).status).toBe(200);
  });

  it("dies with the password that asked for it", async () => {
    const { client } = await registeredShopper();
    const token = await ask(client, newEmail());
    const change = { currentPassword: PASSWORD, password: "шинэ-нууц-үг" };
    expect((await client.post("/api/user/password", change)).status).toBe(200);
    expect((await confirm(token)).body.code).toBe("email_token_invalid");
  });
});

/** What a person tells an order, in words that stand nowhere else. */
function words() {
  const word = () => `Q${randomUUID().slice(0, 8)}`;
  const phone = `010-${randomInt(1000, 9999)}-${randomInt(1000, 9999)}`;
  return { name: word(), oldAddress: word(), address: word(), note: word(), depositor: word(), phone };
}

/** The tables of the shop and of Medusa with one of these words in a row, deleted ones included. */
async function tablesThatTell(told: Record<string, string>): Promise<string[]> {
  const { rows: tables } = await shopPool().query<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await shopPool().query(
      `SELECT FROM ${name} told WHERE EXISTS (SELECT FROM unnest($1::text[]) word WHERE strpos(lower(told::text), lower(word)) > 0) LIMIT 1`,
      [Object.values(told)],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

describe("an account that its customer closes", () => {
  const close = (client: Client) => client.post<{ code: string }>("/api/user/close", { currentPassword: PASSWORD });

  it("signs nobody in, is forgotten, and leaves its orders without the person", async () => {
    const shopper = await Shopper.register();
    const { client, user } = shopper;
    const items = [{ productId: (await plainProduct()).id, quantity: 1 }];
    const told = words();
    const placed = await placedOrder(admin, shopper, items, {
      customerName: told.name,
      customerPhone: told.phone,
      customerAddress: `Хаяг ${told.oldAddress} 1`,
      deliveryNote: told.note,
      transferAccountHolder: told.depositor,
    });
    const corrected = { customerAddress: `Хаяг ${told.address} 2` };
    expect((await client.put(`/api/orders/${placed.id}/address`, corrected)).status).toBe(200);
    expect((await close(client)).body.code).toBe("orders_still_open");
    await setStatus(admin, placed.id, "completed");
    await client.put("/api/cart", { items });
    expect(await tablesThatTell(told)).toEqual(expect.arrayContaining(["order_detail", "order_address", "payment"]));

    expect((await close(client)).status).toBe(204);
    expect((await client.get("/api/user")).status).toBe(401);
    expect((await signIn(user.email)).status).toBe(401);
    const order = exactly(orderContract, await inShop(admin, placed.id));
    expect([order.customerName, order.customerEmail, order.customerPhone, order.customerAddress]).toEqual([
      "—",
      "",
      "",
      "—",
    ]);
    expect([order.totalAmount, order.items.length, order.status]).toEqual([placed.totalAmount, 1, "completed"]);
    // Of the mails only the recipient and the subject are kept for a while (docs/keeping-and-forgetting.md).
    const kept = ["background_job", "outgoing_mail"];
    const left = await tablesThatTell({ ...told, email: user.email, username: user.username });
    expect(left.filter((table) => !kept.includes(table))).toEqual([]);
    // Name and email are free again.
    const again = { ...newShopper(), username: user.username, email: user.email };
    expect((await new Client(commerceUrl).post("/api/register", again, fromElsewhere())).status).toBe(201);
  });

  it("takes the sender of an order along for which no money came, and gets no order that is placed meanwhile", async () => {
    const shopper = await Shopper.register();
    const items = [{ productId: (await plainProduct()).id, quantity: 1 }];
    const unpaid = await placedOrder(admin, shopper, items, { transferAccountHolder: "NOBODY PAID" });
    await setStatus(admin, unpaid.id, "cancelled");
    const body = await shopper.order(items);
    const closed = close(shopper.client);
    const placed = await Promise.all(
      [0, 20, 60, 120].map(async (ms) => {
        await pause(ms);
        return shopper.client.post<{ id?: number }>("/api/orders", body);
      }),
    );
    const { status } = await closed;
    const numbers = placed.flatMap(({ status, body }) => (status === 201 && body.id ? [body.id] : []));
    // Whichever was first: an order that was placed keeps its account open.
    expect([status, numbers.length > 0]).toEqual(numbers.length > 0 ? [409, true] : [204, false]);
    if (status !== 204) return;
    const { rowCount } = await shopPool().query("SELECT FROM order_detail WHERE depositor = 'NOBODY PAID'");
    expect(rowCount).toBe(0);
  });

  it("stays while the credit of a delivery is still to be given", async () => {
    const shopper = await Shopper.register();
    const { id } = await placedOrder(admin, shopper, [{ productId: (await plainProduct()).id, quantity: 1 }]);
    await setStatus(admin, id, "completed");
    const waits = (won: number) =>
      shopPool().query("UPDATE order_detail SET credit_to_give = $2 WHERE order_number = $1", [id, won]);
    await waits(8450);
    expect((await close(shopper.client)).body.code).toBe("orders_still_open");
    await waits(0);
    expect((await close(shopper.client)).status).toBe(204);
  });

  it("stays while money is to go back, for an owner of a store, an admin, and with a wrong password", async () => {
    const shopper = await Shopper.register();
    const placed = await placedOrder(admin, shopper, [{ productId: (await plainProduct()).id, quantity: 1 }]);
    for (const status of ["processing", "cancelled"] as const) await setStatus(admin, placed.id, status);
    expect((await close(shopper.client)).body.code).toBe("orders_still_open");
    const { client } = await registeredShopper();
    const wrong = { json: { currentPassword: "өөр-нууц-үг" } };
    await client.refused(400, "POST", "/api/user/close", wrong);
    await new Client().refused(401, "POST", "/api/user/close", { json: { currentPassword: PASSWORD } });
    expect((await client.get("/api/user")).status).toBe(200);
  });
});
