import { randomUUID } from "node:crypto";
import { findAccount, type SignedInAccount } from "@zakh/accounts/read-models/accounts";
import { registerAccountWorkflow } from "@zakh/accounts/workflows/register-account";
import { setStaffRoleWorkflow } from "@zakh/accounts/workflows/set-staff-role";
import type { StaffRole } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { tablesWritten, whileKilledAt } from "./failing-writes";

let commerce: Commerce;
/** The owners before the tests. */
let seeded: number[];
const made: number[] = [];

beforeAll(async () => {
  commerce = await bootCommerce();
  seeded = await owners();
});

afterAll(async () => {
  for (const number of seeded) await give(number);
  for (const number of made) await take(number).catch(() => undefined);
});

async function owners(): Promise<number[]> {
  const { rows } = await shopPool().query<{ number: number }>(
    "SELECT number FROM account WHERE staff_role = 'owner' AND deleted_at IS NULL ORDER BY number",
  );
  return rows.map(({ number }) => number);
}

function setRole(number: number, role: StaffRole | null) {
  return setStaffRoleWorkflow(commerce.container).run({ input: { number, role } });
}

const give = (number: number) => setRole(number, "owner");
const take = (number: number) => setRole(number, null);

async function newAccount({ isAdmin = false } = {}): Promise<SignedInAccount> {
  const username = `test-${randomUUID().slice(0, 12)}`;
  const { result } = await registerAccountWorkflow(commerce.container).run({
    input: { username, email: `${username}@example.com`, name: "Туршилт", phone: "", password: "123456", isAdmin },
  });
  const account = await findAccount(shopPool(), result.id);
  if (!account) throw new Error("The account was not made");
  made.push(account.number);
  return account;
}

/** Everything that determines whether an account is an admin, in the shop and in Medusa. */
async function rightsOf({ accountId, email }: SignedInAccount) {
  const { rows } = await shopPool().query(
    `SELECT a.is_admin, a.admin_session_version, link.user_id, identity.app_metadata->>'user_id' AS actor,
       (SELECT count(*)::int FROM "user" u WHERE u.email = $2 AND u.deleted_at IS NULL) AS users
     FROM account a
     LEFT JOIN account_user link ON link.account_id = a.id AND link.deleted_at IS NULL
     JOIN provider_identity own ON own.entity_id = $2 AND own.deleted_at IS NULL
     JOIN auth_identity identity ON identity.id = own.auth_identity_id
     WHERE a.id = $1`,
    [accountId, email],
  );
  return rows[0];
}

describe("the right of an admin", () => {
  it("is granted in the shop and in Medusa, and revoked in both", async () => {
    const account = await newAccount();
    await give(account.number);
    const given = await rightsOf(account);
    expect(given).toMatchObject({
      is_admin: true,
      admin_session_version: 1,
      users: 1,
      user_id: expect.any(String),
    });
    expect(given.actor).toBe(given.user_id);
    await take(account.number);
    expect(await rightsOf(account)).toEqual({
      is_admin: false,
      admin_session_version: 2,
      user_id: null,
      actor: null,
      users: 0,
    });
  });

  it.each(["office", "packer"] as const)("opens Medusa's dashboard to owners, and not to the %s", async (role) => {
    const account = await newAccount({ isAdmin: true });
    await setRole(account.number, role);
    expect(await rightsOf(account)).toEqual({
      is_admin: true,
      admin_session_version: 1,
      user_id: null,
      actor: null,
      users: 0,
    });
    await give(account.number);
    expect(await rightsOf(account)).toMatchObject({ admin_session_version: 2, users: 1 });
  });

  it("restores missing parts in Medusa when it is granted again", async () => {
    const account = await newAccount({ isAdmin: true });
    const { user_id } = await rightsOf(account);
    await shopPool().query("DELETE FROM account_user WHERE account_id = $1", [account.accountId]);
    await give(account.number);
    expect(await rightsOf(account)).toMatchObject({ is_admin: true, users: 1, user_id, actor: user_id });
  });

  it.each([false, true])("is as it was wherever the change is killed (had it: %s)", async (isAdmin) => {
    const change = isAdmin ? take : give;
    const other = await newAccount({ isAdmin });
    const account = await newAccount({ isAdmin });
    const tables = await tablesWritten(shopPool(), () => change(other.number));
    expect(tables).toEqual(expect.arrayContaining(["account", "user", "account_user", "auth_identity"]));
    const before = await rightsOf(account);
    for (const table of tables) {
      await whileKilledAt(shopPool(), table, () => expect(change(account.number), table).rejects.toThrow());
      expect(await rightsOf(account), table).toEqual(before);
    }
    await change(account.number);
    expect(await rightsOf(account)).toMatchObject({ is_admin: !isAdmin, users: isAdmin ? 0 : 1 });
  });

  it("cannot be revoked from the last owner in any way", async () => {
    const others = (await owners()).filter((number) => number !== seeded[0]);
    for (const number of others) await take(number);
    await expect(take(seeded[0] ?? 0)).rejects.toMatchObject({ status: 409, code: "last_owner" });
    for (const change of ["is_admin = false, staff_role = NULL", "staff_role = 'office'", "deleted_at = now()"]) {
      await expect(
        shopPool().query(`UPDATE account SET ${change} WHERE number = $1`, [seeded[0]]),
      ).rejects.toMatchObject({ constraint: "account_last_owner" });
    }
    expect(await owners()).toEqual([seeded[0]]);
    for (const number of seeded) await give(number);
  });

  it("stays with one of twenty owners when all are revoked at once", async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => newAccount({ isAdmin: true })));
    for (const number of await owners()) {
      if (!crowd.some((account) => account.number === number)) await take(number);
    }
    expect(await owners()).toHaveLength(20);
    try {
      const taken = await Promise.allSettled(
        crowd.map(({ number }, index) => setRole(number, index % 2 === 0 ? "office" : null)),
      );
      const refused = taken.filter(({ status }) => status === "rejected");
      expect(refused).toEqual([{ status: "rejected", reason: expect.objectContaining({ code: "last_owner" }) }]);
      const [last, ...more] = await owners();
      expect(more).toEqual([]);
      const survivor = crowd.find(({ number }) => number === last);
      expect(survivor && (await rightsOf(survivor))).toMatchObject({
        is_admin: true,
        admin_session_version: 0,
        users: 1,
      });
    } finally {
      for (const number of seeded) await give(number);
    }
    expect(await owners()).toEqual(expect.arrayContaining(seeded));
  });
});
