import { isDatabaseAway } from "@zakh/kit/database/database-away";
import { shopPool } from "@zakh/kit/database/pool";
import { shopLog } from "@zakh/kit/log/shop-log";
import { tellBackInStock } from "../workflows/back-in-stock/tell-back-in-stock";

/**
 * Looks whether what people wait for can be bought again. Stock comes back in many ways (a form, Medusa's dashboard, a cancelled
 * order, a store that opens again), and this sees them all.
 */
export default async function tellBackInStockJob(): Promise<void> {
  try {
    const told = await tellBackInStock(shopPool());
    if (told) shopLog.write("info", "Told customers that what they waited for is back", { mails: told });
  } catch (error) {
    // The next run tells them.
    if (!isDatabaseAway(error)) throw error;
  }
}

export const config = { name: "tell-back-in-stock", schedule: "*/20 * * * * *" };
