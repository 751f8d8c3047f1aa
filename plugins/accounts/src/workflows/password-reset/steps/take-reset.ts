import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { hashResetToken } from "../reset-token";

/** A link that was taken, and whose it is. */
export interface TakenReset {
  resetId: string;
  accountId: string;
  email: string;
}

interface ResetRow {
  id: string;
  asked_for: string;
  account_id: string;
  token_hash: string;
  /** As PostgreSQL writes it: a Date would lose its microseconds. */
  expires_at: string;
}

/** Uses a link up, once however many ask at the same time; 400 `reset_token_invalid` when it opens nothing (any more). */
export const takeResetStep = createStep(
  "take-password-reset",
  async ({ token }: { token: string }) => {
    const { rows } = await shopPool().query<ResetRow & { email: string }>(
      `DELETE FROM password_reset r USING account a
       WHERE r.token_hash = $1 AND r.expires_at > now() AND a.id = r.account_id AND a.deleted_at IS NULL
       RETURNING r.id, r.asked_for, r.account_id, r.token_hash, r.expires_at::text, a.email`,
      [hashResetToken(token)],
    );
    const [row] = rows;
    if (!row) throw new ApiError(400, "reset_token_invalid");
    const { email, ...reset } = row;
    return new StepResponse<TakenReset, ResetRow>({ resetId: row.id, accountId: row.account_id, email }, reset);
  },
  async (reset) => {
    if (!reset) return;
    // A newer link that was asked for meanwhile stays.
    await shopPool().query(
      `INSERT INTO password_reset (id, asked_for, account_id, token_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [reset.id, reset.asked_for, reset.account_id, reset.token_hash, reset.expires_at],
    );
  },
);
