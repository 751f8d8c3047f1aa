import { join } from "node:path";
import { makeFolder } from "../bootstrap/make-folder.mjs";
import { dataFolder, PROGRAMS, ROOT } from "../bootstrap/paths.mjs";
import { findBrowser } from "../lib/checks/browser.ts";
import { Build } from "../lib/compile/build.ts";
import { readOptions } from "../lib/options.ts";
import { logFile } from "../lib/processes/log-files.ts";
import { runCommand } from "../lib/processes/run-command.ts";
import { startThrowawayShop } from "../lib/shop/throwaway-shop.ts";

const LANGUAGES = ["mn", "ru", "en", "ko"];
const USAGE = `usage: npm run screenshots -- [--language ${LANGUAGES.join("|")}]`;

export function main(interrupted: number) {
  return runCommand(interrupted, async (context) => {
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
  });
}
