import { defineConfig } from "vitest/config";

/** HTTP tests against a running, seeded shop: `COMMERCE_URL`, `EDGE_URL` and what its commerce process runs in say which. */
export default defineConfig({
  test: {
    include: ["backend/integration-tests/http/**/*.test.ts"],
    root: new URL("../..", import.meta.url).pathname,
    setupFiles: ["backend/integration-tests/http/payment-methods.setup.ts"],
    fileParallelism: false,
    // Races of twenty uploads take a while on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
