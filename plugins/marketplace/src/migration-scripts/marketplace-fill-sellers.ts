import { shopPool } from "@zakh/kit/database/pool";

/** Tells the catalogue the sellers of a shop that had stores before it knew any. From then on a trigger keeps them. */
export default async function fillSellers(): Promise<void> {
  await shopPool().query(
    "INSERT INTO seller (store_number, name) SELECT number, name FROM market_store ON CONFLICT (store_number) DO NOTHING",
  );
}
