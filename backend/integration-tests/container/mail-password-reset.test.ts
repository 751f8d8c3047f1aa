import { randomUUID } from "node:crypto";
import { Modules } from "@medusajs/framework/utils";
import { confirmPasswordResetWorkflow } from "@zakh/accounts/workflows/password-reset/confirm-password-reset";
import { hashResetToken, newResetToken } from "@zakh/accounts/workflows/password-reset/reset-token";
import { registerAccountWorkflow } from "@zakh/accounts/workflows/register-account";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { stepsOf, whileStepFails } from "./failing-step";

const CONFIRM = "confirm-password-reset";
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

afterAll(async () => {
  await commerce.shutdown();
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

/** All that setting a new password touches. */
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

it("a new password that cannot be set leaves link, password and sessions as they were, whichever step fails", async () => {
  const before = await state();
  expect(before).toMatchObject({ old: true, new: false, mails: 0, sessions: [0, 0] });
  expect(before.reset).toHaveLength(1);
  const steps = stepsOf(CONFIRM);
  expect(steps).toEqual([
    "take-password-reset",
    "set-password",
    "end-sessions",
    "compose-password-changed-mail",
    "enqueue-mail",
  ]);
  for (const step of steps) {
    const reached = await whileStepFails(CONFIRM, step, 0, () =>
      expect(confirm(), step).rejects.toMatchObject({ message: `${step} was made to fail` }),
    );
    expect(reached, step).toBe(true);
    expect(await state(), `after ${step} failed`).toEqual(before);
  }
});

it("a new password that is set uses the link up, ends every session, and tells by one mail", async () => {
  await confirm();
  expect(await state()).toEqual({ reset: null, sessions: [1, 1], mails: 1, old: false, new: true });
});
