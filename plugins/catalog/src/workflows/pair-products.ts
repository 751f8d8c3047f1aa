import { inTransaction, type Pool } from "@zakh/kit/database/in-transaction";
import { findPairings, type Pairing } from "../read-models/pairings";

/** Finds anew what goes with what. Pages follow the table, which is left alone while nothing has changed. */
export function pairProducts(pool: Pool): Promise<void> {
  return inTransaction(pool, async (sql) => {
    const found = await findPairings(sql);
    const { rows } = await sql.query<Pairing>(
      `SELECT product_number AS product, other_number AS other, rank FROM product_pairing ORDER BY 1, 3`,
    );
    if (JSON.stringify(rows) === JSON.stringify(found)) return;
    await sql.query("DELETE FROM product_pairing");
    await sql.query(
      `INSERT INTO product_pairing (product_number, other_number, rank)
       SELECT product, other, rank FROM jsonb_to_recordset($1::jsonb) AS pairing(product integer, other integer, rank integer)`,
      [JSON.stringify(found)],
    );
  });
}
