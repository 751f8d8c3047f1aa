import { defineConfig } from "@playwright/test";
import shop from "./playwright.config";

/**
 * Pictures of every screen for people to look at; `npm run screenshots` brings up a shop for them. They land in `screenshots/`, which
 * git does not keep. `SCREENSHOTS_LANGUAGE=ru` takes them in Russian.
 */
export default defineConfig({
  ...shop,
  testDir: "screenshots",
  testMatch: "*.pictures.ts",
  timeout: 30_000,
  retries: 0,
});
