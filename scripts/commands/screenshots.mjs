import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../lib/browser.mjs";
import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { logFile } from "../lib/crew.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { makeFolder } from "../lib/make-folder.mjs";
import { PROGRAMS, ROOT } from "../lib/paths.mjs";
import { readSettings } from "../lib/settings.mjs";
import { startThrowawayShop } from "../lib/throwaway-shop.mjs";

const LANGUAGES = ["mn", "ru", "en", "ko"];
const USAGE = `usage: npm run screenshots -- [--language ${LANGUAGES.join("|")}]`;

export function main() {
  return runCommand(
    async (crew, stages) => {
      const language = chosenLanguage(process.argv.slice(2));
      const logs = join(readSettings().dataDir, "screenshots");
      makeFolder(logs);
      await installPackages(crew, stages, logs);
      const browser = await stages.run("Finding a browser", () => findBrowser(crew, logs));
      await new Build(crew, stages, logs).all();
      const { settings, secrets } = await startThrowawayShop({ crew, stages, logs });
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
      await stages.run("Taking the pictures", () => crew.run(job));
      stages.say(`\nThe pictures are in ${join(ROOT, "screenshots")}.\n`);
      return 0;
    },
    { interrupted: 130 },
  );
}

/**
 * @param {string[]} args
 * @returns {string}
 */
function chosenLanguage(args) {
  try {
    const { language = "mn" } = parseArgs({ args, options: { language: { type: "string" } } }).values;
    if (!LANGUAGES.includes(language)) throw new Error(`--language takes one of ${LANGUAGES.join(", ")}.`);
    return language;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
