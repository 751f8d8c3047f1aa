import { medusaId } from "@zakh/kit/database/medusa-id";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Actor } from "@zakh/orders/workflows/record-change";
import type { Evidence } from "../matching/line-match";
import { senderKey } from "../matching/sender-key";
import { LINE_NOW, type LineNow } from "../read-models/statement-lines";
import type { Pending, Settlement } from "./pending";

/** A line, locked until the transaction ends; undefined without one, or where it is locked and not waited for. */
export async function lockLine(
  sql: Queryable,
  number: number,
  waiting: "" | "SKIP LOCKED" = "",
): Promise<LineNow | undefined> {
  const { rows } = await sql.query<LineNow>(
    `SELECT ${LINE_NOW} FROM statement_line WHERE number = $1 AND deleted_at IS NULL FOR UPDATE ${waiting}`,
    [number],
  );
  return rows[0];
}

/** A locked line is settled. One that an admin has settled teaches who its sender is. */
export async function writeSettled(
  sql: Queryable,
  { number, payer }: LineNow,
  { settlement, evidence, by }: { settlement: Settlement; evidence: Evidence | "admin"; by: Actor },
): Promise<void> {
  await sql.query(
    `UPDATE statement_line SET state = 'settled', reason = NULL, settlement = $2, evidence = $3, pending = NULL,
       decided_by = $4, decided_name = $5, decided_at = now(), updated_at = now() WHERE number = $1`,
    [number, JSON.stringify(settlement), evidence, by?.number ?? null, by?.name ?? null],
  );
  if (by) await learnSender(sql, { number, payer, settlement });
}

/** A locked line waits again, and nothing is known of its sender any more that it alone has taught. */
export async function writeUndone(
  sql: Queryable,
  number: number,
  { settlement, by }: { settlement: Settlement; by: Actor },
): Promise<void> {
  const orderNumbers = settlement.orders.map((order) => order.number);
  await sql.query(
    `UPDATE statement_line SET state = 'waiting', kind = coalesce(kind, 'doubtful'), reason = $2,
       proposals = CASE WHEN jsonb_array_length(proposals) > 0 THEN proposals ELSE $3::jsonb END,
       settlement = NULL, evidence = NULL, decided_by = $4, decided_name = $5, decided_at = now(), updated_at = now()
     WHERE number = $1`,
    [
      number,
      JSON.stringify({ code: "undone", orderNumbers }),
      JSON.stringify([{ orderNumbers, evidence: "amount", score: 0 }]),
      by?.number ?? null,
      by?.name ?? null,
    ],
  );
  await sql.query("DELETE FROM learned_sender WHERE line_number = $1", [number]);
}

/** An order has refused: a line that should settle by itself waits, with the reason and what it would have settled. */
export async function writeRefused(
  sql: Queryable,
  number: number,
  { orders, evidence }: Pending,
  refusal: string,
): Promise<void> {
  const orderNumbers = orders.map((order) => order.number);
  await sql.query(
    `UPDATE statement_line SET reason = $2, kind = 'doubtful', proposals = $3, pending = NULL, updated_at = now()
     WHERE number = $1 AND pending IS NOT NULL`,
    [
      number,
      JSON.stringify({ code: "order_changed", refusal, orderNumbers }),
      JSON.stringify([{ orderNumbers, evidence, score: 1 }]),
    ],
  );
}

async function learnSender(
  sql: Queryable,
  { number, payer, settlement }: Pick<LineNow, "number" | "payer"> & { settlement: Settlement },
): Promise<void> {
  const key = senderKey(payer);
  if (!key) return;
  const { rows } = await sql.query<{ account: number }>(
    "SELECT DISTINCT account_number AS account FROM order_detail WHERE order_number = ANY($1) AND deleted_at IS NULL",
    [settlement.orders.map((order) => order.number)],
  );
  const [owner] = rows;
  if (!owner || rows.length > 1) return;
  await sql.query(
    `INSERT INTO learned_sender (id, payer, account_number, line_number) VALUES ($1, $2, $3, $4)
     ON CONFLICT (payer, account_number) WHERE deleted_at IS NULL DO NOTHING`,
    [medusaId("lsnd", new Date()), key, owner.account, number],
  );
}
