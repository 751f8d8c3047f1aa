import { randomUUID } from "node:crypto";
import { Modules } from "@medusajs/framework/utils";
import argon2 from "@node-rs/argon2";
import { authenticate } from "@zakh/accounts/http/sign-in";
import { registerAccountWorkflow } from "@zakh/accounts/workflows/register-account";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bootCommerce, type Commerce } from "./boot";

const PASSWORD = "нууц-үг-123";
const username = `test-${randomUUID().slice(0, 12)}`;
const email = `${username}@example.com`;

let commerce: Commerce;
const verifications = vi.spyOn(argon2, "verify");
const statements = vi.spyOn(shopPool(), "query");

beforeAll(async () => {
  commerce = await bootCommerce();
  const person = { username, email, name: "Болд", phone: "010-1234-5678", isAdmin: true };
  await registerAccountWorkflow(commerce.container).run({ input: { ...person, password: PASSWORD } });
});

/** A client on an unknown device. */
const visitor = { headers: {}, cookies: {}, socket: { remoteAddress: "203.0.113.7" } } as Parameters<
  typeof authenticate
>[0];

function opensShop(login: string, password: string): Promise<boolean> {
  return authenticate(visitor, { username: login, password }).then(
    () => true,
    () => false,
  );
}

async function opensDashboard(login: string, password: string): Promise<boolean> {
  const call = { url: "", headers: {}, query: {}, protocol: "http", body: { email: login, password } };
  return (await commerce.container.resolve(Modules.AUTH).authenticate("emailpass", call)).success;
}

/** The calls that check a password. */
const signIns: [string, typeof opensShop][] = [
  ["the shop", opensShop],
  ["Medusa's dashboard", opensDashboard],
];

/** The cost of an attempt: how many passwords are compared with which hash, and how many queries are sent. */
async function costOf(attempt: () => Promise<boolean>) {
  verifications.mockClear();
  statements.mockClear();
  const opened = await attempt();
  const hashes = verifications.mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4).join("$"));
  // Background jobs use the same pool.
  const asked = statements.mock.calls.filter(([sql]) => /\b(account|provider_identity)\b/.test(String(sql)));
  return { opened, hashes, statements: asked.length };
}

describe.each(signIns)("at the sign-in of %s", (_door, open) => {
  it("an unknown name costs exactly as much as a wrong and as a correct password", async () => {
    const wrong = await costOf(() => open(email, "not-this-one"));
    expect(wrong.opened).toBe(false);
    expect(wrong.statements).toBeGreaterThan(0);
    expect(wrong.hashes).toEqual(["$argon2id$v=19$m=19456,t=2,p=1"]);
    expect(await costOf(() => open(`nobody-${randomUUID()}@example.com`, "not-this-one"))).toEqual(wrong);
    expect(await costOf(() => open(email, PASSWORD))).toEqual({ ...wrong, opened: true });
  });
});

it("a username costs as much as an email, known or unknown", async () => {
  const wrong = await costOf(() => opensShop(email, "not-this-one"));
  expect(await costOf(() => opensShop(username, "not-this-one"))).toEqual(wrong);
  expect(await costOf(() => opensShop(`nobody-${randomUUID().slice(0, 8)}`, "not-this-one"))).toEqual(wrong);
});
