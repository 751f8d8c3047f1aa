import * as accounts from "@zakh/accounts/contract";
import * as bankStatements from "@zakh/bank-statements/contract";
import * as bankTransfer from "@zakh/bank-transfer/contract";
import * as bookkeeping from "@zakh/bookkeeping/contract";
import * as catalog from "@zakh/catalog/contract";
import * as checkout from "@zakh/checkout/contract";
import * as fulfilment from "@zakh/fulfilment/contract";
import * as marketplace from "@zakh/marketplace/contract";
import * as mealKits from "@zakh/meal-kits/contract";
import * as orderChanges from "@zakh/order-changes/contract";
import * as orders from "@zakh/orders/contract";
import * as siteSettings from "@zakh/site-settings/contract";
import { expect, it } from "vitest";
import { type ZodError, ZodType } from "zod";
import { CATALOGUES } from "./catalogues";

const CONTRACTS = {
  accounts,
  bankStatements,
  bankTransfer,
  bookkeeping,
  catalog,
  checkout,
  fulfilment,
  marketplace,
  mealKits,
  orderChanges,
  orders,
  siteSettings,
};

/** Names of request schemas; answers, such as a change in an order's history, need no codes. */
const SENT = /(Input|Changes?|Form|Query|Data)$(?<!orderStatusChange)/;

/** Values that a form or a call may send for a number; null and undefined are valid where a field is optional. */
const GIVEN = [
  "",
  "x",
  "-1",
  "1e5",
  null,
  undefined,
  -1,
  0.001,
  1e12,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  {},
];

/** The parts of zod's definition that may contain other schemas. */
interface Def {
  type: string;
  shape?: Record<string, ZodType>;
  options?: ZodType[];
  element?: ZodType;
  innerType?: ZodType;
  in?: ZodType;
  out?: ZodType;
}

function defOf(schema: ZodType): Def {
  return schema.def as Def;
}

function insideOf({ options = [], innerType, in: before, out: after }: Def): ZodType[] {
  return [...options, innerType, before, after].filter((inner) => inner !== undefined);
}

function holdsNumber(schema: ZodType): boolean {
  const def = defOf(schema);
  return def.type === "number" || insideOf(def).some(holdsNumber);
}

/** The number fields of a schema, each with its path. */
function numberFields(schema: ZodType, path: string): [path: string, field: ZodType][] {
  const def = defOf(schema);
  const parts = [...Object.entries(def.shape ?? {}), ...(def.element ? [["0", def.element] as const] : [])];
  const deeper = [
    ...parts.flatMap(([name, part]) => numberFields(part, `${path}.${name}`)),
    ...insideOf(def).flatMap((inner) => (holdsNumber(inner) ? [] : numberFields(inner, path))),
  ];
  return holdsNumber(schema) ? [[path, schema], ...deeper] : deeper;
}

/** All error messages, including those of each alternative of a union, because a form may show any of them. */
function messagesOf(issues: ZodError["issues"]): string[] {
  return issues.flatMap((issue) => [
    issue.message,
    ...(issue.code === "invalid_union" ? issue.errors.flatMap((errors) => messagesOf(errors as typeof issues)) : []),
  ]);
}

const SETTINGS = Object.entries(siteSettings.SETTINGS).map(
  ([name, row]) => [`SETTINGS.${name}`, "change" in row ? row.change : row.schema] as const,
);

const FIELDS = Object.entries(CONTRACTS).flatMap(([contract, exported]) =>
  [...Object.entries(exported), ...(contract === "siteSettings" ? SETTINGS : [])].flatMap(([name, value]) =>
    value instanceof ZodType && (SENT.test(name) || name.startsWith("SETTINGS."))
      ? numberFields(value, `${contract}.${name}`)
      : [],
  ),
);

it("finds the number fields of requests", () => {
  expect(FIELDS.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      "catalog.productData.price",
      "checkout.cartInput.items.0.quantity",
      "marketplace.storeInput.categoryId",
      "mealKits.mealKitInput.price",
      "mealKits.mealKitInput.components.0.quantity",
      "orders.returnedInput.amount",
      "siteSettings.navigationItemInput.order",
      "siteSettings.SETTINGS.shipping-fee.value",
    ]),
  );
});

it.each(FIELDS)("%s refuses what is no number of its kind with codes that have a text", async (_path, field) => {
  const { errors } = await CATALOGUES.mn();
  const messages = GIVEN.flatMap((given) => messagesOf(field.safeParse(given).error?.issues ?? []));
  expect([...new Set(messages)].filter((message) => !(message in errors))).toEqual([]);
});
