import { randomUUID } from "node:crypto";
import { Modules } from "@medusajs/framework/utils";
import { findAccount, type SignedInAccount } from "@zakh/accounts/read-models/accounts";
import { changePasswordWorkflow } from "@zakh/accounts/workflows/change-password";
import { registerAccountWorkflow } from "@zakh/accounts/workflows/register-account";
import { updateProfileWorkflow } from "@zakh/accounts/workflows/update-profile";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { countActiveRows } from "./active-rows";
import { bootCommerce, type Commerce } from "./boot";
import { tablesWritten, whileKilledAt } from "./failing-writes";

const PASSWORD = "нууц-үг-123";

let commerce: Commerce;

beforeAll(async () => {
  commerce = await bootCommerce();
});

function registration(isAdmin = false) {
  const username = `test-${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.com`;
  return { username, email, name: "Болд", phone: "010-1234-5678", password: PASSWORD, isAdmin };
}

function register(input: ReturnType<typeof registration>) {
  return registerAccountWorkflow(commerce.container).run({ input });
}

async function newAccount(): Promise<SignedInAccount> {
  const { result } = await register(registration());
  const account = await findAccount(shopPool(), result.id);
  if (!account) throw new Error("The account was not made");
  return account;
}

/** Runs `work` once per table that it writes to, killing the connection at that write; `verify` checks the result. */
async function killedAtEveryTable(
  tables: string[],
  work: () => Promise<unknown>,
  verify: (table: string) => Promise<void>,
) {
  for (const table of tables) {
    await whileKilledAt(shopPool(), table, () => expect(work(), table).rejects.toThrow());
    await verify(table);
  }
}

describe("registering", () => {
  it.each([false, true])("leaves nothing behind wherever it is killed (admin: %s)", async (isAdmin) => {
    const pool = shopPool();
    const tables = await tablesWritten(pool, () => register(registration(isAdmin)));
    expect(tables).toEqual(
      expect.arrayContaining(["account", "customer", "account_customer", "auth_identity", "provider_identity"]),
    );
    const input = registration(isAdmin);
    const before = await countActiveRows();
    await killedAtEveryTable(
      tables,
      () => register(input),
      async (table) => expect(await countActiveRows(), table).toEqual(before),
    );
    // The name can be used again.
    await register({ ...input, isAdmin: false });
  });

  async function passwordInMedusa(email: string, app_metadata = {}) {
    await commerce.container.resolve(Modules.AUTH).createAuthIdentities({
      provider_identities: [{ provider: "emailpass", entity_id: email, provider_metadata: { password: "x" } }],
      app_metadata,
    });
  }

  it("refuses an email that signs a customer in to Medusa, and writes nothing", async () => {
    const { email, ...input } = registration();
    const customer = await commerce.container.resolve(Modules.CUSTOMER).createCustomers({ email, has_account: true });
    await passwordInMedusa(email, { customer_id: customer.id });
    await expect(register({ ...input, email })).rejects.toMatchObject({ status: 409, code: "email_taken" });
    const { rowCount } = await shopPool().query("SELECT 1 FROM account WHERE email = $1", [email]);
    expect(rowCount).toBe(0);
  });

  it("accepts an email with a useless password, and replaces the password", async () => {
    const { email, ...input } = registration();
    await passwordInMedusa(email);
    await register({ ...input, email });
    const { rows } = await shopPool().query(
      "SELECT provider_metadata->>'password' AS hash FROM provider_identity WHERE entity_id = $1",
      [email],
    );
    expect(rows).toEqual([{ hash: expect.stringMatching(/^\$argon2id\$/) }]);
  });

  it("gives a name to one of ten concurrent requests, and refuses the others", async () => {
    const input = registration();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => register(input)));
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    expect(refused).toHaveLength(9);
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: "username_taken" });
  });
});

describe("changing a profile", () => {
  function change(account: SignedInAccount, changes: { name?: string; phone?: string }) {
    const { accountId, customerId, userId } = account;
    return updateProfileWorkflow(commerce.container).run({ input: { ...changes, accountId, customerId, userId } });
  }

  async function everywhere({ accountId, customerId }: SignedInAccount) {
    const customers = commerce.container.resolve(Modules.CUSTOMER);
    const { first_name, phone } = await customers.retrieveCustomer(customerId, { select: ["first_name", "phone"] });
    const account = await findAccount(shopPool(), accountId);
    return { shop: [account?.name, account?.phone], medusa: [first_name, phone] };
  }

  it("updates Medusa's customer too", async () => {
    const account = await newAccount();
    await change(account, { name: "Сүхбат" });
    expect(await everywhere(account)).toEqual({
      shop: ["Сүхбат", "010-1234-5678"],
      medusa: ["Сүхбат", "010-1234-5678"],
    });
    await change(account, { phone: "010-9999-0000" });
    expect(await everywhere(account)).toEqual({
      shop: ["Сүхбат", "010-9999-0000"],
      medusa: ["Сүхбат", "010-9999-0000"],
    });
  });

  it("changes nothing when killed at any write", async () => {
    const account = await newAccount();
    const other = await newAccount();
    const tables = await tablesWritten(shopPool(), () => change(other, { name: "Өөр", phone: "010-0000-0000" }));
    const before = await everywhere(account);
    await killedAtEveryTable(
      tables,
      () => change(account, { name: "Өөр", phone: "010-0000-0000" }),
      async (table) => expect(await everywhere(account), table).toEqual(before),
    );
  });
});

describe("changing a password", () => {
  async function opens({ email }: SignedInAccount, password: string): Promise<boolean> {
    const auth = commerce.container.resolve(Modules.AUTH);
    const call = { url: "", headers: {}, query: {}, protocol: "http", body: { email, password } };
    return (await auth.authenticate("emailpass", call)).success;
  }

  function change({ accountId, email }: SignedInAccount) {
    return changePasswordWorkflow(commerce.container).run({
      input: { accountId, email, currentPassword: PASSWORD, password: "another-one" },
    });
  }

  it("changes neither password nor sessions when killed at any write", async () => {
    const account = await newAccount();
    const other = await newAccount();
    const tables = await tablesWritten(shopPool(), () => change(other));
    expect(tables).toEqual(expect.arrayContaining(["provider_identity", "account"]));
    await killedAtEveryTable(
      tables,
      () => change(account),
      async (table) => {
        expect([await opens(account, PASSWORD), await opens(account, "another-one")], table).toEqual([true, false]);
        expect(await findAccount(shopPool(), account.accountId), table).toEqual(account);
      },
    );
  });
});
