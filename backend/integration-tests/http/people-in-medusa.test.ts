import { randomUUID } from "node:crypto";
import type { User } from "@zakh/accounts/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, registeredShopper, signedInAdmin } from "./client";
import { signedInDashboard } from "./orders-client";

interface MedusaPerson {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  company_name: string | null;
}

let dashboard: Client;

beforeAll(async () => {
  dashboard = await signedInDashboard();
});

afterAll(async () => {});

async function idInMedusa(table: "customer" | "user", email: string): Promise<string> {
  const { rows } = await shopPool().query<{ id: string }>(`SELECT id FROM "${table}" WHERE email = $1`, [email]);
  return rows[0]?.id ?? "";
}

async function shopper() {
  const { user, client } = await registeredShopper();
  const path = `/admin/customers/${await idInMedusa("customer", user.email)}`;
  const inShop = async () => (await client.get<User>("/api/user")).body;
  const inMedusa = async () => (await dashboard.get<{ customer: MedusaPerson }>(path)).body.customer;
  return { user, client, path, inShop, inMedusa };
}

describe("a customer edited in Medusa's dashboard", () => {
  it("has the new name and phone in the shop too, and Medusa's other fields", async () => {
    const { path, inShop, inMedusa } = await shopper();
    const { status, body } = await dashboard.post<{ customer: MedusaPerson }>(path, {
      first_name: "Дорж",
      last_name: "Батын",
      phone: "+82 10 2222 3333",
      company_name: "Зах ХХК",
    });
    expect(status).toBe(200);
    const edited = { first_name: "Дорж Батын", last_name: null, phone: "010-2222-3333", company_name: "Зах ХХК" };
    expect(body.customer).toMatchObject(edited);
    expect(await inMedusa()).toMatchObject(edited);
    expect(await inShop()).toMatchObject({ name: "Дорж Батын", phone: "010-2222-3333" });
  });

  it("keeps omitted fields", async () => {
    const { user, path, inShop, inMedusa } = await shopper();
    expect((await dashboard.post(path, { company_name: "Зах ХХК" })).status).toBe(200);
    expect(await inShop()).toMatchObject({ name: user.name, phone: user.phone });
    expect((await dashboard.post(path, { phone: "010-2222-3333" })).status).toBe(200);
    expect(await inShop()).toMatchObject({ name: user.name, phone: "010-2222-3333" });
    expect((await dashboard.post(path, { last_name: "Батын" })).status).toBe(200);
    expect(await inShop()).toMatchObject({ name: `${user.name} Батын`, phone: "010-2222-3333" });
    expect(await inMedusa()).toMatchObject({ email: user.email, company_name: "Зах ХХК" });
  });

  it.each([
    [400, "phone_invalid", { phone: "12345" }],
    [400, "phone_invalid", { phone: null }],
    [400, "name_too_short", { first_name: "", last_name: null }],
    [400, "name_invalid", { first_name: "Дорж 🐑" }],
    [409, "account_email_fixed", { email: `${randomUUID()}@example.com` }],
    [409, "account_email_fixed", { email: null }],
  ])("is refused with %s %s what the shop would not take, and keeps everything", async (status, code, wrong) => {
    const { path, inShop, inMedusa } = await shopper();
    const before = [await inShop(), await inMedusa()];
    const json = { first_name: "Дорж", phone: "010-2222-3333", company_name: "Зах ХХК", ...wrong };
    const refused = await dashboard.refused(status, "POST", path, { json });
    expect(refused.code).toBe(code);
    expect(refused.message).not.toBe(code);
    expect([await inShop(), await inMedusa()]).toEqual(before);
  });

  it("may be sent with the current email", async () => {
    const { user, path, inShop } = await shopper();
    const { status } = await dashboard.post(path, { email: user.email.toUpperCase(), first_name: "Дорж" });
    expect(status).toBe(200);
    expect(await inShop()).toMatchObject({ name: "Дорж", email: user.email });
  });

  it("changes in Medusa only, when there is no account of the shop", async () => {
    const name = randomUUID().slice(0, 8);
    const made = await dashboard.post<{ customer: MedusaPerson }>("/admin/customers", { email: `${name}@example.com` });
    const path = `/admin/customers/${made.body.customer.id}`;
    const changed = { email: `other-${name}@example.com`, first_name: "A", last_name: "B", phone: "+976 9911 2233" };
    const { body } = await dashboard.post<{ customer: MedusaPerson }>(path, changed);
    expect(body.customer).toMatchObject(changed);
    expect((await dashboard.post("/admin/customers/cus_none", { first_name: "Дорж" })).status).toBe(404);
  });

  it("can be edited by administrators only", async () => {
    const { user, path, inShop } = await shopper();
    await new Client(commerceUrl).refused(401, "POST", path, { json: { first_name: "Дорж" } });
    expect(await inShop()).toMatchObject({ name: user.name });
  });
});

describe("a dashboard user who is an administrator of the shop", () => {
  it("has the changed name in the shop too, by the shop's rules", async () => {
    const { user, inShop, inMedusa } = await shopper();
    const admin = await signedInAdmin();
    await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: true });
    try {
      const path = `/admin/users/${await idInMedusa("user", user.email)}`;
      const named = { first_name: "Дорж", last_name: "Батын" };
      const { status, body } = await dashboard.post<{ user: MedusaPerson }>(path, named);
      expect(status).toBe(200);
      expect(body.user).toMatchObject({ first_name: "Дорж Батын", last_name: null });
      expect(await inShop()).toMatchObject({ name: "Дорж Батын", phone: user.phone });
      expect(await inMedusa()).toMatchObject({ first_name: "Дорж Батын", phone: user.phone });
      const refused = await dashboard.refused(400, "POST", path, { json: { first_name: "Д" } });
      expect(refused.code).toBe("name_too_short");
      expect(await inShop()).toMatchObject({ name: "Дорж Батын" });
    } finally {
      await admin.patch(`/api/admin/users/${user.id}`, { isAdmin: false });
    }
  });
});
