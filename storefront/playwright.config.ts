import { defineConfig } from "@playwright/test";

/**
 * Journeys through a running, seeded shop: `BASE_URL` names it, `COMMERCE_URL` Medusa's own port, `CHROMIUM_PATH` a browser
 * when Playwright's own is not installed. `npm test` sets them all.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  // A test waits about as long as it and its browser compute, for animations and quiet networks, so two cores bear three of them.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A machine that does other work too may be late once; what fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    locale: "mn-MN",
    timezoneId: "Asia/Seoul",
    // A worker would answer before the tests can intercept; offline.test.ts lets it in.
    serviceWorkers: "block",
    // Recording slows every step: where a failed test is tried again, the second try is recorded.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A whole Chromium draws two pages of its own into every window; they cost more than most of ours. The rest is what
        // Playwright itself switches off of that kind, which naming any would take back.
        "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,PaintHolding,Translate,ThirdPartyStoragePartitioning",
      ],
    },
  },
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop-only/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // Shoppers and the owner hold a phone, so everything runs at its size; at this one only what its width, mouse or keyboard changes,
    // some of it at this one alone.
    { name: "desktop", grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
