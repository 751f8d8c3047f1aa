import { fromPlugins } from "../../src/plugins";

/** The rows of calls that tests read tell of the methods of payment that the plugins register; in the application its modules' loaders do so. */
for (const load of fromPlugins<() => Promise<void>>("registrations/payment-method", "paymentMethodLoader"))
  await load();
