import { randomUUID } from "node:crypto";
import { Modules } from "@medusajs/framework/utils";
import { findAccount, type SignedInAccount } from "@zakh/accounts/read-models/accounts";
import { changePasswordWorkflow } from "@zakh/accounts/workflows/change-password";
import { registerAccountWorkflow } from "@zakh/accounts/workflows/register-account";
import { updateProfileWorkflow } from "@zakh/accounts/workflows/update-profile";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { stepsOf, whileStepFails } from "./failing-step";

const PASSWORD = "нууц-үг-123";

let commerce: Commerce;

beforeAll(async () => {
  commerce = await bootCommerce();
});

afterAll(() => commerce.shutdown());

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

describe("registering", () => {
  it.each([false, true])("leaves nothing behind when any step fails (admin: %s)", async (isAdmin) => {
    for (const step of stepsOf("register-account")) {
      const input = registration(isAdmin);
      const reached = await whileStepFails("register-account", step, 0, () => register(input).catch(() => undefined));
      if (!reached) {
        // Only an admin is a user of Medusa's dashboard; the shopper was made.
        expect([step, isAdmin]).toEqual(["create-users-step", false]);
        continue;
      }
      const { rowCount } = await shopPool().query("SELECT 1 FROM account WHERE username = $1", [input.username]);
      expect(rowCount, step).toBe(0);
      expect(await commerce.container.resolve(Modules.USER).listUsers({ email: input.email }), step).toEqual([]);
      const auth = commerce.container.resolve(Modules.AUTH);
      expect(await auth.listProviderIdentities({ entity_id: input.email }), step).toEqual([]);
      // The name is free again.
      await register({ ...input, isAdmin: false });
    }
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

  it("keeps Medusa's customer in step", async () => {
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

  it("changes nothing when any step fails", async () => {
    const account = await newAccount();
    const before = await everywhere(account);
    for (const step of stepsOf("update-profile")) {
      const reached = await whileStepFails("update-profile", step, 0, () =>
        expect(change(account, { name: "Өөр", phone: "010-0000-0000" })).rejects.toMatchObject({
          message: `${step} was made to fail`,
        }),
      );
      expect(reached, step).toBe(true);
      expect(await everywhere(account), step).toEqual(before);
    }
  });
});

describe("changing a password", () => {
  async function opens({ email }: SignedInAccount, password: string): Promise<boolean> {
    const auth = commerce.container.resolve(Modules.AUTH);
    const call = { url: "", headers: {}, query: {}, protocol: "http", body: { email, password } };
    return (await auth.authenticate("emailpass", call)).success;
  }

  it("changes neither password nor sessions when any step fails", async () => {
    const account = await newAccount();
    const { accountId, email } = account;
    for (const step of stepsOf("change-password")) {
      const reached = await whileStepFails("change-password", step, 0, () =>
        expect(
          changePasswordWorkflow(commerce.container).run({
            input: { accountId, email, currentPassword: PASSWORD, password: "another-one" },
          }),
        ).rejects.toMatchObject({ message: `${step} was made to fail` }),
      );
      expect(reached, step).toBe(true);
      expect([await opens(account, PASSWORD), await opens(account, "another-one")], step).toEqual([true, false]);
      expect(await findAccount(shopPool(), accountId), step).toEqual(account);
    }
  });
});
