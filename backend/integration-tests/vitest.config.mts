import { defineConfig } from "vitest/config";

const shops: unknown[] = JSON.parse(process.env.TEST_SHOPS ?? "[{}]");

/**
 * HTTP tests against running, seeded shops. `TEST_SHOPS` has an object for each: `COMMERCE_URL`, `EDGE_URL` and the environment of its
 * commerce process.
 */
export default defineConfig({
  test: {
    include: ["backend/integration-tests/http/**/*.test.ts"],
    exclude: (process.env.TEST_LEAVE_OUT ?? "").split(","),
    root: new URL("../..", import.meta.url).pathname,
    setupFiles: [
      "backend/integration-tests/http/own-shop.setup.ts",
      "backend/integration-tests/configured.setup.ts",
      "backend/integration-tests/http/payment-methods.setup.ts",
      "tools/test/second-try.setup.ts",
    ],
    // A busy machine may be slow once; a test that fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    sequence: { setupFiles: "list" },
    // The files share a process for each shop, which loads the application's modules once.
    pool: "forks",
    isolate: false,
    maxWorkers: shops.length,
    // What runs side by side waits, for connections that are closed slowly.
    maxConcurrency: 40,
    // Twenty concurrent uploads take a while on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
