import pg from "pg";

/** Runs a statement in the shop's database, for what takes days in a shop. */
export async function inDatabase(text: string, values: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
