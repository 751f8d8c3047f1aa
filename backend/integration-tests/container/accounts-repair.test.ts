import { randomUUID } from "node:crypto";
import { Modules } from "@medusajs/framework/utils";
import { findAccount, type SignedInAccount } from "@zakh/accounts/read-models/accounts";
import { deleteCustomerWorkflow } from "@zakh/accounts/workflows/delete-customer";
import { registerAccountWorkflow } from "@zakh/accounts/workflows/register-account";
import { repairAccounts } from "@zakh/accounts/workflows/repair-accounts";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { livingRows } from "./living-rows";
import { tablesWritten, whileKilledAt } from "./refusing-table";

let commerce: Commerce;

beforeAll(async () => {
  commerce = await bootCommerce();
});

function person() {
  const username = `half-${randomUUID().slice(0, 12)}`;
  return { username, email: `${username}@example.com`, name: "Болд", phone: "010-1234-5678" };
}

async function register(input = person(), isAdmin = false): Promise<SignedInAccount> {
  const { result } = await registerAccountWorkflow(commerce.container).run({
    input: { ...input, password: "нууц-үг-123", isAdmin },
  });
  const account = await findAccount(shopPool(), result.id);
  if (!account) throw new Error("The account was not made");
  return account;
}

/**
 * A registration that an earlier version left incomplete; it committed account, password, customer and user one after
 * the other.
 */
async function halfRegistered(
  { username, email, name, phone }: ReturnType<typeof person>,
  commits: number,
  isAdmin = false,
) {
  const { container } = commerce;
  const id = `acc_${randomUUID()}`;
  await shopPool().query(
    "INSERT INTO account (id, username, email, name, phone, is_admin) VALUES ($1, $2, $3, $4, $5, $6)",
    [id, username, email, name, phone, isAdmin],
  );
  if (commits > 1) {
    await container.resolve(Modules.AUTH).createAuthIdentities({
      provider_identities: [{ provider: "emailpass", entity_id: email, provider_metadata: { password: "x" } }],
    });
  }
  if (commits > 2) {
    await container.resolve(Modules.CUSTOMER).createCustomers({ email, first_name: name, phone, has_account: true });
  }
  if (commits > 3) await container.resolve(Modules.USER).createUsers({ email, first_name: name });
  return id;
}

async function actorsOf(email: string): Promise<unknown> {
  const { rows } = await shopPool().query(
    `SELECT i.app_metadata FROM auth_identity i JOIN provider_identity p ON p.auth_identity_id = i.id WHERE p.entity_id = $1`,
    [email],
  );
  return rows[0]?.app_metadata;
}

describe("incomplete data of earlier versions", () => {
  it.each([
    [1, false],
    [2, false],
    [3, false],
    [1, true],
    [4, true],
  ])("frees the name of a registration killed after %i commits (admin: %s)", async (commits, isAdmin) => {
    const input = person();
    const before = await livingRows(shopPool());
    await halfRegistered(input, commits, isAdmin);
    await repairAccounts(commerce.container);
    expect(await livingRows(shopPool())).toEqual(before);
    await register(input, isAdmin);
  });

  it("sets the customer on a password that lacks it", async () => {
    const { email, customerId, userId } = await register(person(), true);
    await shopPool().query(
      `UPDATE auth_identity SET app_metadata = NULL
       WHERE id = (SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)`,
      [email],
    );
    await repairAccounts(commerce.container);
    expect(await actorsOf(email)).toEqual({ customer_id: customerId, user_id: userId });
  });

  it("makes Medusa's admins match the shop's", async () => {
    const given = await register();
    const taken = await register(person(), true);
    await shopPool().query("UPDATE account SET is_admin = NOT is_admin WHERE id = ANY($1)", [
      [given.accountId, taken.accountId],
    ]);
    await repairAccounts(commerce.container);
    expect((await findAccount(shopPool(), given.accountId))?.userId).toEqual(expect.any(String));
    expect(await actorsOf(taken.email)).toEqual({ customer_id: taken.customerId, user_id: null });
    await shopPool().query("UPDATE account SET is_admin = false WHERE id = $1", [given.accountId]);
    await repairAccounts(commerce.container);
  });

  it("closes the account of a customer who was deleted in Medusa, and gives an admin a new customer", async () => {
    const input = person();
    const shopper = await register(input);
    const admin = await register(person(), true);
    await commerce.container.resolve(Modules.CUSTOMER).softDeleteCustomers([shopper.customerId, admin.customerId]);
    await repairAccounts(commerce.container);
    expect(await findAccount(shopPool(), shopper.accountId)).toBeUndefined();
    await register(input);
    const repaired = await findAccount(shopPool(), admin.accountId);
    expect(repaired).toMatchObject({ isAdmin: true, customerId: expect.not.stringMatching(admin.customerId) });
    expect(await actorsOf(admin.email)).toEqual({ customer_id: repaired?.customerId, user_id: admin.userId });
  });

  it("changes nothing when everything is consistent", async () => {
    await repairAccounts(commerce.container);
    const rows = async () =>
      (
        await shopPool().query(
          "SELECT max(updated_at) AS account, (SELECT max(updated_at) FROM auth_identity) AS auth FROM account",
        )
      ).rows[0];
    const before = [await rows(), await livingRows(shopPool())];
    await repairAccounts(commerce.container);
    expect([await rows(), await livingRows(shopPool())]).toEqual(before);
  });
});

describe("deleting a customer in Medusa", () => {
  it("deletes account, password and sessions atomically, wherever the process is killed", async () => {
    const input = person();
    const account = await register(input);
    const other = await register();
    const remove = ({ customerId: id }: SignedInAccount) =>
      deleteCustomerWorkflow(commerce.container).run({ input: { id } });
    const tables = await tablesWritten(shopPool(), () => remove(other));
    const before = await livingRows(shopPool());
    for (const table of tables) {
      await whileKilledAt(shopPool(), table, () => expect(remove(account), table).rejects.toThrow());
      expect(await livingRows(shopPool()), table).toEqual(before);
      expect(await findAccount(shopPool(), account.accountId), table).toEqual(account);
    }
    await remove(account);
    expect(await findAccount(shopPool(), account.accountId)).toBeUndefined();
    await register(input);
  });
});
