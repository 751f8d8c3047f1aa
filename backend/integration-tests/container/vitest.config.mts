import { defineConfig } from "vitest/config";

const FOLDER = "backend/integration-tests/container";
const files = (...names: string[]) => names.map((name) => `${FOLDER}/${name}.test.ts`);
/**
 * Files that run in separate processes: another application beside them would send the mails that they count, or lose a
 * connection in their place; some start their application with their own mail server; and subscribers may still write
 * for earlier tests.
 */
const SEPARATE_FILES = files(
  "catalog-atomicity",
  "killed-import",
  "killed-process",
  "mail-outbox",
  "mail-outbox-failures",
  "order-mail",
  "payment-providers",
  "pictures-in-s3",
);
/** Files that use pieces of plugins and boot no application; one beside them would send the mails that they count, too. */
const WITHOUT_APPLICATION = files("back-in-stock", "background-jobs", "changes", "unused-uploads", "upgrade");

const LEFT_OUT = (process.env.TEST_LEAVE_OUT ?? "").split(",");

/** Tests that run workflows inside the booted application; `DATABASE_URL` is a migrated, seeded database. */
export default defineConfig({
  test: {
    root: new URL("../../..", import.meta.url).pathname,
    // One application at a time, because its modules and links are registered globally.
    pool: "forks",
    setupFiles: ["backend/integration-tests/configured.setup.ts", "tools/test/second-try.setup.ts"],
    // What an earlier test has left running may write beside this one.
    retry: process.env.CI ? 1 : 0,
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Plugins run as built, in the one copy that the application loads.
    server: { deps: { external: [/\/\.medusa\/server\//, /\/node_modules\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: "shared application",
          include: [`${FOLDER}/**/*.test.ts`],
          exclude: [...SEPARATE_FILES, ...WITHOUT_APPLICATION, ...LEFT_OUT],
          // All files run in one process, on one application.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "no application", include: WITHOUT_APPLICATION, exclude: LEFT_OUT, isolate: false },
      },
      { extends: true, test: { name: "apart", include: SEPARATE_FILES, exclude: LEFT_OUT } },
    ],
  },
});
