import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";

/** Licences under which anybody may run, change and sell the shop. The OFL is that of fonts. */
const OPEN = new Set([
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC-BY-4.0", "CC0-1.0", "ISC"],
  ...["LGPL-3.0-or-later", "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "Python-2.0", "Unlicense", "Zlib"],
]);

const MIXED = "MIT, except the parts of Medusa's Enterprise Edition, which the flag rbac turns on: it stays off";
const UNNAMED = "its package.json names none; its source is MIT";

const KNOWN: Record<string, string> = {
  "@medusajs/auth-oidc": "Enterprise Edition: installed with Medusa, not loaded, not in the images",
  "@medusajs/rbac": "Enterprise Edition: installed with Medusa, not loaded, not in the images",
  "@medusajs/core-flows": MIXED,
  "@medusajs/dashboard": MIXED,
  "@medusajs/framework": MIXED,
  "@medusajs/js-sdk": MIXED,
  "@medusajs/link-modules": MIXED,
  "@medusajs/medusa": MIXED,
  "@medusajs/types": MIXED,
  "@medusajs/utils": MIXED,
  "@medusajs/admin-bundler": UNNAMED,
  "@medusajs/admin-sdk": UNNAMED,
  "@medusajs/admin-shared": UNNAMED,
  "@medusajs/admin-vite-plugin": UNNAMED,
  "connect-dynamodb": UNNAMED,
};

interface Package {
  link?: boolean;
  license?: string;
}

type Said = string | { type: string };

/** What a package says of itself, in the old forms too; packages for other systems are only in the lock file. */
function licenceOf(path: string, locked: Package): string {
  const manifest = join(ROOT, path, "package.json");
  const { license, licenses = [] }: { license?: Said; licenses?: Said[] } = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, "utf8"))
    : locked;
  const said = license ? [license] : licenses;
  return said.map((one) => (typeof one === "string" ? one : one.type)).join(" ");
}

/** Whether each licence of an expression such as `(MIT OR CC0-1.0)` is open. */
function isOpen(licence: string): boolean {
  return licence.split(/[()\s]+|\b(?:AND|OR)\b/).every((part) => part === "" || OPEN.has(part)) && licence !== "";
}

it("every package that is installed is open source, except the known ones", () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, Package>;
  };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  expect(installed.length).toBeGreaterThan(1000);
  const others = installed.filter(([path, found]) => !isOpen(licenceOf(path, found)));
  const names = others.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
  expect([...new Set(names)].sort()).toEqual(Object.keys(KNOWN).sort());
});
