import { defineConfig } from "@playwright/test";

/**
 * Browser tests of a running, seeded shop: `BASE_URL` is its address, `COMMERCE_URL` Medusa's own port, `CHROMIUM_PATH` a browser if
 * Playwright's own is not installed. `npm test` sets all of them.
 */
export default defineConfig({
  testDir: "e2e",
  testIgnore: (process.env.TEST_LEAVE_OUT ?? "").split(",").map((file) => `**/${file || "-"}`),
  outputDir: "../test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  // A test waits about half of its time, for animations and idle networks, so three run on two cores.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be slow once; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    baseURL: process.env.BASE_URL ?? "http://localhost:3000",
    locale: "mn-MN",
    timezoneId: "Asia/Seoul",
    // Installing it in every test's browser takes an eighth of their processor time; the tests that are about it, and the journey, allow it.
    serviceWorkers: "block",
    // An animation takes as much of a busy processor as the page, and a moving button has to be waited for.
    contextOptions: { reducedMotion: "reduce" },
    // Traces slow every step, so only the second try of a failed test is recorded.
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
        // A test is over before code that runs often pays for being optimized, which takes an eighth of the tests' processor time.
        "--js-flags=--no-opt --no-maglev",
        // Chromium renders two pages of its own in every window, which cost more than most pages of the shop. This flag replaces
        // Playwright's own list of disabled features, so the others repeat that list.
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
    // Everything runs at the size of a phone, which shoppers and the owner use. The desktop size runs only tests of its width, mouse or
    // keyboard; some run only there.
    { name: "desktop", grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
