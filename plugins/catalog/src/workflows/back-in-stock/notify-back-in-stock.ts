import type { Language } from "@zakh/kit/contract";
import { inTransaction, type Pool } from "@zakh/kit/database/in-transaction";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { insertMails, type RecipientLimit } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { backInStockMail } from "../../mails/back-in-stock-mail";
import { findProductsOnSale } from "../../read-models/products";

/** Most mails that one transaction writes. */
const BATCH = 200;

/** Keeps a store's owner from flooding mailboxes by selling out and restocking repeatedly. */
const limit: RecipientLimit = { name: "back-in-stock-mail", perHour: 20 };

interface DueAlert {
  id: string;
  productNumber: number;
  language: Language;
  email: string;
}

/**
 * Writes a mail to every subscriber of a product that is available again, oldest subscription first, and returns the
 * number. An alert is deleted in the transaction that writes its mail, so nobody gets two or none, however many
 * processes run this.
 */
export async function notifyBackInStock(pool: Pool): Promise<number> {
  const { rowCount: waiting } = await pool.query("SELECT FROM back_in_stock_alert LIMIT 1");
  if (!waiting) return 0;
  await removeOrphanedAlerts(pool);
  const shop = await findShopContact();
  let sent = 0;
  for (;;) {
    const inBatch = await inTransaction(pool, (sql) => notifyBatch(sql, shop));
    sent += inBatch;
    if (inBatch < BATCH) return sent;
  }
}

/** Removes alerts of closed accounts and deleted products. Hidden products may return, so their alerts stay. */
async function removeOrphanedAlerts(sql: Queryable): Promise<void> {
  await sql.query(
    `DELETE FROM back_in_stock_alert alert
     WHERE NOT EXISTS (SELECT FROM account WHERE account.id = alert.account_id AND account.deleted_at IS NULL)
       OR NOT EXISTS (
         SELECT FROM product_detail pd
         JOIN product_product_detail ppd ON ppd.product_detail_id = pd.id AND ppd.deleted_at IS NULL
         JOIN product p ON p.id = ppd.product_id AND p.deleted_at IS NULL
         WHERE pd.number = alert.product_number AND pd.deleted_at IS NULL)`,
  );
}

async function notifyBatch(sql: Queryable, shop: ShopContact): Promise<number> {
  const { rows: wanted } = await sql.query<{ number: number }>(
    "SELECT DISTINCT product_number AS number FROM back_in_stock_alert",
  );
  const onSale = await findProductsOnSale(
    sql,
    wanted.map(({ number }) => number),
  );
  const products = new Map(onSale.filter(({ isSoldOut }) => !isSoldOut).map((product) => [product.id, product]));
  if (products.size === 0) return 0;
  const alerts = await takeAlerts(sql, [...products.keys()]);
  const mails = alerts.flatMap(({ id, productNumber, language, email }) => {
    const product = products.get(productNumber);
    return product ? [{ ...backInStockMail({ alertId: id, to: email, language, product, shop }), limit }] : [];
  });
  await insertMails(sql, mails);
  return alerts.length;
}

/** Deletes the oldest alerts of these products and returns them, skipping those that another process has locked. */
async function takeAlerts(sql: Queryable, productNumbers: readonly number[]): Promise<DueAlert[]> {
  const { rows } = await sql.query<DueAlert>(
    `WITH due AS (
       SELECT id FROM back_in_stock_alert WHERE product_number = ANY($1::int[])
       ORDER BY created_at, id LIMIT $2 FOR UPDATE SKIP LOCKED
     ), taken AS (
       DELETE FROM back_in_stock_alert alert USING due, account
       WHERE alert.id = due.id AND account.id = alert.account_id AND account.deleted_at IS NULL
       RETURNING alert.id, alert.product_number, alert.language, alert.created_at, account.email
     )
     SELECT id, product_number AS "productNumber", language, email FROM taken ORDER BY created_at, id`,
    [productNumbers, BATCH],
  );
  return rows;
}
