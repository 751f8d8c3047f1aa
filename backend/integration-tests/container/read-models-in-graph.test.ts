import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { BANK_ACCOUNT_GRAPH_FIELDS, findBankAccounts } from "@zakh/bank-transfer/read-models/bank-accounts";
import { CATEGORY_GRAPH_FIELDS, findCategories } from "@zakh/catalog/read-models/categories";
import { findProducts, PRODUCT_GRAPH_FIELDS } from "@zakh/catalog/read-models/products";
import { shopPool } from "@zakh/kit/database/pool";
import { findNavigation, NAVIGATION_GRAPH_FIELDS } from "@zakh/site-settings/read-models/navigation";
import { beforeAll, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";

let commerce: Commerce;

beforeAll(async () => {
  commerce = await bootCommerce();
});

type Row = Record<string, unknown>;

/** All of an entity, by public id, in the fields of a read model: what stands under each path of Medusa's graph. */
async function inGraph(entity: string, fields: Record<string, string>): Promise<Map<unknown, Row>> {
  const query = commerce.container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity, fields: Object.values(fields) } as never);
  const rows = (data as Row[]).map((row) =>
    Object.fromEntries(Object.entries(fields).map(([name, path]) => [name, valuesAt(row, path.split("."))])),
  );
  return new Map(rows.map((row) => [first(row.id), row]));
}

/** Every value that a path leads to; through a list it leads to several. */
function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  return value === null || value === undefined ? [] : valuesAt((value as Row)[name], rest);
}

function first(values: unknown): unknown {
  return (values as unknown[])[0];
}

/** As the wire has it: dates as texts, decimals as numbers, nothing where a text is empty. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "object" && "toJSON" in value ? Number(value) : value;
}

const SEVERAL = ["imageUrls"];

/** Holds what SQL read against the graph, field by field; lists as sets, because the graph has no order. */
async function expectAgreement(entity: string, fields: Record<string, string>, read: object[]) {
  const graph = await inGraph(entity, fields);
  expect(read.length).toBeGreaterThan(0);
  for (const row of read as Row[]) {
    const known = graph.get(row.id);
    expect(known, `${entity} ${row.id}`).toBeDefined();
    for (const name of Object.keys(fields)) {
      const expected = SEVERAL.includes(name) ? known?.[name] : plain(first(known?.[name]));
      const found = SEVERAL.includes(name) ? row[name] : plain(row[name]);
      if (Array.isArray(expected))
        expect(found, `${entity} ${row.id}, ${name}`).toEqual(expect.arrayContaining(expected));
      else expect(found, `${entity} ${row.id}, ${name}`).toEqual(expected);
    }
  }
}

it("products are read by SQL as Medusa's graph has them", async () => {
  const products = await findProducts(shopPool());
  // Tracked stock is counted at Medusa's locations and not read from the product's own field.
  const untracked = products.filter(({ trackStock }) => !trackStock);
  await expectAgreement("product", PRODUCT_GRAPH_FIELDS, untracked);
});

it("categories are read by SQL as Medusa's graph has them", async () => {
  await expectAgreement("product_category", CATEGORY_GRAPH_FIELDS, await findCategories(shopPool()));
});

it("bank accounts are read by SQL as Medusa's graph has them", async () => {
  await expectAgreement("bank_account", BANK_ACCOUNT_GRAPH_FIELDS, await findBankAccounts(shopPool()));
});

it("the menu is read by SQL as Medusa's graph has it", async () => {
  await expectAgreement("navigation_item", NAVIGATION_GRAPH_FIELDS, await findNavigation(shopPool()));
});
