import { join } from "node:path";
import { makeFolder } from "../../scripts/bootstrap/make-folder.mjs";
import { dataFolder, PROGRAMS, ROOT } from "../../scripts/bootstrap/paths.mjs";
import { Build } from "../../scripts/lib/compile/build.ts";
import { readOptions } from "../../scripts/lib/options.ts";
import { logFile } from "../../scripts/lib/processes/log-files.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { findBrowser } from "../lib/find-browser.ts";
import { startThrowawayShop } from "../lib/throwaway-shop.ts";

const LANGUAGES = ["mn", "ru", "en", "ko"];
const USAGE = `usage: npm run screenshots -- [--language ${LANGUAGES.join("|")}]`;

export async function main(context: Context) {
  const { processes, steps } = context;
  const options = { language: { type: "string" } } as const;
  const language = readOptions(options, USAGE, ({ language = "mn" }) => {
    if (LANGUAGES.includes(language)) return language;
    throw new Error(`--language takes one of ${LANGUAGES.join(", ")}.`);
  });
  const logs = join(dataFolder(), "screenshots");
  makeFolder(logs);
  const browser = await steps.run("Finding a browser", () => findBrowser(processes, logs));
  await new Build(context, logs).all();
  const { settings, secrets } = await startThrowawayShop(context, { logs });
  const job = {
    name: "taking the pictures",
    args: [PROGRAMS.playwright, "test", "-c", join("storefront", "screenshots.config.ts"), "--reporter=list"],
    cwd: ROOT,
    env: {
      ...process.env,
      BASE_URL: settings.publicUrl,
      ADMIN_USERNAME: settings.adminUsername,
      ADMIN_EMAIL: settings.adminEmail,
      ADMIN_PASSWORD: secrets.adminPassword,
      SCREENSHOTS_LANGUAGE: language,
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
    },
    log: logFile(logs, "pictures"),
  };
  await steps.run("Taking the pictures", () => processes.run(job));
  steps.print(`\nThe pictures are in ${join(ROOT, "screenshots")}.\n`);
}
