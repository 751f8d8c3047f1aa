import { collectPersonalData, registeredPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestOrders } from "./test-orders";

let orders: TestOrders;

beforeAll(async () => {
  orders = await TestOrders.open();
});
afterAll(() => orders.remove());

/** Tables with an account in them of which the file tells nothing, and why. */
const UNTOLD: Record<string, string> = {
  account_customer: "a link to Medusa",
  account_user: "a link to Medusa",
  password_reset: "a hash of a token and when it ends",
  owner_note: "the staff's own notes for their work, not what the person has told",
  market_store_decision: "which admin decided on a store",
  bank_account: "the shop's own accounts",
  bank_statement: "which admin imported it",
  cart_address: "of carts of Medusa's `/store`, which are deleted with it after 30 days",
  product_change_set: "which admin changed prices",
  product_lot: "which admin opened a lot",
  recall: "which admin called goods back",
  store_account: "a bank's account, which the store's owner reads in its books",
  store_payout: "a bank's account, which the store's owner reads in its books",
  customer_account_holder: "Medusa's, which the shop does not use",
  customer_address: "Medusa's, which the shop does not use",
  customer_group_customer: "Medusa's, which the shop does not use",
  order: "Medusa's copy of what `orders` tells",
  order_address: "Medusa's copy of what `orders` tells",
};

it("tells of every table that has an account or a customer in it, but for those that are listed with a reason", async () => {
  const { rows } = await shopPool().query<{ table: string }>(
    `SELECT DISTINCT c.table_name AS table FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
       AND c.column_name IN ('account_id', 'account_number', 'user_number', 'customer_id') ORDER BY 1`,
  );
  const told = new Set(registeredPersonalData().flatMap(({ tables }) => tables));
  expect(rows.map(({ table }) => table).filter((table) => !told.has(table) && !(table in UNTOLD))).toEqual([]);
});

it("has all that a person has told, each part by its statement", async () => {
  const [beef] = await orders.putOnSale({ name: "Үхрийн мах", price: 15_000 });
  const number = await orders.placeOne(beef);
  await shopPool().query(
    `INSERT INTO account_customer (id, account_id, customer_id) SELECT 'link_' || number, id, 'cus_' || number FROM account
     WHERE number = $1 AND NOT EXISTS (SELECT FROM account_customer WHERE account_id = account.id)`,
    [orders.shopper.accountNumber],
  );
  const data = await collectPersonalData(shopPool(), orders.shopper.accountNumber);
  expect(Object.keys(data)).toEqual(registeredPersonalData().map(({ name }) => name));
  expect(data.account).toHaveLength(1);
  expect(data.orders).toEqual([expect.objectContaining({ number, lines: [expect.objectContaining({ quantity: 1 })] })]);
});
