import { defineConfig } from "@playwright/test";
import shop from "./playwright.config";

/**
 * Screenshots of every screen for people; `npm run screenshots` starts a shop for them. They are written to `screenshots/`, which git
 * ignores. `SCREENSHOTS_LANGUAGE=ru` takes them in Russian.
 */
export default defineConfig({
  ...shop,
  testDir: "screenshots",
  testMatch: "*.pictures.ts",
  timeout: 30_000,
  retries: 0,
  // Every screen at both sizes, not only the tests of a width.
  projects: shop.projects?.map(({ name, use }) => ({ name, use })),
});
