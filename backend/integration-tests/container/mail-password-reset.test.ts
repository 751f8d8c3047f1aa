import { randomUUID } from "node:crypto";
import { Modules } from "@medusajs/framework/utils";
import { findAccount } from "@zakh/accounts/read-models/accounts";
import { confirmPasswordResetWorkflow } from "@zakh/accounts/workflows/password-reset/confirm-password-reset";
import { hashResetToken, newResetToken } from "@zakh/accounts/workflows/password-reset/reset-token";
import { registerAccountWorkflow } from "@zakh/accounts/workflows/register-account";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { whileKilledAt } from "./refusing-table";

const email = `Reset-${randomUUID()}@example.com`;
const token = newResetToken();

let commerce: Commerce;
let accountId: string;

beforeAll(async () => {
  commerce = await bootCommerce();
  const { result } = await registerAccountWorkflow(commerce.container).run({
    input: {
      username: `reset-${randomUUID().slice(0, 12)}`,
      email,
      name: "Туршилт",
      phone: "010-1234-5678",
      password: "old-password",
      isAdmin: false,
    },
  });
  accountId = result.id;
  await shopPool().query(
    `INSERT INTO password_reset (id, asked_for, account_id, token_hash, expires_at)
     VALUES ($1, $1, $2, $3, now() + interval '1 hour')`,
    [`pwreset_${randomUUID()}`, accountId, hashResetToken(token)],
  );
});

function confirm() {
  return confirmPasswordResetWorkflow(commerce.container).run({
    input: { token, password: "new-password", language: "mn" },
  });
}

async function signsIn(password: string): Promise<boolean> {
  const { success } = await commerce.container.resolve(Modules.AUTH).authenticate("emailpass", {
    url: "",
    headers: {},
    query: {},
    protocol: "http",
    body: { email, password },
  });
  return success;
}

/** Everything that setting a new password changes. */
async function state() {
  const { rows } = await shopPool().query(
    `SELECT
       (SELECT jsonb_agg(jsonb_build_array(id, asked_for, token_hash, expires_at)) FROM password_reset WHERE account_id = $1) AS reset,
       (SELECT jsonb_build_array(customer_session_version, admin_session_version) FROM account WHERE id = $1) AS sessions,
       (SELECT count(*)::int FROM outgoing_mail WHERE recipient = $2) AS mails`,
    [accountId, email],
  );
  return { ...rows[0], old: await signsIn("old-password"), new: await signsIn("new-password") };
}

it("a new password that cannot be set leaves link, password and sessions unchanged, wherever the process is killed", async () => {
  const before = await state();
  expect(before).toMatchObject({ old: true, new: false, mails: 0, sessions: [0, 0] });
  expect(before.reset).toHaveLength(1);
  for (const table of ["password_reset", "provider_identity", "account", "shop_session", "outgoing_mail"]) {
    await whileKilledAt(shopPool(), table, () => expect(confirm(), table).rejects.toThrow());
    expect(await state(), table).toEqual(before);
  }
});

it("a new password consumes the link, ends every session, and sends one mail", async () => {
  await confirm();
  expect(await state()).toEqual({ reset: null, sessions: [1, 1], mails: 1, old: false, new: true });
});

it("an account whose password was removed in Medusa gets a new one", async () => {
  await shopPool().query("DELETE FROM auth_identity WHERE app_metadata->>'customer_id' = $1", [await customerId()]);
  const another = newResetToken();
  await shopPool().query(
    `INSERT INTO password_reset (id, asked_for, account_id, token_hash, expires_at)
     VALUES ($1, $1, $2, $3, now() + interval '1 hour')`,
    [`pwreset_${randomUUID()}`, accountId, hashResetToken(another)],
  );
  await confirmPasswordResetWorkflow(commerce.container).run({
    input: { token: another, password: "third-password", language: "mn" },
  });
  expect(await signsIn("third-password")).toBe(true);
  const { rowCount } = await shopPool().query("SELECT 1 FROM auth_identity WHERE app_metadata->>'customer_id' = $1", [
    await customerId(),
  ]);
  expect(rowCount).toBe(1);
});

async function customerId(): Promise<string | undefined> {
  return (await findAccount(shopPool(), accountId))?.customerId;
}
