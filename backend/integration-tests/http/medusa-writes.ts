import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";

const MEDUSA_ROUTES = join(dirname(createRequire(__filename).resolve("@medusajs/medusa/package.json")), "dist", "api");
const WRITES = ["POST", "PUT", "PATCH", "DELETE"];

/** Every write of the installed Medusa's APIs, such as `POST /admin/orders/:id/cancel`. */
export function installedWrites(): string[] {
  return readdirSync(MEDUSA_ROUTES, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "route.js")
    .flatMap(({ parentPath, name }) => {
      const folders = parentPath.slice(MEDUSA_ROUTES.length).split(sep).join("/");
      const path = folders.replace(/\[(\w+)\]/g, ":$1");
      const code = readFileSync(join(parentPath, name), "utf8");
      return WRITES.filter((method) => new RegExp(`exports\\.${method}\\b`).test(code)).map(
        (method) => `${method} ${path}`,
      );
    })
    .sort();
}
