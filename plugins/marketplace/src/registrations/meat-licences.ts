import type { HasLicence } from "@zakh/catalog/workflows/product/require-licence";

/**
 * Which stores may sell meat: those that have told their licence (ruling 81). The store is locked while a product of it is saved, so that its
 * licence is not taken back meanwhile.
 */
export const meatLicences: HasLicence = async (sql, storeNumber) => {
  const { rowCount } = await sql.query("SELECT FROM market_store WHERE number = $1 AND meat_licence <> '' FOR SHARE", [
    storeNumber,
  ]);
  return rowCount === 1;
};
