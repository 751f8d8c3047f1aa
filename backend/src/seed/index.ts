import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { fillShop } from "./bulk/fill-shop";
import type { Wishes } from "./bulk/wishes";
import { seedAdmin } from "./parts/admin";
import { seedBankAccounts } from "./parts/bank-accounts";
import { seedCategories, seedProducts } from "./parts/catalogue";
import { seedMarketplace } from "./parts/marketplace";
import { seedMealKits } from "./parts/meal-kits";
import { seedSite } from "./parts/site";
import { seedStoreDefaults } from "./parts/store-defaults";

/**
 * Connect timeout in ms: nobody waits for an answer here, and drawing pictures can keep a small machine busy for long.
 */
const CONNECT_TIMEOUT_MS = 60_000;

/**
 * Fills an empty shop. Every row is identified by its natural key (handle, slug, account number, setting key),
 * including deleted rows: seeding twice changes nothing, and restores nothing that an admin edited or removed.
 *
 * With a JSON argument it then fills the shop up to these numbers of generated rows, for measurements.
 */
export default async function seed({ container, args }: ExecArgs): Promise<void> {
  const wishes: Wishes | undefined = args[0] ? JSON.parse(args[0]) : undefined;
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  shopPool().options.connectionTimeoutMillis = CONNECT_TIMEOUT_MS;
  const parts: [string, (scope: typeof container) => Promise<void>][] = [
    ["Region, sales channel and shipping", seedStoreDefaults],
    ["The administrator", seedAdmin],
    ["Bank accounts", seedBankAccounts],
    ["Categories", seedCategories],
    ["Products and their pictures", seedProducts],
    ["Menu, hero, logo and footer", seedSite],
    ["Services and stores", seedMarketplace],
    ["Meal kits", seedMealKits],
  ];
  for (const [title, part] of parts) {
    logger.info(title);
    await part(container);
  }
  if (wishes) await fillShop(container, wishes);
}
