import { inTransaction, type Pool } from "@zakh/kit/database/in-transaction";
import { medusaId } from "@zakh/kit/database/medusa-id";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { senderKey } from "../matching/sender-key";
import type { ClaimedLine, OrderShare } from "./pending";

/** Nothing is pending any more. */
const FREE = "pending = NULL, claim = NULL, claimed_until = NULL, updated_at = now()";

/**
 * The line is settled. One that an admin has settled teaches who its sender is. Like the others below false, and
 * nothing is written, when somebody else has the line.
 */
export async function writeSettled(pool: Pool, line: ClaimedLine, claim: string): Promise<boolean> {
  const { number, pending } = line;
  const { as, orders, evidence, by } = pending;
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE statement_line SET state = 'settled', reason = NULL, settlement = $3, evidence = $4,
         decided_by = $5, decided_name = $6, decided_at = now(), ${FREE}
       WHERE number = $1 AND claim = $2`,
      [number, claim, JSON.stringify({ as, orders }), evidence, by?.number ?? null, by?.name ?? null],
    );
    if (rowCount === 1 && by) await learnSender(client, line);
    return rowCount === 1;
  });
}

/** The line waits again, and nothing is known of its sender any more that it alone has taught. */
export async function writeUndone(pool: Pool, { number, pending }: ClaimedLine, claim: string): Promise<boolean> {
  const { by, orders } = pending;
  const orderNumbers = orders.map((order) => order.number);
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `UPDATE statement_line SET state = 'waiting', kind = coalesce(kind, 'doubtful'), reason = $3,
         proposals = CASE WHEN jsonb_array_length(proposals) > 0 THEN proposals ELSE $4::jsonb END,
         settlement = NULL, evidence = NULL, decided_by = $5, decided_name = $6, decided_at = now(), ${FREE}
       WHERE number = $1 AND claim = $2`,
      [
        number,
        claim,
        JSON.stringify({ code: "undone", orderNumbers }),
        JSON.stringify([{ orderNumbers, evidence: "amount", score: 0 }]),
        by?.number ?? null,
        by?.name ?? null,
      ],
    );
    if (rowCount === 1) await client.query("DELETE FROM learned_sender WHERE line_number = $1", [number]);
    return rowCount === 1;
  });
}

/**
 * An order has refused: the line stays what it was, a waiting one with the reason. Where orders that could not be taken
 * back hold (`held`) a part of its money, it is settled with these, so that it can be undone with them and no other.
 */
export async function writeFailed(
  sql: Queryable,
  line: ClaimedLine,
  claim: string,
  { refusal, held }: { refusal: string; held: readonly OrderShare[] },
): Promise<boolean> {
  const { number, pending } = line;
  const reason = { code: "order_changed", refusal, orderNumbers: pending.orders.map((order) => order.number) };
  const before = pending.does === "settle" ? 0 : pending.orders.length;
  if (held.length !== before) return writePart(sql, line, claim, { reason, held });
  const proposal = [{ orderNumbers: reason.orderNumbers, evidence: pending.evidence, score: 1 }];
  const waits = pending.does === "settle" && !pending.by;
  const { rowCount } = await sql.query(
    `UPDATE statement_line SET ${waits ? "reason = $3, kind = 'doubtful', proposals = $4," : ""} ${FREE}
     WHERE number = $1 AND claim = $2`,
    waits ? [number, claim, JSON.stringify(reason), JSON.stringify(proposal)] : [number, claim],
  );
  return rowCount === 1;
}

async function writePart(
  sql: Queryable,
  { number, pending: { as, by, evidence } }: ClaimedLine,
  claim: string,
  { reason, held }: { reason: object; held: readonly OrderShare[] },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `UPDATE statement_line SET state = 'settled', reason = $3, settlement = $4, evidence = coalesce(evidence, $5),
       decided_by = $6, decided_name = $7, decided_at = now(), ${FREE}
     WHERE number = $1 AND claim = $2`,
    [
      number,
      claim,
      JSON.stringify(reason),
      JSON.stringify({ as, orders: held }),
      evidence,
      by?.number ?? null,
      by?.name ?? null,
    ],
  );
  return rowCount === 1;
}

async function learnSender(sql: Queryable, { number, payer, pending }: ClaimedLine): Promise<void> {
  const key = senderKey(payer);
  if (!key) return;
  const { rows } = await sql.query<{ account: number }>(
    "SELECT DISTINCT account_number AS account FROM order_detail WHERE order_number = ANY($1) AND deleted_at IS NULL",
    [pending.orders.map((order) => order.number)],
  );
  const [owner] = rows;
  if (!owner || rows.length > 1) return;
  await sql.query(
    `INSERT INTO learned_sender (id, payer, account_number, line_number) VALUES ($1, $2, $3, $4)
     ON CONFLICT (payer, account_number) WHERE deleted_at IS NULL DO NOTHING`,
    [medusaId("lsnd", new Date()), key, owner.account, number],
  );
}
