import { join } from "node:path";
import { defineConfig } from "vitest/config";

const INSIDE = ["**/node_modules/**", "**/.medusa/**", "**/e2e/**", "**/integration-tests/**"];
const LEFT_OUT = (process.env.TEST_LEAVE_OUT ?? "").split(",");

/**
 * Files with a process each: those of the storefront's servers, which keep state in their modules, and those that replace
 * modules (`vi.mock`), which another file in their process would get.
 */
const ISOLATED = [
  "storefront/{server,service-worker}/**/*.test.{ts,tsx}",
  "storefront/app/offline/use-offline-pages.test.tsx",
  "storefront/app/store/products/product-actions.test.tsx",
  "plugins/bank-statements/src/settling/settle-lines.test.ts",
  "plugins/kit/src/cache/snapshot.test.ts",
  "plugins/kit/src/http/publish-changes.test.ts",
  "plugins/kit/src/http/session.test.ts",
  "plugins/kit/src/providers/files/service.test.ts",
  "plugins/kit/src/serve/draining.test.ts",
];

/**
 * The others share two processes, which load every module once: with one for each, loading takes as long as the tests. A process is left when the
 * next file needs another environment, so what needs a page (`.tsx`) is a project of its own.
 */
const PAGES = ["{storefront/app,plugins/*/src}/**/*.test.tsx"];
const PLAIN = ["{storefront/app,plugins/*/src,backend/src,bench}/**/*.test.ts", "{scripts,tools}/**/*.test.{ts,mjs}"];

const NOT_SHARED = [...INSIDE, ...ISOLATED, ...LEFT_OUT];

/** Unit tests of every workspace. Those over HTTP and in a browser have configurations of their own, beside them. */
export default defineConfig({
  // Contracts are read as the bundlers read them: from their source. The bundlers' condition would also be given to Node.
  resolve: {
    alias: [
      {
        find: /^@zakh\/([^/]+)\/contract$/,
        replacement: join(import.meta.dirname, "plugins/$1/src/contract/index.ts"),
      },
      // What only tests use is in no package.
      { find: /^@zakh\/([^/]+)\/(.+\.testing)$/, replacement: join(import.meta.dirname, "plugins/$1/src/$2.ts") },
    ],
  },
  test: {
    environment: "node",
    // Many tests wait for time to pass, so two run on two cores as well.
    maxWorkers: 2,
    // A busy machine is no fault of what is tested.
    testTimeout: 30_000,
    retry: process.env.CI ? 1 : 0,
    setupFiles: ["tools/test/second-try.setup.ts"],
    projects: [
      {
        extends: true,
        test: { name: "pages", include: PAGES, exclude: NOT_SHARED, isolate: false, environment: "happy-dom" },
      },
      { extends: true, test: { name: "plain", include: PLAIN, exclude: NOT_SHARED, isolate: false } },
      { extends: true, test: { name: "isolated", include: ISOLATED, exclude: INSIDE } },
    ],
  },
});
