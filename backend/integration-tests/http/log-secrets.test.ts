import { randomInt, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SessionAnswer } from "@zakh/accounts/contract";
import { expect, it, vi } from "vitest";
import { Client, checkoutForm, commerceUrl, edgeUrl, newShopper, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { plainProduct } from "./orders-client";

const logs = join(process.env.DATA_DIR ?? ".data", "logs");

/** Everything that any process of the shop has logged. */
function allLogs(): string {
  const files = readdirSync(logs).filter((name) => name.endsWith(".log"));
  return files.map((name) => readFileSync(join(logs, name), "utf8")).join("\n");
}

/** A person with unique values, so that they can be found anywhere. */
function uniquePerson() {
  const digits = () => String(randomInt(1000, 10_000));
  const password = `гэрийн-${randomUUID()}`;
  return { ...newShopper(), password, confirmPassword: password, phone: `010-${digits()}-${digits()}` };
}

/** Of a business that asks for a cash receipt. */
const BUSINESS_NUMBER = "220-81-62517";

type Person = ReturnType<typeof uniquePerson>;

/**
 * Registers, orders, and is refused in every way: by the contract, the parser, a rule, the database. Returns the
 * session's id.
 */
async function registerAndFail(person: Person, wrong: string): Promise<string> {
  const { password, phone, email } = person;
  const client = new Client();
  const { body } = await client.post<SessionAnswer>("/api/register", person);
  const session = client.cookie("zakh.sid") ?? "";
  await client.post("/api/login", { username: email, password: wrong });
  await client.post("/api/register", { ...person, email: "none" });
  await client.post("/api/register", `{"password":"${password}","phone":"${phone}"`);
  await client.post("/api/register", person);
  await client.get(`/api/orders/1?email=${encodeURIComponent(email)}&password=${encodeURIComponent(password)}`);
  const cashReceipt = { kind: "business", number: BUSINESS_NUMBER };
  const orderData = { ...(await checkoutForm(body.user)), customerPhone: phone, cashReceipt };
  const cartItems = [{ productId: (await plainProduct()).id, quantity: 1 }];
  await client.post("/api/orders", { orderData: { ...orderData, customerPhone: "1" }, cartItems });
  await client.post("/api/orders", `{"orderData":{"cashReceipt":{"number":"${BUSINESS_NUMBER}"}`);
  expect((await client.post("/api/orders", { orderData, cartItems })).status).toBe(201);
  return session;
}

/** Sets a new password by a mailed link; returns the link's token. */
async function resetPassword(email: string, password: string): Promise<string> {
  const client = new Client();
  await client.post("/api/password-reset", { email });
  // One for the order, one with the link.
  const mails = await mailsTo(email, 2);
  const token = mails.map(({ text }) => /\/password-reset\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? "";
  await fetch(`${edgeUrl}/password-reset?token=${token}`);
  expect((await client.post("/api/password-reset/confirm", { token, password })).status).toBe(204);
  return token;
}

it("no log contains a password, cookie, token, whole phone or business number or mail address, whatever went wrong", async () => {
  const person = uniquePerson();
  const { password, phone, email } = person;
  const wrong = `буруу-${randomUUID()}`;
  const session = await registerAndFail(person, wrong);
  const token = await resetPassword(email, wrong);
  const dashboard = await new Client(commerceUrl).post<{ token?: string }>("/auth/user/emailpass", {
    email,
    password: wrong,
  });
  const admin = await signedInAdmin();
  const last = await admin.get(`/api/admin/users?search=${encodeURIComponent(phone)}`);

  await vi.waitFor(() => expect(allLogs()).toContain(last.headers.get("x-request-id")), {
    timeout: 20_000,
    interval: 50,
  });
  const { JWT_SECRET, COOKIE_SECRET, SESSION_SECRET, CHANGES_SECRET, ADMIN_PASSWORD } = process.env;
  const ofTheShop = { JWT_SECRET, COOKIE_SECRET, SESSION_SECRET, CHANGES_SECRET, ADMIN_PASSWORD };
  const ofPeople = {
    password,
    wrong,
    phone,
    email,
    business: BUSINESS_NUMBER,
    token,
    session,
    bearer: dashboard.body.token,
  };
  const text = allLogs();
  const found = Object.entries({ ...ofTheShop, ...ofPeople, admin: admin.cookie("zakh.sid") }).filter(([, secret]) => {
    const forms = secret ? [secret, encodeURIComponent(secret), secret.replaceAll("-", "")] : [];
    return forms.some((form) => text.includes(form));
  });
  expect(found.map(([name]) => name)).toEqual([]);
});
