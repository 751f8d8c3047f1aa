import { shopPool } from "@zakh/kit/database/pool";
import { KEPT_NAMES, type KeptName, WHAT_IS_KEPT } from "@zakh/legal/templates/what-is-kept";
import { beforeAll, expect, it } from "vitest";
import { bootCommerce } from "./boot";

/** Which tables hold what the privacy policy names. A new table of people's data needs a row of `WHAT_IS_KEPT`, and its place here. */
const TABLES: Record<KeptName, readonly string[]> = {
  account: [
    "account",
    "account_customer",
    "account_merge",
    "customer",
    "customer_account_holder",
    "customer_group_customer",
    "password_reset",
  ],
  addresses: ["account_address", "customer_address"],
  orders: [
    "order_detail",
    "order_status_change",
    "order",
    "order_address",
    "cart",
    "cart_address",
    "fulfillment",
    "fulfillment_address",
    "money_entry",
    "credit_grant",
    "statement_line",
    "outgoing_line",
    "learned_sender",
    "ignored_payer",
    "bank_statement",
    "account_holder",
  ],
  refundAccounts: ["refund_account"],
  cashReceipts: ["cash_receipt"],
  reviews: ["product_review", "product_review_report"],
  wishes: ["favorite", "standing_basket", "back_in_stock_alert"],
  mails: ["outgoing_mail", "legal_consent", "notification"],
  sessions: ["shop_session"],
  devices: ["push_subscription"],
  notes: ["owner_note"],
  partners: [
    "market_store",
    "market_store_decision",
    "account_user",
    "user",
    "user_preference",
    "user_rbac_role",
    "invite",
    "product_change_set",
    "layout_configuration",
    "view_configuration",
    "legal_version",
    "product_lot",
    "recall",
    "store_account",
    "store_commission_rate",
    "store_entry",
    "store_order_note",
    "store_order_step",
    "store_payout",
  ],
  complaints: ["delivery_claim"],
};

/** The shop's own data, or that of nobody. */
const OF_NO_PERSON = ["bank_account", "footer_setting", "stock_location", "stock_location_address"];

/** Names of columns that tell who somebody is, or where. */
const PERSONAL =
  "^(.*_)?(e?mail|phone|address|address_[12]|address_parts|first_name|last_name|username|holder|account_holder|depositor|payer|recipient|recipient_name|endpoint|sender|customer_name|door_code|ip|ip_address|account_number|account_id|customer_id|user_id|by_name|account_name|reporter|published_by|sess)$";

beforeAll(() => bootCommerce());

it("every table with data of people is named in the privacy policy", async () => {
  const { rows } = await shopPool().query<{ table: string; columns: string }>(
    `SELECT table_name AS table, string_agg(column_name, ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name ~ $1 GROUP BY 1`,
    [PERSONAL],
  );
  const known = new Set([...Object.values(TABLES).flat(), ...OF_NO_PERSON]);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ table }) => !known.has(table))).toEqual([]);
});

it("every kind of data that is named has tables that exist", async () => {
  const { rows } = await shopPool().query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const names = new Set(rows.map(({ name }) => name));
  expect(
    Object.values(TABLES)
      .flat()
      .filter((table) => !names.has(table)),
  ).toEqual([]);
  expect(WHAT_IS_KEPT.map(({ name }) => name)).toEqual(KEPT_NAMES);
});
