import { defineConfig } from "vitest/config";

/** Unit tests of every workspace. Those over HTTP and in a browser have configurations of their own, beside them. */
export default defineConfig({
  test: {
    include: [
      "plugins/*/src/**/*.test.{ts,tsx}",
      "storefront/{app,server,service-worker}/**/*.test.{ts,tsx}",
      "backend/src/**/*.test.ts",
      "{scripts,tools}/**/*.test.{ts,mjs}",
      "bench/**/*.test.mjs",
    ],
    exclude: ["**/node_modules/**", "**/.medusa/**", "**/e2e/**", "**/integration-tests/**"],
    environment: "node",
    // Many tests wait for time to pass, so two run on two cores as well.
    maxWorkers: 2,
    // A busy machine is no fault of what is tested.
    testTimeout: 30_000,
  },
});
