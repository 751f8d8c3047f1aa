import { registerStoreDirectory } from "@zakh/settlements/read-models/store-directory";

/** Registers which stores there are, so that their books name them. */
export async function storeDirectoryLoader(): Promise<void> {
  registerStoreDirectory(async (sql) => {
    const { rows } = await sql.query<{ number: number; name: string }>(
      "SELECT number, name FROM market_store WHERE deleted_at IS NULL ORDER BY number",
    );
    return rows;
  });
}
