import { defineConfig } from "vitest/config";

/** HTTP tests against a running, seeded shop: `COMMERCE_URL`, `EDGE_URL`, `ADMIN_USERNAME` and `ADMIN_PASSWORD` say which. */
export default defineConfig({
  test: {
    include: ["backend/integration-tests/http/**/*.test.ts"],
    root: new URL("../..", import.meta.url).pathname,
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
