import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";

/**
 * Lets a line of Medusa's cart hold 1.5 kg: its integer column rounds silently, 0.4 to 0. Double precision, because
 * Medusa reads it as a JavaScript number and would get `numeric` as text. A column that Medusa has changed itself stays.
 */
export default async function allowDecimalCartLines(): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    const { rowCount } = await client.query(
      `SELECT 1 FROM information_schema.columns WHERE table_schema = current_schema()
         AND table_name = 'cart_line_item' AND column_name = 'quantity' AND data_type = 'integer'`,
    );
    if (rowCount === 0) return;
    await client.query("ALTER TABLE cart_line_item ALTER COLUMN quantity TYPE double precision");
  });
}
