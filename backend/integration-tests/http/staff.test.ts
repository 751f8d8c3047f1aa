import { randomUUID } from "node:crypto";
import type { StaffMember } from "@zakh/accounts/contract";
import type { Order } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, PASSWORD, registeredShopper, signedInAdmin } from "./client";
import { bearer, dashboardOf, isAccepted } from "./dashboard-client";
import { mailsTo } from "./mailbox";
import { inShop, Shopper, signedInDashboard } from "./orders-client";
import { newTrackingNumber, paidOrderOf } from "./test-courier";
import { setStatus } from "./test-orders";
import { type Member, newMember, staffClient } from "./test-staff";

let owner: Client;
const members: number[] = [];

beforeAll(async () => {
  owner = await signedInAdmin();
});

afterAll(async () => {
  for (const id of members) await owner.delete(`/api/admin/staff/${id}`);
});

async function member(role: StaffMember["role"]): Promise<Member> {
  const made = await newMember(owner, role);
  members.push(made.user.id);
  return made;
}

async function staff(client = owner): Promise<StaffMember[]> {
  return (await client.get<StaffMember[]>("/api/admin/staff")).body;
}

const invitation = (role: StaffMember["role"]) => ({
  email: `staff-${randomUUID().slice(0, 8)}@example.com`,
  name: "Савлагч Болд",
  role,
});

describe("the list of staff", () => {
  it("has everybody who works here with their role, owners first, and since when they are signed in", async () => {
    const packer = await member("packer");
    const office = await member("office");
    const listed = await staff();
    expect(listed[0]).toMatchObject({ role: "owner" });
    const ids = listed.map(({ id }) => id);
    expect(ids.indexOf(office.user.id)).toBeLessThan(ids.indexOf(packer.user.id));
    expect(listed.find(({ id }) => id === packer.user.id)).toEqual({
      id: packer.user.id,
      username: packer.user.username,
      email: packer.user.email,
      name: packer.user.name,
      role: "packer",
      signedInAt: expect.any(String),
    });
    const { status, headers } = await packer.client.get("/api/admin/check-auth");
    expect([status, headers.get("x-staff-role")]).toEqual([200, "packer"]);
  });

  it("lets somebody in by a mailed link, with the role that the owner chose", async () => {
    const invited = invitation("packer");
    const { status, body } = await owner.post<StaffMember>("/api/admin/staff", invited);
    expect({ status, body }).toMatchObject({ status: 201, body: { ...invited, signedInAt: null } });
    members.push(body.id);
    const [mail] = await mailsTo(invited.email, 1);
    expect(mail?.text).toContain("/admin");
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const client = new Client();
    expect(await client.post("/api/password-reset/confirm", { token, password: PASSWORD })).toMatchObject({
      status: 204,
    });
    expect((await client.post("/api/admin/login", { username: invited.email, password: PASSWORD })).status).toBe(200);
    expect((await client.get("/api/admin/trace-numbers")).status).toBe(200);
    expect((await client.refused(403, "GET", "/api/admin/month")).code).toBe("staff_role_refused");
  });

  it("opens Medusa's dashboard to an owner who was invited", async () => {
    const invited = invitation("owner");
    members.push((await owner.post<StaffMember>("/api/admin/staff", invited)).body.id);
    const [mail] = await mailsTo(invited.email, 1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    await new Client().post("/api/password-reset/confirm", { token, password: PASSWORD });
    expect(await isAccepted((await dashboardOf(invited.email)).client)).toBe(true);
  });

  it("leaves an email that has an account to the list of users, because nobody has confirmed it", async () => {
    const { user } = await registeredShopper();
    const json = { ...invitation("office"), email: user.email.toUpperCase() };
    const body = await owner.refused(409, "POST", "/api/admin/staff", { json });
    expect([body.code, body.fields?.email?.code]).toEqual(["staff_has_account", "staff_has_account"]);
  });
});

describe("another role", () => {
  it("ends the sessions of before at once, and holds from the next sign-in", async () => {
    const { user, client } = await member("office");
    expect((await client.get("/api/admin/month")).status).toBe(200);
    expect((await owner.put(`/api/admin/staff/${user.id}`, { role: "packer" })).status).toBe(200);
    expect((await client.refused(401, "GET", "/api/orders")).code).toBe("admin_required");
    const again = await staffClient(user);
    expect((await again.get("/api/orders")).status).toBe(200);
    expect((await again.refused(403, "GET", "/api/admin/month")).code).toBe("staff_role_refused");
    expect((await owner.delete(`/api/admin/staff/${user.id}`)).status).toBe(204);
    expect((await again.refused(401, "GET", "/api/orders")).code).toBe("admin_required");
  });

  it("closes Medusa's own calls to whoever is an owner no more, and its sign-in says where to go", async () => {
    const { user } = await member("owner");
    const { client, token } = await dashboardOf(user.email);
    expect(await isAccepted(client)).toBe(true);
    for (const role of ["office", "packer"]) {
      await owner.put(`/api/admin/staff/${user.id}`, { role });
      expect(await isAccepted(client)).toBe(false);
      expect(await isAccepted(new Client(commerceUrl), bearer(token))).toBe(false);
      const json = { email: user.email, password: PASSWORD };
      const refused = await new Client(commerceUrl).refused(403, "POST", "/auth/user/emailpass", { json });
      expect(refused.code).toBe("dashboard_for_owners");
      const wrong = { json: { ...json, password: "буруу-нууц" } };
      expect((await new Client(commerceUrl).refused(401, "POST", "/auth/user/emailpass", wrong)).code).toBe(
        "credentials_wrong",
      );
    }
  });

  it("is never given by an office or a packer, to others or themselves", async () => {
    for (const role of ["office", "packer"] as const) {
      const { user, client } = await member(role);
      const json = { role: "owner" };
      const path = `/api/admin/staff/${user.id}`;
      expect((await client.refused(403, "PUT", path, { json })).code).toBe("staff_role_refused");
      const right = { json: { isAdmin: true } };
      expect((await client.refused(403, "PATCH", `/api/admin/users/${user.id}`, right)).code).toBe(
        "staff_role_refused",
      );
    }
  });

  it("is refused for the last owner, by every way", async () => {
    for (const { id } of (await staff()).filter(({ role, id }) => role === "owner" && members.includes(id))) {
      await owner.delete(`/api/admin/staff/${id}`);
    }
    const [last, ...others] = (await staff()).filter(({ role }) => role === "owner");
    expect(others).toEqual([]);
    const path = `/api/admin/staff/${last?.id}`;
    for (const role of ["office", "packer"]) {
      expect((await owner.refused(409, "PUT", path, { json: { role } })).code).toBe("last_owner");
    }
    expect((await owner.refused(409, "DELETE", path)).code).toBe("last_owner");
    const dashboard = await signedInDashboard();
    const { body } = await dashboard.get<{ customers: { id: string }[] }>(`/admin/customers?q=${last?.email}`);
    const customer = `/admin/customers/${body.customers[0]?.id}`;
    expect((await dashboard.refused(409, "DELETE", customer)).code).toBe("last_owner");
  });
});

describe("the office", () => {
  it("gives nobody money: no correction, and no discount or lower fee of a paid order", async () => {
    const [{ client: office }, shopper] = [await member("office"), await Shopper.register()];
    const id = await paidOrderOf(owner, shopper);
    const path = `/api/admin/orders/${id}/changes`;
    const given = [{ discount: { amount: 500, reason: "Танил" } }, { shippingFee: 0 }];
    for (const json of given) {
      expect((await office.refused(403, "POST", path, { json })).code).toBe("staff_role_refused");
    }
    expect(await office.post(path, { note: "Хаалган дээр" })).toMatchObject({ status: 200 });
    await setStatus(owner, id, "completed");
    const json = { amount: 500, reason: "Яс ихтэй" };
    const corrections = `/api/admin/orders/${id}/corrections`;
    expect((await office.refused(403, "POST", corrections, { json })).code).toBe("staff_role_refused");
    expect(await owner.post(corrections, json)).toMatchObject({ status: 200 });
  });
});

describe("a packer", () => {
  let packer: Client;
  let shopper: Shopper;
  let order: Order;
  let id: number;

  beforeAll(async () => {
    [packer, shopper] = [(await member("packer")).client, await Shopper.register()];
    id = await paidOrderOf(owner, shopper);
    order = (await owner.get<Order>(`/api/orders/${id}`)).body;
  });

  /** Nothing that tells what somebody paid, or how. */
  function expectNoSums(seen: Order | undefined) {
    expect(seen).toMatchObject({ id, customerName: order.customerName, customerAddress: order.customerAddress });
    const text = JSON.stringify(seen);
    for (const hidden of [
      order.totalAmount,
      order.customerEmail,
      order.transferCode,
      order.selectedBankAccount?.accountNumber,
    ]) {
      expect(text).not.toContain(String(hidden));
    }
    expect([seen?.money, seen?.received, seen?.items[0]?.price, seen?.items[0]?.lineTotal]).toEqual([[], 0, 0, 0]);
  }

  it("reads what is to be packed and sent, without sums, and finds nobody by them", async () => {
    const listed = await packer.get<Order[]>("/api/orders?toPack=true");
    expectNoSums(listed.body.find((one) => one.id === id));
    expectNoSums((await packer.get<Order>(`/api/orders/${id}`)).body);
    const all = (await packer.get<Order[]>("/api/orders")).body.map((one) => one.id);
    const searched = await packer.get<Order[]>(`/api/orders?search=${order.totalAmount}&sort=-total&status=completed`);
    expect(searched.body.map((one) => one.id)).toEqual(all);
  });

  it("weighs, boxes and sends, and the order's history names who did", async () => {
    const lines = [{ id: order.items[0]?.id, packedQuantity: order.items[0]?.quantity }];
    expectNoSums((await packer.put<Order>(`/api/admin/orders/${id}/packed`, { lines })).body);
    expectNoSums((await packer.put<Order>(`/api/admin/orders/${id}/boxes`, { boxes: 2 })).body);
    const sent = { courier: "cj", trackingNumber: newTrackingNumber() };
    expectNoSums((await packer.put<Order>(`/api/admin/orders/${id}/sent`, sent)).body);
    expectNoSums((await packer.delete<Order>(`/api/admin/orders/${id}/sent`)).body);
    expect((await packer.get(`/api/admin/orders/waybills/export?ids=${id}`)).status).toBe(200);
    const { body } = await owner.get<{ changedBy: string }[]>(`/api/orders/${id}/history`);
    expect(body.at(-1)?.changedBy).not.toBeNull();
    expect((await packer.refused(403, "GET", `/api/orders/${id}/history`)).code).toBe("staff_role_refused");
  });

  it.each(["pending", "completed", "cancelled"] as const)(
    "changes no order that she cannot read: %s",
    async (status) => {
      const id = await paidOrderOf(owner, shopper);
      const { items } = await setStatus(owner, id, status);
      const writes = [
        ["PUT", "packed", { lines: [{ id: items[0]?.id, packedQuantity: items[0]?.quantity }] }],
        ["PUT", "boxes", { boxes: 2 }],
        ["PUT", "sent", { courier: "cj", trackingNumber: newTrackingNumber() }],
        ["DELETE", "sent", undefined],
      ] as const;
      await packer.refused(404, "GET", `/api/orders/${id}`);
      for (const [method, what, json] of writes) {
        const refused = await packer.refused(404, method, `/api/admin/orders/${id}/${what}`, json && { json });
        expect(refused.code, what).toBe("order_not_found");
      }
      const parcels = { courier: "cj", parcels: [{ id, trackingNumber: newTrackingNumber() }] };
      const { body } = await packer.post<{ results: unknown[] }>("/api/admin/orders/sent", parcels);
      expect(body.results).toMatchObject([{ outcome: "order_unknown" }]);
      expect(await inShop(owner, id)).toMatchObject({ status, boxes: 1, sentAt: null });
    },
  );

  it("knows nothing of orders that are delivered or not paid yet, but of their own purchases what any customer does", async () => {
    await setStatus(owner, id, "completed");
    expect((await packer.refused(404, "GET", `/api/orders/${id}`)).code).toBe("order_not_found");
    expect((await packer.refused(409, "GET", `/api/admin/orders/waybills/export?ids=${id}`)).code).toBe(
      "order_not_to_send",
    );
    const parcels = { courier: "cj", preview: true, parcels: [{ id, trackingNumber: newTrackingNumber() }] };
    const preview = await packer.post<{ results: unknown[] }>("/api/admin/orders/sent", parcels);
    expect(preview.body.results).toMatchObject([{ outcome: "order_unknown", customerName: "" }]);
    const seen = await packer.get<Order>(`/api/orders/${id}?email=${encodeURIComponent(order.customerEmail)}`);
    expect(seen.body).toMatchObject({ totalAmount: order.totalAmount });
  });
});
