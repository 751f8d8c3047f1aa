import { type BankAccount, bankAccount } from "@zakh/bank-transfer/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";

const visitor = new Client();
const KHAN = { bankName: "Хаан банк", accountNumber: "5001 234 567", accountHolder: "Туршилт ХХК" };
const made: number[] = [];
let admin: Client;
let seeded: BankAccount;

beforeAll(async () => {
  admin = await signedInAdmin();
  ({ body: seeded } = await visitor.get<BankAccount>("/api/bank-accounts/default"));
});

afterAll(async () => {
  await admin.post(`/api/bank-accounts/${seeded.id}/set-default`);
  for (const id of made) await admin.send("DELETE", `/api/bank-accounts/${id}`);
  expect((await visitor.get<BankAccount>("/api/bank-accounts/default")).body).toEqual(seeded);
  expect((await visitor.get<BankAccount[]>("/api/bank-accounts")).body.map(({ id }) => id)).not.toEqual(
    expect.arrayContaining(made),
  );
});

async function enter(more: Record<string, unknown> = {}): Promise<BankAccount> {
  const { status, body } = await admin.post<BankAccount>("/api/bank-accounts", { ...KHAN, ...more });
  if (status !== 201) throw new Error(`Entering an account answered ${status}: ${JSON.stringify(body)}`);
  made.push(body.id);
  return body;
}

async function all(): Promise<BankAccount[]> {
  return (await admin.get<BankAccount[]>("/api/bank-accounts")).body;
}

async function defaults(): Promise<number[]> {
  return (await all()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
}

describe("creating a bank account", () => {
  it("returns it with the defaults, and the next read shows it", async () => {
    const account = await enter({ description: "" });
    expect(account).toEqual({
      ...KHAN,
      id: expect.any(Number),
      description: null,
      isDefault: false,
      isActive: true,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(bankAccount.strict().parse(account)).toEqual(account);
    expect((await visitor.get<BankAccount[]>("/api/bank-accounts")).body).toContainEqual(account);
  });

  it("replaces the default when it is to be the default", async () => {
    const account = await enter({ isDefault: true });
    expect(await defaults()).toEqual([account.id]);
    expect((await visitor.get<BankAccount>("/api/bank-accounts/default")).body).toEqual(account);
    await admin.post(`/api/bank-accounts/${seeded.id}/set-default`);
  });

  it("shows an inactive one to admins only", async () => {
    const account = await enter({ isActive: false });
    expect((await visitor.get<BankAccount[]>("/api/bank-accounts")).body).not.toContainEqual(account);
    expect(await all()).toContainEqual(account);
    const { client } = await registeredShopper();
    expect((await client.get<BankAccount[]>("/api/bank-accounts")).body).not.toContainEqual(account);
  });

  it("ignores a sent id or date", async () => {
    const account = await enter({ id: 1, createdAt: "2001-01-01T00:00:00.000Z", isDefault: false, number: 7 });
    expect(account.id).not.toBe(1);
    expect(account.createdAt).not.toMatch(/^2001/);
  });

  it("names what is missing, in Mongolian and in English", async () => {
    const json = { bankName: " ", accountNumber: "", isDefault: "yes" };
    const mongolian = await admin.refused(400, "POST", "/api/bank-accounts", { json });
    expect(mongolian).toEqual({
      code: "validation_failed",
      message: "Форм алдаатай байна",
      fields: {
        bankName: { code: "bank_name_required", message: "Банкны нэр оруулна уу" },
        accountNumber: { code: "account_number_required", message: "Дансны дугаар оруулна уу" },
        accountHolder: { code: "account_holder_required", message: "Данс эзэмшигчийн нэр оруулна уу" },
        isDefault: { code: "value_invalid", message: "Утга буруу байна" },
      },
    });
    const english = await admin.refused(400, "POST", "/api/bank-accounts", {
      json,
      headers: { "accept-language": "en" },
    });
    expect(english.fields?.bankName?.message).toBe("Enter the bank name");
    expect(english.fields?.accountHolder?.message).toBe("Enter the account holder's name");
  });

  it("refuses a default that is not active, and keeps the current default", async () => {
    const json = { ...KHAN, isDefault: true, isActive: false };
    expect((await admin.refused(409, "POST", "/api/bank-accounts", { json })).code).toBe("bank_account_inactive");
    expect(await defaults()).toEqual([seeded.id]);
  });

  it.each(["11O-234-567890", "KB 110234567890", "110-234-56789x", "5001 данс", "-", "110*234"])(
    "refuses a number with other signs than digits: %s",
    async (accountNumber) => {
      const { fields } = await admin.refused(400, "POST", "/api/bank-accounts", { json: { ...KHAN, accountNumber } });
      expect(fields?.accountNumber?.code).toBe("account_number_invalid");
    },
  );

  it("refuses hostile text and other content types", async () => {
    for (const bankName of ["a\u0000b", "x".repeat(101), ["a"], { a: 1 }, 5]) {
      await admin.refused(400, "POST", "/api/bank-accounts", { json: { ...KHAN, bankName } });
    }
    const answer = await admin.refused(415, "POST", "/api/bank-accounts", {
      json: "bankName=a",
      headers: { "content-type": "text/plain" },
    });
    expect(answer.code).toBe("media_type_unsupported");
  });
});

describe("changing a bank account", () => {
  it("changes the sent fields and keeps the rest", async () => {
    const account = await enter({ description: "Хоёр дахь" });
    const { status, body } = await admin.send("PUT", `/api/bank-accounts/${account.id}`, {
      json: { accountHolder: "Б. Болд", id: 1, createdAt: "2001-01-01T00:00:00.000Z" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...account, accountHolder: "Б. Болд" });
    const emptied = await admin.send("PUT", `/api/bank-accounts/${account.id}`, { json: { description: " " } });
    expect(emptied.body).toMatchObject({ description: null });
  });

  it("makes it the default, and never unsets or deactivates the default", async () => {
    const account = await enter();
    await admin.send("PUT", `/api/bank-accounts/${account.id}`, { json: { ...KHAN, isDefault: true } });
    expect(await defaults()).toEqual([account.id]);
    for (const json of [{ isDefault: false }, { isActive: false }, { isDefault: true, isActive: false }]) {
      const { code, message } = await admin.refused(409, "PUT", `/api/bank-accounts/${account.id}`, { json });
      expect(code).toBe("bank_account_is_default");
      expect(message).toBe("Үндсэн дансыг устгах, идэвхгүй болгох боломжгүй");
    }
    expect(await defaults()).toEqual([account.id]);
    await admin.post(`/api/bank-accounts/${seeded.id}/set-default`);
  });

  it("refuses blank fields and an inactive default", async () => {
    const { id } = await enter({ isActive: false });
    const body = await admin.refused(400, "PUT", `/api/bank-accounts/${id}`, { json: { bankName: "" } });
    expect(body.fields).toMatchObject({ bankName: { code: "bank_name_required" } });
    const refused = await admin.refused(409, "PUT", `/api/bank-accounts/${id}`, { json: { isDefault: true } });
    expect(refused.code).toBe("bank_account_inactive");
  });
});

describe("setting the default", () => {
  it("moves it in one call, and refuses to set it again", async () => {
    const account = await enter();
    const { status, body } = await admin.post(`/api/bank-accounts/${account.id}/set-default`);
    expect(status).toBe(200);
    expect(body).toEqual({ ...account, isDefault: true });
    expect((await visitor.get("/api/bank-accounts/default")).body).toEqual(body);
    const again = await admin.refused(409, "POST", `/api/bank-accounts/${account.id}/set-default`);
    expect(again.code).toBe("bank_account_already_default");
    await admin.post(`/api/bank-accounts/${seeded.id}/set-default`);
  });

  it("refuses an inactive account", async () => {
    const { id } = await enter({ isActive: false });
    const { code } = await admin.refused(409, "POST", `/api/bank-accounts/${id}/set-default`);
    expect(code).toBe("bank_account_inactive");
  });
});

describe("deleting a bank account", () => {
  it("removes it from every list, once", async () => {
    const { id } = await enter();
    expect(await admin.send("DELETE", `/api/bank-accounts/${id}`)).toMatchObject({ status: 204, body: "" });
    expect((await all()).map((account) => account.id)).not.toContain(id);
    expect((await admin.refused(404, "DELETE", `/api/bank-accounts/${id}`)).code).toBe("bank_account_not_found");
  });

  it("refuses the default", async () => {
    expect((await admin.refused(409, "DELETE", `/api/bank-accounts/${seeded.id}`)).code).toBe(
      "bank_account_is_default",
    );
    expect(await defaults()).toEqual([seeded.id]);
  });
});

describe("who may write bank accounts", () => {
  it("is an admin: 401 for visitors, 403 for customers", async () => {
    const { client: customer } = await registeredShopper();
    const calls = [
      ["POST", "/api/bank-accounts"],
      ["PUT", `/api/bank-accounts/${seeded.id}`],
      ["DELETE", `/api/bank-accounts/${seeded.id}`],
      ["POST", `/api/bank-accounts/${seeded.id}/set-default`],
    ] as const;
    for (const [method, path] of calls) {
      const json = method === "DELETE" ? undefined : KHAN;
      expect((await visitor.refused(401, method, path, { json })).code).toBe("admin_required");
      expect((await customer.refused(403, method, path, { json })).code).toBe("access_denied");
    }
  });

  it("is 404 for an unknown id and 400 for an invalid one", async () => {
    for (const id of ["0", "-1", "1.5", "abc", "99999999999"]) {
      expect((await admin.refused(400, "PUT", `/api/bank-accounts/${id}`, { json: {} })).code).toBe("id_invalid");
      expect((await admin.refused(400, "DELETE", `/api/bank-accounts/${id}`)).code).toBe("id_invalid");
      expect((await admin.refused(400, "POST", `/api/bank-accounts/${id}/set-default`)).code).toBe("id_invalid");
    }
    await admin.refused(404, "PUT", "/api/bank-accounts/999999", { json: {} });
    await admin.refused(404, "POST", "/api/bank-accounts/999999/set-default");
    await admin.refused(404, "DELETE", "/api/bank-accounts/999999");
  });
});

describe("twenty admins at once", () => {
  it("leave exactly one default, and nobody gets a raw error", async () => {
    const accounts = await Promise.all(Array.from({ length: 5 }, () => enter()));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        admin.post(`/api/bank-accounts/${accounts[turn % accounts.length]?.id}/set-default`),
      ),
    );
    for (const { status, body } of answers) {
      if (status !== 200) expect({ status, body }).toMatchObject({ body: { code: "bank_account_already_default" } });
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(accounts.length);
    expect(await defaults()).toHaveLength(1);
    await admin.post(`/api/bank-accounts/${seeded.id}/set-default`);
  });

  it("cannot leave no default by deactivating, deleting and switching at the same time", async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => enter()));
    const answers = await Promise.all(
      accounts.flatMap(({ id }) => [
        admin.post(`/api/bank-accounts/${id}/set-default`),
        admin.send("PUT", `/api/bank-accounts/${id}`, { json: { isActive: false } }),
        admin.send("PUT", `/api/bank-accounts/${id}`, { json: { isDefault: true } }),
        admin.send("DELETE", `/api/bank-accounts/${id}`),
        admin.post<BankAccount>("/api/bank-accounts", { ...KHAN, isDefault: true }),
      ]),
    );
    for (const { status, body } of answers) {
      expect([200, 201, 204, 404, 409], JSON.stringify(body)).toContain(status);
      if (status === 201) made.push((body as BankAccount).id);
    }
    expect(await defaults()).toHaveLength(1);
  });
});
