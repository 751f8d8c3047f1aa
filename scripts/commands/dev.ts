import { refreshBackend, watchBackend, watchPlugins } from "../lib/compile/watch-sources.ts";
import type { Context } from "../lib/processes/run-command.ts";
import { Supervisor } from "../lib/processes/supervisor.ts";
import { RestartingCommerce } from "../lib/shop/restarting-commerce.ts";
import { edgePart } from "../lib/shop/services.ts";
import { setUpShop } from "../lib/shop/set-up.ts";
import { welcome } from "../lib/shop/welcome.ts";

export async function main(context: Context) {
  const { processes, steps } = context;
  const { settings, secrets, database, build, shop, prepareData } = await setUpShop(context, "npm run dev");
  const { dataDir } = settings;
  await Promise.all([build.dashboardOnce().then(refreshBackend), prepareData()]);

  const commerce = new RestartingCommerce(shop, steps);
  const onLine = (line: string) => steps.print(`[storefront] ${line}`);
  const [edge] = await steps.run("Starting the shop", () =>
    Promise.all([edgePart(shop, { mode: "development", onLine }), commerce.restart()]),
  );
  watchPlugins(context, dataDir, () => commerce.restartSoon("a plugin changed"));
  watchBackend(context, () => commerce.restartSoon("the backend changed"));

  steps.print(
    `\n${welcome(settings, secrets)}\n\nStorefront and contract edits show at once; plugin edits restart Medusa in some seconds, and types are checked beside; its dashboard is as last built. Ctrl-C stops everything.`,
  );
  return new Supervisor(processes, steps, dataDir).watch([...database.parts, edge]);
}
