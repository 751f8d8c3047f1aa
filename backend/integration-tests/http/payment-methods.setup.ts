import { fromPlugins } from "../../src/plugins";

/** Registers the plugins' payment methods for tests that read call tables; in the application, module loaders do so. */
for (const load of fromPlugins<() => Promise<void>>("registrations/payment-method", "paymentMethodLoader"))
  await load();
