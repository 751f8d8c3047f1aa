import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

const HTTP = "backend/integration-tests/http";
const INSIDE = "backend/integration-tests/container";
const BROWSER = "storefront/e2e";
const JOBS = ["plugins/kit/src/job-queue", "plugins/kit/src/mail"];
const DATABASE = ["plugins/kit/src/database", "scripts/lib/database"];
const EDGE = ["storefront/server", "plugins/kit/src/serve"];
const STATEMENTS = ["plugins/statement-reader", "plugins/bank-statements"];
const UPLOADS = ["plugins/kit/src/uploads", "plugins/kit/src/providers/files"];

const SCRIPTS = [
  "package-lock.json",
  "storefront/vite.config.ts",
  "storefront/app/root.tsx",
  "storefront/app/entry.client.tsx",
];
const LOST_SCRIPTS = [
  "storefront/app/script-recovery.tsx",
  "storefront/app/event-replay.tsx",
  "storefront/app/lib/browser",
];
const LIMITS = ["plugins/accounts/src/http", "plugins/kit/src/http"];
const DASHBOARD = [
  "package-lock.json",
  "plugins/back-office/src/admin",
  "plugins/kit/src/serve",
  "plugins/catalog/src",
];
const SCREENS = ["storefront/app", "plugins/back-office/src"];
const manifests = readdirSync(join(ROOT, "plugins")).map((plugin) => `plugins/${plugin}/package.json`);

/**
 * Test files that take long and test what seldom changes: damage, floods, odd files. Each is run when one of its sources has changed lately, and
 * with `npm test -- --all`. What people do every day is tested by others.
 */
export const SELDOM: Readonly<Record<string, readonly string[]>> = {
  [`${HTTP}/bank-statements-hostile.test.ts`]: STATEMENTS,
  [`${HTTP}/categories-in-medusa.test.ts`]: DASHBOARD,
  [`${HTTP}/commerce-away.test.ts`]: EDGE,
  [`${HTTP}/edge-log.test.ts`]: ["plugins/kit/src/log", ...EDGE],
  [`${HTTP}/inline-scripts.test.ts`]: [...SCRIPTS, ...LOST_SCRIPTS, "tools/browsers"],
  [`${HTTP}/log-limits.test.ts`]: ["plugins/kit/src/log", ...EDGE],
  [`${HTTP}/medusa-sign-in-flood.test.ts`]: ["plugins/accounts/src/providers", "plugins/accounts/src/http"],
  [`${HTTP}/memory.test.ts`]: ["plugins/kit/src/cache", ...EDGE],
  [`${HTTP}/order-lookup-limits.test.ts`]: LIMITS,
  [`${HTTP}/page-cache.test.ts`]: EDGE,
  [`${HTTP}/password-reset-limits.test.ts`]: LIMITS,
  [`${HTTP}/placing-limits.test.ts`]: ["plugins/checkout/src", "plugins/kit/src/http"],
  [`${HTTP}/products-in-medusa.test.ts`]: DASHBOARD,
  [`${HTTP}/request-smuggling.test.ts`]: EDGE,
  [`${HTTP}/sign-in-limits.test.ts`]: ["plugins/accounts/src", "plugins/kit/src/http"],
  [`${HTTP}/too-large-bodies.test.ts`]: ["plugins/kit/src/http", ...EDGE],
  [`${HTTP}/unusable-input.test.ts`]: ["package-lock.json", "plugins/kit/src/http", "plugins/kit/src/serve"],
  [`${HTTP}/uploads-limits.test.ts`]: UPLOADS,
  [`${HTTP}/write-limits.test.ts`]: LIMITS,
  [`${INSIDE}/backup.test.ts`]: ["scripts/lib/backup", ...DATABASE],
  [`${INSIDE}/catalog-atomicity.test.ts`]: [
    "plugins/catalog/src/workflows",
    "plugins/catalog/src/modules",
    ...DATABASE,
  ],
  [`${INSIDE}/killed-import.test.ts`]: [...STATEMENTS, ...JOBS, ...DATABASE],
  [`${INSIDE}/killed-process.test.ts`]: [...JOBS, ...DATABASE],
  [`${INSIDE}/lock-timeout.test.ts`]: DATABASE,
  [`${INSIDE}/mail-outbox-failures.test.ts`]: JOBS,
  [`${INSIDE}/plugins-alone.test.ts`]: ["package-lock.json", "tools/dependency-rule", ...manifests],
  [`${BROWSER}/admin-both-dashboards.test.ts`]: DASHBOARD,
  [`${BROWSER}/admin-large-letters.test.ts`]: ["plugins/back-office/src"],
  [`${BROWSER}/admin-no-network.test.ts`]: [
    "plugins/back-office/src/screens/offline-queue",
    "plugins/back-office/src/screens/send.ts",
  ],
  [`${BROWSER}/cut-texts.test.ts`]: SCREENS,
  [`${BROWSER}/deployment.test.ts`]: [...SCRIPTS, ...LOST_SCRIPTS, "storefront/server"],
  [`${BROWSER}/failed-hydration.test.ts`]: [...SCRIPTS, ...LOST_SCRIPTS],
  [`${BROWSER}/fallbacks.test.ts`]: ["storefront/app/lib", ...EDGE],
  [`${BROWSER}/large-letters.test.ts`]: ["storefront/app"],
  [`${BROWSER}/large-photos.test.ts`]: [...UPLOADS, "plugins/back-office/src/screens/ui", "storefront/app/ui"],
  [`${BROWSER}/medusa-dashboard.test.ts`]: DASHBOARD,
  [`${BROWSER}/offline.test.ts`]: [
    "storefront/service-worker",
    "storefront/server",
    "storefront/app/offline",
    "storefront/app/cart",
  ],
  [`${BROWSER}/old-browsers.test.ts`]: [...SCRIPTS, "tools/browsers"],
  [`${BROWSER}/service-worker.test.ts`]: ["storefront/service-worker", "storefront/server", "storefront/app/offline"],
  [`${BROWSER}/timings.test.ts`]: ["plugins/back-office/src/screens/ui", "storefront/app/session", "storefront/app/ui"],
  "plugins/kit/src/http/form.test.ts": UPLOADS,
  "plugins/kit/src/uploads/damaged-picture.test.ts": UPLOADS,
  "plugins/kit/src/uploads/inspect-picture.test.ts": UPLOADS,
  "plugins/kit/src/uploads/store-picture.test.ts": UPLOADS,
  "plugins/statement-reader/src/statement-reader.test.ts": ["plugins/statement-reader"],
  "storefront/app/ui/text-elements.test.ts": SCREENS,
};

/** A session's work before the newest commit: about what one push brings. A clone answers the same at any time. */
const RECENT_MS = 3 * 60 * 60 * 1000;

/** The test files of `SELDOM` whose sources, and that themselves, have not changed. */
export function unchangedTests(changed: readonly string[]): string[] {
  const sourceFiles = changed.filter((file) => !/\.test(ing)?\./.test(file));
  const hasChanged = (source: string) => sourceFiles.some((file) => file === source || file.startsWith(`${source}/`));
  return Object.entries(SELDOM)
    .filter(([test, sources]) => !changed.includes(test) && !sources.some(hasChanged))
    .map(([test]) => test);
}

/** Those of this checkout, with commas, for `TEST_LEAVE_OUT`; none where there is no history to tell, as in an unpacked archive. */
export function testsToLeaveOut(): string {
  try {
    const since = new Date(Date.parse(git("log", "-1", "--format=%cI").trim()) - RECENT_MS).toISOString();
    const committed = git("log", `--since=${since}`, "--name-only", "--format=");
    const own = git("status", "--porcelain", "--no-renames").replace(/^.. /gm, "");
    return unchangedTests(`${committed}\n${own}`.split("\n")).join();
  } catch {
    return "";
  }
}

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
