import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";

export interface AccountChange {
  accountId: string;
  /** What is left out stays as it is. */
  name?: string;
  phone?: string;
}

interface Changed {
  name: string;
  phone: string;
  nameBefore: string;
  phoneBefore: string;
}

/** Changes name and phone in one statement, so that two changes at once both hold. */
export const updateAccountStep = createStep(
  "update-account",
  async ({ accountId, name, phone }: AccountChange) => {
    const { rows } = await shopPool().query<Changed>(
      `UPDATE account a SET name = coalesce($2, a.name), phone = coalesce($3, a.phone), updated_at = now()
       FROM (SELECT id, name, phone FROM account WHERE id = $1 FOR UPDATE) before
       WHERE a.id = before.id
       RETURNING a.name, a.phone, before.name AS "nameBefore", before.phone AS "phoneBefore"`,
      [accountId, name ?? null, phone ?? null],
    );
    const changed = rows[0];
    if (!changed) throw new Error(`No account ${accountId}`);
    return new StepResponse({ name: changed.name, phone: changed.phone }, { accountId, ...changed });
  },
  async (done) => {
    if (!done) return;
    const { accountId, nameBefore, phoneBefore } = done;
    await shopPool().query("UPDATE account SET name = $2, phone = $3 WHERE id = $1", [
      accountId,
      nameBefore,
      phoneBefore,
    ]);
  },
);
