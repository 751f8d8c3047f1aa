import type { Queryable } from "@zakh/kit/database/one-transaction";

/** What the mails that an order was sent say, as the history has it: `CJ대한통운 123456789012`; newest first. */
export async function sentMailsOf(sql: Queryable, detailId: string): Promise<string[]> {
  const { rows } = await sql.query<{ told: string }>(
    `SELECT field->>'to' AS told FROM order_status_change change
     JOIN outgoing_mail mail ON mail.key = 'order-sent:' || change.id
     CROSS JOIN jsonb_array_elements(change.contact->'changed') field
     WHERE change.order_detail_id = $1 AND change.deleted_at IS NULL AND field->>'field' = 'sent' ORDER BY change.number DESC`,
    [detailId],
  );
  return rows.map(({ told }) => told);
}
