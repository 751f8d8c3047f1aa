import { defineConfig } from "vitest/config";

/** Tests that run workflows inside the booted application; `DATABASE_URL` names a migrated, seeded database. */
export default defineConfig({
  test: {
    include: ["backend/integration-tests/container/**/*.test.ts"],
    root: new URL("../../..", import.meta.url).pathname,
    // One application at a time: its modules and links are registered globally.
    pool: "forks",
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Plugins run as built, the one copy that the application itself loads.
    server: { deps: { external: [/\/\.medusa\/server\//, /\/node_modules\//] } },
  },
});
