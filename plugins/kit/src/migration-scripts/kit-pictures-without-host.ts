import { inTransaction } from "../database/in-transaction";
import { shopPool } from "../database/pool";

/** How the addresses begin that Medusa's own provider gave to uploads: those of the machine it ran on. */
const OWN_MACHINE = "^https?://(localhost|127\\.0\\.0\\.1)(:\\d+)?(?=/static/)";

/** Where Medusa keeps addresses of pictures. */
const COLUMNS = [
  ["image", "url"],
  ["product", "thumbnail"],
  ["product_variant", "thumbnail"],
  ["cart_line_item", "thumbnail"],
  ["order_line_item", "thumbnail"],
] as const;

/**
 * Takes the host off what was uploaded in the dashboard of an earlier version: the shop's pages refuse pictures of another host, and
 * serve these themselves. The tables are Medusa's and do not exist yet when the plugins' own migrations run.
 */
export default async function takeHostsOff(): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    for (const [table, column] of COLUMNS) {
      await client.query(`UPDATE ${table} SET ${column} = regexp_replace(${column}, $1, '') WHERE ${column} ~ $1`, [
        OWN_MACHINE,
      ]);
    }
    // What an order's line shows was copied when it was placed.
    await client.query(
      `UPDATE order_line_item SET metadata = jsonb_set(metadata, '{image}', to_jsonb(regexp_replace(metadata->>'image', $1, '')))
       WHERE metadata->>'image' ~ $1`,
      [OWN_MACHINE],
    );
  });
}
