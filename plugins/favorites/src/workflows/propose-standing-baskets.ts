import { findProductsOnSale } from "@zakh/catalog/read-models/products";
import type { Language } from "@zakh/kit/contract";
import { inTransaction, type Pool } from "@zakh/kit/database/in-transaction";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { isMissed, lastDueDay, nextDate, offeredLines, type WantedLine } from "../contract";
import { standingBasketMail } from "../mails/standing-basket-mail";
import { WANTED_LINES_SQL } from "../read-models/standing-baskets";

const BATCH = 100;

interface DueBasket {
  id: string;
  number: number;
  name: string;
  language: Language;
  everyWeeks: number;
  nextOn: string;
  stopKey: string;
  email: string;
  lines: WantedLine[];
}

/**
 * Writes a mail for each standing basket whose date has come, and moves it to its next date; returns the number of mails. Nothing is
 * ordered. A date that was missed by more than a day is passed over, as is one at which nothing of the basket can be bought. Twice at once,
 * each is proposed once: the rows are locked, and a mail's key has its date.
 */
export async function proposeStandingBaskets(pool: Pool, now: Date): Promise<number> {
  let sent = 0;
  for (;;) {
    const batch = await inTransaction(pool, (sql) => proposeBatch(sql, now));
    sent += batch.mails;
    if (batch.baskets < BATCH) return sent;
  }
}

async function proposeBatch(sql: Queryable, now: Date): Promise<{ baskets: number; mails: number }> {
  const baskets = await lockDueBaskets(sql, now);
  if (baskets.length === 0) return { baskets: 0, mails: 0 };
  const shop = await findShopContact();
  const numbers = new Set(baskets.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  const onSale = await findProductsOnSale(sql, [...numbers]);
  const mails = baskets.flatMap((basket) => {
    const offered = offeredLines(basket.lines, onSale);
    const isSendable = offered.lines.some(({ quantity }) => quantity > 0) && !isMissed(basket.nextOn, now);
    return isSendable ? [standingBasketMail({ ...basket, to: basket.email, offered, shop })] : [];
  });
  const { length: written } = await insertMails(sql, mails);
  await sql.query(
    `UPDATE standing_basket basket SET next_on = next.day, updated_at = now()
     FROM unnest($1::text[], $2::text[]) AS next(id, day) WHERE basket.id = next.id`,
    [baskets.map(({ id }) => id), baskets.map(({ nextOn, everyWeeks }) => nextDate(nextOn, everyWeeks, now))],
  );
  return { baskets: baskets.length, mails: written };
}

/** The due ones that no other process is working at. */
async function lockDueBaskets(sql: Queryable, now: Date): Promise<DueBasket[]> {
  const { rows } = await sql.query<DueBasket>(
    `SELECT basket.id, basket.number, basket.name, basket.language, basket.every_weeks AS "everyWeeks", basket.next_on AS "nextOn",
       basket.stop_key AS "stopKey", account.email, ${WANTED_LINES_SQL} AS lines
     FROM standing_basket basket
     JOIN account ON account.id = basket.account_id AND account.deleted_at IS NULL
     WHERE NOT basket.is_paused AND basket.deleted_at IS NULL AND basket.next_on <= $1
     ORDER BY basket.next_on, basket.id LIMIT $2 FOR UPDATE OF basket SKIP LOCKED`,
    [lastDueDay(now), BATCH],
  );
  return rows;
}
