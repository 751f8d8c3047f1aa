import { randomUUID } from "node:crypto";
import { ADDRESSES_MAX, savedAddressInput } from "@zakh/accounts/contract";
import { findAccount, type SignedInAccount } from "@zakh/accounts/read-models/accounts";
import { saveAddressWorkflow } from "@zakh/accounts/workflows/address-book/save-address";
import { mergeAccountsWorkflow } from "@zakh/accounts/workflows/merge-accounts";
import { registerAccountWorkflow } from "@zakh/accounts/workflows/register-account";
import { grantCreditWorkflow } from "@zakh/bookkeeping/workflows/grant-credit";
import { addOwnerNoteWorkflow } from "@zakh/bookkeeping/workflows/owner-notes";
import { findSavedLines } from "@zakh/checkout/read-models/saved-cart";
import { saveCartWorkflow } from "@zakh/checkout/workflows/save-cart";
import { shopPool } from "@zakh/kit/database/pool";
import { creditBalance } from "@zakh/orders/read-models/credit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tablesWritten, WRITE_FAILED, whileKilledAt, whileWritesFail } from "./failing-writes";
import { orderRequest, place, removeOrders, type TestProduct } from "./fixtures";
import { admin, TestOrders } from "./test-orders";

let shop: TestOrders;
let beef: TestProduct;
const made: number[] = [];

beforeAll(async () => {
  shop = await TestOrders.open();
  [beef] = await shop.putOnSale({ name: "Нэгтгэсэн мах", price: 15000 });
});

afterAll(async () => {
  for (const number of made) await removeOrders(shopPool(), number);
  await shop.remove();
});

/** A customer with an order, credit, a note and a cart. */
async function customer(): Promise<SignedInAccount> {
  const username = `merge-${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.com`;
  const input = { username, email, name: "Болд", phone: "010-1234-5678", password: "нууц-үг-123", isAdmin: false };
  const { container } = shop;
  const { result } = await registerAccountWorkflow(container).run({ input });
  const account = await findAccount(shopPool(), result.id);
  if (!account) throw new Error("The account was not made");
  made.push(account.number);
  const { number, customerId } = account;
  const shopper = { ...shop.shopper, accountNumber: number, customerId };
  await place(container, orderRequest(shopper, shop.bank, [[beef, 1]], { customerEmail: email }));
  await grantCreditWorkflow(container).run({
    input: { accountNumber: number, amount: 1000, reason: "Бэлэг", by: admin },
  });
  await addOwnerNoteWorkflow(container).run({ input: { about: { account: number }, text: "Найз", by: "Админ" } });
  await saveCartWorkflow(container).run({
    input: { customerId, items: [{ productId: beef.number, quantity: 1 }], merge: false },
  });
  return account;
}

/** What an account has. */
async function has({ accountId, number, customerId }: SignedInAccount) {
  const { rows } = await shopPool().query(
    `SELECT (SELECT count(*)::int FROM order_detail WHERE account_number = $1) AS orders,
       (SELECT count(*)::int FROM "order" WHERE customer_id = $2) AS medusa,
       (SELECT count(*)::int FROM owner_note WHERE account_number = $1) AS notes,
       (SELECT count(*)::int FROM account_customer WHERE account_id = $3) AS customers,
       (SELECT count(*)::int FROM provider_identity p JOIN account a ON p.entity_id = a.email WHERE a.id = $3) AS passwords,
       (SELECT count(*)::int FROM account_merge WHERE into_number = $1) AS merges`,
    [number, customerId, accountId],
  );
  const cart = (await findSavedLines(shopPool(), customerId)).lines.length;
  return { ...rows[0], cart, credit: await creditBalance(shopPool(), number) };
}

const ONE = { orders: 1, medusa: 1, notes: 1, customers: 1, passwords: 1, merges: 0, cart: 1, credit: 1000 };

const merge = (from: SignedInAccount, into: SignedInAccount) =>
  mergeAccountsWorkflow(shop.container).run({
    input: { from: from.number, into: into.number, by: "Админ", preview: false },
  });

it("two accounts become one as a whole or not at all, whichever write fails and wherever the process is killed", async () => {
  const pool = shopPool();
  const [first, second] = [await customer(), await customer()];
  const tables = await tablesWritten(pool, () => merge(first, second));
  expect(tables).toEqual(
    expect.arrayContaining(["order_detail", "order", "credit_grant", "owner_note", "cart", "account", "account_merge"]),
  );
  expect(await has(second)).toEqual({ ...ONE, orders: 2, medusa: 2, notes: 2, merges: 1, credit: 2000 });

  const [from, into] = [await customer(), await customer()];
  const untouched = async (told: string) => {
    expect(await has(from), told).toEqual(ONE);
    expect(await has(into), told).toEqual(ONE);
  };
  await untouched("before");
  for (const table of tables) {
    await whileWritesFail(pool, table, () => expect(merge(from, into), table).rejects.toThrow(WRITE_FAILED));
    await untouched(table);
  }
  for (const table of ["order_detail", "account"]) {
    await whileKilledAt(pool, table, () => expect(merge(from, into), table).rejects.toThrow());
    await untouched(table);
  }
});

it("an order that is placed while its account goes is one of the account that stays, or is refused", async () => {
  const [from, into] = [await customer(), await customer()];
  const shopper = { ...shop.shopper, accountNumber: from.number, customerId: from.customerId };
  const order = () =>
    place(
      shop.container,
      orderRequest(shopper, shop.bank, [[beef, 1]], { customerEmail: `${randomUUID()}@example.com` }),
    ).then(
      () => 1,
      () => 0,
    );
  const [, ...placed] = await Promise.all([merge(from, into), order(), order(), order()]);
  const others = placed.reduce((sum: number, one) => sum + one, 0);
  expect([(await has(from)).orders, (await has(into)).orders]).toEqual([0, 2 + others]);
});

it("an address of either account is still there, also where both have as many as can be added", async () => {
  const [from, into] = [await customer(), await customer()];
  for (const { accountId } of [from, into]) {
    for (let at = 0; at < ADDRESSES_MAX; at++) {
      const roadAddress = `서울 강남구 테헤란로 ${accountId === from.accountId ? at : 100 + at}`;
      const address = savedAddressInput.parse({ recipientName: "Болд", phone: "010-1234-5678", roadAddress });
      await saveAddressWorkflow(shop.container).run({ input: { accountId, address } });
    }
  }
  await merge(from, into);
  const { rows } = await shopPool().query(
    `SELECT count(*)::int, count(*) FILTER (WHERE is_default)::int AS defaults FROM account_address
     WHERE account_id = $1 AND deleted_at IS NULL`,
    [into.accountId],
  );
  expect(rows).toEqual([{ count: 2 * ADDRESSES_MAX, defaults: 1 }]);
});
