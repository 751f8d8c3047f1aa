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

/** All rows of an entity by public id, with a read model's fields from Medusa's graph. */
async function inGraph(entity: string, fields: Record<string, string>): Promise<Map<unknown, Row>> {
  const query = commerce.container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity, fields: Object.values(fields) } as never);
  const rows = (data as Row[]).map((row) =>
    Object.fromEntries(Object.entries(fields).map(([name, path]) => [name, valuesAt(row, path.split("."))])),
  );
  return new Map(rows.map((row) => [first(row.id), row]));
}

/** Every value at a path; several when it passes through a list. */
function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  return value === null || value === undefined ? [] : valuesAt((value as Row)[name], rest);
}

function first(values: unknown): unknown {
  return (values as unknown[])[0];
}

/** In the API's format: dates as texts, decimals as numbers, empty texts as null. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "object" && "toJSON" in value ? Number(value) : value;
}

const SEVERAL = ["imageUrls"];

/** Compares rows read by SQL with the graph, field by field; lists as sets, because the graph has no order. */
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

it("products are read by SQL with the same result as by Medusa's graph", async () => {
  const products = await findProducts(shopPool());
  // Tracked stock is computed from Medusa's locations, not from the product's own field.
  const untracked = products.filter(({ trackStock }) => !trackStock);
  await expectAgreement("product", PRODUCT_GRAPH_FIELDS, untracked);
});

it("categories are read by SQL with the same result as by Medusa's graph", async () => {
  await expectAgreement("product_category", CATEGORY_GRAPH_FIELDS, await findCategories(shopPool()));
});

it("bank accounts are read by SQL with the same result as by Medusa's graph", async () => {
  await expectAgreement("bank_account", BANK_ACCOUNT_GRAPH_FIELDS, await findBankAccounts(shopPool()));
});

it("the menu is read by SQL with the same result as by Medusa's graph", async () => {
  await expectAgreement("navigation_item", NAVIGATION_GRAPH_FIELDS, await findNavigation(shopPool()));
});
