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

const SCREENS = ["storefront/app", "plugins/back-office/src"];
const manifests = readdirSync(join(ROOT, "plugins")).map((plugin) => `plugins/${plugin}/package.json`);

/**
 * Test files that take long and test what seldom changes: damage, floods, odd files. Each is run when one of its sources has changed lately, and
 * with `npm test -- --all`. What people do every day is tested by others.
 */
export const SELDOM: Readonly<Record<string, readonly string[]>> = {
  [`${HTTP}/bank-statements-hostile.test.ts`]: STATEMENTS,
  [`${HTTP}/commerce-away.test.ts`]: EDGE,
  [`${HTTP}/log-limits.test.ts`]: ["plugins/kit/src/log", ...EDGE],
  [`${HTTP}/medusa-sign-in-flood.test.ts`]: ["plugins/accounts/src/providers", "plugins/accounts/src/http"],
  [`${HTTP}/page-cache.test.ts`]: EDGE,
  [`${HTTP}/placing-limits.test.ts`]: ["plugins/checkout/src", "plugins/kit/src/http"],
  [`${HTTP}/request-smuggling.test.ts`]: EDGE,
  [`${HTTP}/sign-in-limits.test.ts`]: ["plugins/accounts/src", "plugins/kit/src/http"],
  [`${HTTP}/uploads-limits.test.ts`]: UPLOADS,
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
  [`${BROWSER}/service-worker.test.ts`]: ["storefront/service-worker", "storefront/server", "storefront/app/offline"],
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
  const hasChanged = (source: string) => changed.some((file) => file === source || file.startsWith(`${source}/`));
  return Object.entries(SELDOM)
    .filter(([test, sources]) => ![test, ...sources].some(hasChanged))
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
