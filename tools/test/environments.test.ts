import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

it("only files with a process each choose their environment: between others it would end the process that all share", () => {
  const files = ["storefront/app", "plugins"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /^(?!.*node_modules|.*\.medusa).*\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.filter((file) => /^\/\/ @vitest-environment/.test(readFileSync(join(ROOT, file), "utf8"))).sort(),
  ).toEqual([
    "storefront/app/offline/use-offline-pages.test.tsx",
    "storefront/app/store/products/product-actions.test.tsx",
  ]);
});
