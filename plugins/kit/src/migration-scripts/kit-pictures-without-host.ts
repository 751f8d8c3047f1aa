import { inTransaction } from "../database/in-transaction";
import { shopPool } from "../database/pool";

/** The start of upload URLs that Medusa's own provider wrote: the local machine. */
const OWN_MACHINE = "^https?://(localhost|127\\.0\\.0\\.1)(:\\d+)?(?=/static/)";

/** Columns in which Medusa stores picture URLs. */
const COLUMNS = [
  ["image", "url"],
  ["product", "thumbnail"],
  ["product_variant", "thumbnail"],
  ["cart_line_item", "thumbnail"],
  ["order_line_item", "thumbnail"],
] as const;

/**
 * Removes the host from URLs of pictures that were uploaded in the dashboard of an earlier version. The shop's pages
 * refuse pictures of another host, and serve these files themselves. This is a script because Medusa's tables do not
 * exist yet when the plugins' own migrations run.
 */
export default async function takeHostsOff(): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    for (const [table, column] of COLUMNS) {
      await client.query(`UPDATE ${table} SET ${column} = regexp_replace(${column}, $1, '') WHERE ${column} ~ $1`, [
        OWN_MACHINE,
      ]);
    }
    // An order's line has its own copy of the URL.
    await client.query(
      `UPDATE order_line_item SET metadata = jsonb_set(metadata, '{image}', to_jsonb(regexp_replace(metadata->>'image', $1, '')))
       WHERE metadata->>'image' ~ $1`,
      [OWN_MACHINE],
    );
  });
}
