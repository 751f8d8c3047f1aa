import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fromPlugins, PLUGINS } from "./plugins";

it("every folder of plugins is a plugin of the application, after those that it depends on, but for a library", () => {
  const folders = readdirSync(join(__dirname, "../../plugins")).filter((name) => name !== "statement-reader");
  expect([...PLUGINS].sort()).toEqual(folders.map((name) => `@zakh/${name}`));
  const places = ["kit", "accounts", "catalog", "orders", "marketplace"].map((name) =>
    PLUGINS.indexOf(`@zakh/${name}`),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it("the calls and texts of a plugin are found by the names of their files", () => {
  const paths = fromPlugins<{ path: string }[]>("http/calls", "calls")
    .flat()
    .map(({ path }) => path);
  for (const path of ["/api/login", "/api/password-reset", "/api/cart", "/api/settings/site-name"]) {
    expect(paths).toContain(path);
  }
  // All except the back office and pay-on-pickup, which have no error texts of their own.
  expect(fromPlugins("contract/texts", "texts")).toHaveLength(PLUGINS.length - 2);
});
