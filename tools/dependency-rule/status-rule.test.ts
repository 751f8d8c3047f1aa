import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";
import { sourceFiles } from "../../scripts/lib/compile/files.ts";

const OF_AN_ORDER = /["'`](?:pending|processing|completed|cancelled)["'`]/;

/** What has such a word for something else, or is written down in the database. */
const OTHERS = [
  // The table itself, and the tables of the database with the changes of them.
  "plugins/orders/src/contract/status.ts",
  /\/modules\/|\/migration-scripts\//,
  // Medusa's payment.
  "backend/src/seed/bulk/payment-rows.ts",
  // Why money is to go back.
  /plugins\/bookkeeping\/src\/(contract|read-models)\/returns.ts/,
  // What a line of a statement is, and whether an outgoing one is settled.
  /plugins\/bank-statements\/src\/.*(statement-line|line-match|proposals|keep-returns|bank-statements|return-orders).ts/,
];

it("code asks what a status means (`ORDER_STATUS`, `statusIs`), and names none", () => {
  const files = sourceFiles(["plugins", "backend/src", "storefront/app"])
    .map((file) => relative(ROOT, file))
    .filter((file) => /\.(ts|tsx)$/.test(file) && !/testing/.test(file))
    .filter((file) => !OTHERS.some((other) => (typeof other === "string" ? file === other : other.test(file))));
  const found = files.flatMap((file) =>
    readFileSync(`${ROOT}/${file}`, "utf8")
      .split("\n")
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && OF_AN_ORDER.test(line.replaceAll(/statusIs\("\w+"/g, "")))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
