import { generateEntityId } from "@medusajs/framework/utils";
import { contentTexts, type Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { lockKey } from "@zakh/kit/database/lock";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { textKeys } from "@zakh/kit/database/text-columns";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import type { RecallInput } from "../contract";
import { type RecalledLine, recallMail } from "../mails/recall-mail";
import { IS_GONE, LINES_OF_LOT, PACKED } from "../read-models/recall-sql";

export interface RecallRequest extends RecallInput {
  by: { number: number; name: string };
}

interface Buyer {
  number: number;
  email: string;
  language: Language;
  lines: RecalledLine[];
}

/**
 * Recalls a lot: writes to the buyer of each order that has it, was sent or delivered, and was not written to about it before, all in one
 * transaction. Two at once write once: the second waits for the first, and finds nobody left. Who has no address is called; the list of the
 * orders has the phones.
 */
export const recallLotWorkflow = defineWrite("recall-lot", async ({ traceNumber, reasons, by }: RecallRequest) => {
  const shop = await findShopContact();
  await inTransaction(shopPool(), async (sql) => {
    await lockKey(sql, `recall:${traceNumber}`);
    await sql.query(
      `INSERT INTO recall (id, trace_number, account_number, account_name) VALUES ($1, $2, $3, $4)
       ON CONFLICT (trace_number) WHERE deleted_at IS NULL DO NOTHING`,
      [generateEntityId(undefined, "recall"), traceNumber, by.number, by.name],
    );
    for (const buyer of await findBuyersToTell(sql, traceNumber)) {
      const { number, email, language, lines } = buyer;
      const mail = recallMail({ traceNumber, number, to: email, language, lines, reason: reasons?.[language], shop });
      const [mailId] = await insertMails(sql, [mail]);
      await sql.query("INSERT INTO recall_order (id, trace_number, order_number, mail_id) VALUES ($1, $2, $3, $4)", [
        generateEntityId(undefined, "record"),
        traceNumber,
        number,
        mailId ?? "",
      ]);
    }
  });
});

/** Of each order that has the lot, is gone, and whose buyer has an address and was not told yet. */
async function findBuyersToTell(sql: Queryable, traceNumber: string): Promise<Buyer[]> {
  const { rows } = await sql.query<Buyer>(
    `SELECT d.order_number AS number, d.customer_email AS email, d.language,
       json_agg(json_build_object(${textKeys("line.texts", contentTexts(["name"]))}, 'quantity', ${PACKED}, 'unit', line.unit) ORDER BY line.place) AS lines
     FROM ${LINES_OF_LOT} AND ${IS_GONE} AND d.customer_email <> ''
       AND NOT EXISTS (SELECT FROM recall_order told WHERE told.trace_number = $1 AND told.order_number = d.order_number)
     GROUP BY d.id ORDER BY d.order_number`,
    [traceNumber],
  );
  return rows;
}
