import { describe, expect, it } from "vitest";
import { tableViolations } from "./table-rule.ts";

const PLUGINS = { kit: [], accounts: ["kit"], orders: ["kit", "accounts"] };

const OWNED = [
  {
    path: "plugins/orders/src/modules/shop-order/migrations/Migration1.ts",
    text: 'this.addSql(`create table if not exists "order_detail" ("id" text)`); this.addSql(`create table order_line ()`);',
  },
  {
    path: "plugins/accounts/src/modules/account/migrations/Migration2.ts",
    text: 'addSql(`create table "account" ()`);',
  },
  {
    path: "plugins/orders/src/links/order-detail.ts",
    text: 'export default defineLink(a, b, { database: { table: "order_order_detail" } });',
  },
];

function found(path: string, text: string) {
  return tableViolations([...OWNED, { path, text }], PLUGINS).map(({ line, specifier }) => `${line} ${specifier}`);
}

describe("a plugin's SQL", () => {
  it.each([
    ["its own tables", "plugins/orders/src/a.ts", '"SELECT 1 FROM order_detail JOIN order_order_detail USING (id)"'],
    ["those of a plugin that it depends on", "plugins/orders/src/a.ts", '"UPDATE account SET name = $1"'],
    ["Medusa's", "plugins/kit/src/a.ts", '"SELECT 1 FROM product JOIN customer ON true"'],
    ["what a test looks at", "plugins/kit/src/a.test.ts", '"SELECT 1 FROM account"'],
    ["a word that is a table's, in no SQL", "plugins/kit/src/a.ts", '"Sign in with your account" // FROM order_line'],
    ["anything in the application, which puts them together", "backend/src/a.ts", '"DELETE FROM order_detail"'],
  ])("may name %s", (_what, path, text) => {
    expect(found(path, text)).toEqual([]);
  });

  it.each([
    ["to read", '"SELECT * FROM account WHERE id = $1"', "1 account"],
    ["beside others", "`SELECT 1\n FROM product JOIN order_detail d ON d.id = $1`", "1 order_detail"],
    ["after a gap", "`$" + '{select} WHERE id IN (SELECT id FROM "order_line")`', "1 order_line"],
    ["to write", '\n"INSERT INTO order_line (id) VALUES ($1)"', "2 order_line"],
    ["to change", '"UPDATE ONLY order_detail SET a = 1"', "1 order_detail"],
    ["in a list of tables", 'defineSnapshot({ tables: ["order_line"] })', "1 order_line"],
  ])("may not name a table of a plugin above, %s", (_how, text, violation) => {
    expect(found("plugins/kit/src/read-models/a.ts", text)).toEqual([violation]);
  });

  it("is told whose table it is", () => {
    const [violation] = tableViolations([...OWNED, { path: "plugins/kit/src/a.ts", text: '"FROM account"' }], PLUGINS);
    expect(violation?.why).toMatch(/a table of accounts, which kit does not depend on/);
  });
});
