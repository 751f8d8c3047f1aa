import type { Category, Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { AdminServiceCategory, AdminStore, OwnStore, Store } from "@zakh/marketplace/contract";
import { missingReason, NO_IDENTITY } from "@zakh/marketplace/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, Client, signedInAdmin } from "./client";
import { mailThat } from "./mailbox";
import {
  closeDown,
  decide,
  IDENTITY,
  newCategory,
  newOwner,
  type Owner,
  productData,
  retireCategory,
  sendForm,
  verifiedOwner,
} from "./store-fixtures";

const visitor = new Client();
const LAW = ["tradeName", "representative", "businessNumber", "mailOrderNumber"];
const MEAT = { origin: "Австрали", isHidden: false };

let admin: Client;
let category: AdminServiceCategory;
const owners: Owner[] = [];

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
});

afterAll(async () => {
  await Promise.all(owners.map(closeDown));
  await retireCategory(admin, category);
});

function kept(owner: Owner): Owner {
  owners.push(owner);
  return owner;
}

async function ownStore({ client }: Owner): Promise<OwnStore> {
  const [store] = (await client.get<OwnStore[]>("/api/stores/my-stores")).body;
  if (!store) throw new Error("There is no store");
  return store;
}

const change = ({ client, store }: Owner, json: object) =>
  client.send<OwnStore>("PUT", `/api/stores/${store.id}`, { json });

const listed = async (query: string) =>
  (await admin.get<AdminStore[]>(`/api/admin/stores?categoryId=${category.id}&${query}`)).body;

describe("who a store is by law", () => {
  it("may be told later than at registration, a business number only with its right last digit", async () => {
    const owner = kept(await newOwner(category.id, NO_IDENTITY));
    expect(owner.store).toMatchObject({ ...NO_IDENTITY, missing: LAW });
    const { fields } = await owner.client.refused(400, "PUT", `/api/stores/${owner.store.id}`, {
      json: { businessNumber: "124-81-00997" },
    });
    expect(fields?.businessNumber?.code).toBe("business_number_invalid");
    const told = await change(owner, { ...IDENTITY, businessNumber: "１２４ 81 00998" });
    expect(told.body).toMatchObject({ ...IDENTITY, missing: [] });
    // What is left out stays.
    expect((await change(owner, { description: "Шинэ" })).body).toMatchObject(IDENTITY);
    const parts = await sendForm<OwnStore>(owner.client, "PUT", `/api/stores/${owner.store.id}`, [
      ["mailOrderExempt", "true"],
      ["mailOrderNumber", ""],
    ]);
    expect(parts.body).toMatchObject({ mailOrderExempt: true, mailOrderNumber: "", missing: [] });
  });

  it("is shown to everybody", async () => {
    const { store } = kept(await verifiedOwner(admin, category.id));
    expect((await visitor.get<Store>(`/api/stores/${store.id}`)).body).toMatchObject(IDENTITY);
  });
});

describe("what an approved store has told by law", () => {
  it("waits for a nod when it is changed, the exemption from the mail-order number, too", async () => {
    const owner = kept(await verifiedOwner(admin, category.id));
    const asked = { mailOrderNumber: "", mailOrderExempt: true };
    expect((await change(owner, asked)).body).toMatchObject({
      mailOrderNumber: IDENTITY.mailOrderNumber,
      mailOrderExempt: false,
      requestedChanges: asked,
    });
    const nod = { confirmChanges: true, requestedChanges: asked };
    expect((await admin.patch(`/api/admin/stores/${owner.store.id}`, nod)).status).toBe(200);
    const stands = await ownStore(owner);
    expect(stands).toMatchObject({ ...asked, missing: [] });
    expect(stands.requestedChanges).toBeUndefined();
    await change(owner, { mailOrderExempt: false });
    const refused = await admin.patch<{ code: string }>(`/api/admin/stores/${owner.store.id}`, {
      confirmChanges: true,
      requestedChanges: { mailOrderExempt: false },
    });
    expect(refused.body.code, "it would have neither").toBe("store_identity_missing");
  });

  it("is no punctuation", async () => {
    const owner = kept(await newOwner(category.id));
    for (const field of [...LAW.filter((each) => each !== "businessNumber"), "meatLicence"]) {
      const { fields } = await owner.client.refused(400, "PUT", `/api/stores/${owner.store.id}`, {
        json: { [field]: "." },
      });
      expect(fields?.[field]?.code, field).toBe("value_invalid");
    }
  });
});

describe("approving a store", () => {
  const refusedFor = async ({ store }: Owner, json: object, language = "mn") =>
    admin.refused(409, "PATCH", `/api/admin/stores/${store.id}`, { json, headers: { "Accept-Language": language } });

  it("is refused while it has not told who it is, by name of what is missing and in the admin's language", async () => {
    const owner = kept(await newOwner(category.id, { ...NO_IDENTITY, tradeName: "고비" }));
    const refused = await refusedFor(owner, { isVerified: true }, "ru");
    expect(refused.code).toBe("store_identity_missing");
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual(LAW.slice(1).sort());
    expect(refused.message).toContain("Представитель (대표자)");
    expect(refused.message).not.toContain("상호");
    const [seen] = await listed("standing=waiting");
    expect(seen).toMatchObject({ id: owner.store.id, missing: LAW.slice(1), language: "mn" });
    await change(owner, { ...IDENTITY, mailOrderNumber: "", mailOrderExempt: false, meatLicence: "" });
    expect(Object.keys((await refusedFor(owner, { isVerified: true })).fields ?? {})).toEqual(["mailOrderNumber"]);
    await change(owner, { mailOrderExempt: true });
    expect(await decide(admin, owner.store.id, { isVerified: true })).toMatchObject({ isVerified: true, missing: [] });
  });

  it("and opening one again ask for the same, while one from before goes on and is listed", async () => {
    const owner = kept(await verifiedOwner(admin, category.id));
    await shopPool().query("UPDATE market_store SET representative = '', meat_licence = '' WHERE number = $1", [
      owner.store.id,
    ]);
    expect((await visitor.get(`/api/stores/${owner.store.id}`)).status).toBe(200);
    expect(await listed("task=missing")).toMatchObject([{ id: owner.store.id, missing: ["representative"] }]);
    await decide(admin, owner.store.id, { isActive: false, reason: "Гомдол" });
    expect((await refusedFor(owner, { isActive: true })).code).toBe("store_identity_missing");
    await shopPool().query("UPDATE market_store SET representative = 'Болд' WHERE number = $1", [owner.store.id]);
    expect(await decide(admin, owner.store.id, { isActive: true })).toMatchObject({ isActive: true });
    expect(await listed("task=missing")).toEqual([]);
  });
});

/** What is answered to a call that comes while another transaction has written this, and waits for it. */
async function meanwhile<Result>(sql: string, values: unknown[], call: () => Promise<Result>): Promise<Result> {
  const client = await shopPool().connect();
  try {
    await client.query("BEGIN");
    await client.query(sql, values);
    const answered = call();
    await expect
      .poll(
        async () =>
          (await client.query("SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))"))
            .rowCount,
      )
      .toBeGreaterThan(0);
    await client.query("COMMIT");
    return await answered;
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}

describe("meat", () => {
  const confirm = (owner: Owner, requestedChanges: object) =>
    admin.patch(`/api/admin/stores/${owner.store.id}`, { confirmChanges: true, requestedChanges });

  const save = (owner: Owner, data: object, id?: number): Promise<Answer<Product & { code: string }>> =>
    sendForm(owner.client, id ? "PUT" : "POST", `/api/stores/${owner.store.id}/products${id ? `/${id}` : ""}`, [
      ["productData", id ? JSON.stringify(data) : productData("Хонины мах", { ...MEAT, ...data })],
    ]);

  it("is shown by a store with a licence only: created, shown again or moved among meat", async () => {
    const owner = kept(await verifiedOwner(admin, category.id, { meatLicence: "" }));
    const refused = await save(owner, {});
    expect([refused.status, refused.body.code]).toEqual([409, "store_licence_missing"]);
    const { body: draft } = await save(owner, { isHidden: true });
    expect((await save(owner, { isHidden: false }, draft.id)).body.code).toBe("store_licence_missing");
    const { body: other } = await save(owner, { category: "Бусад" });
    expect((await save(owner, { category: "Үхрийн мах" }, other.id)).body.code).toBe("store_licence_missing");
    // Not by an admin either.
    const byAdmin = await sendForm<{ code: string }>(admin, "PUT", `/api/products/${draft.id}`, [
      ["productData", JSON.stringify({ isHidden: false })],
    ]);
    expect([byAdmin.status, byAdmin.body.code]).toEqual([409, "store_licence_missing"]);
    await change(owner, { meatLicence: "제1호" });
    expect((await save(owner, { isHidden: false }, draft.id)).body.code, "no admin has seen it").toBe(
      "store_licence_missing",
    );
    expect((await confirm(owner, { meatLicence: "제1호" })).status).toBe(200);
    expect((await save(owner, { isHidden: false }, draft.id)).status).toBe(200);
  });

  it("that was shown before is sold and changed on, and its store listed as missing a licence", async () => {
    const owner = kept(await verifiedOwner(admin, category.id));
    const { body: product } = await save(owner, {});
    await change(owner, { meatLicence: "" });
    expect((await confirm(owner, { meatLicence: "" })).status, "it sells meat").toBe(409);
    await shopPool().query("UPDATE market_store SET meat_licence = '' WHERE number = $1", [owner.store.id]);
    // By the shop's own form, too, which sends the category that stays.
    for (const stays of [{}, { categoryId: product.categoryId }, { category: String(product.categoryId) }])
      expect((await save(owner, { price: "13000", ...stays }, product.id)).status).toBe(200);
    expect((await ownStore(owner)).missing).toEqual(["meatLicence"]);
    expect(await listed("task=missing")).toMatchObject([{ id: owner.store.id, missing: ["meatLicence"] }]);
    await save(owner, { isHidden: true }, product.id);
    expect(await listed("task=missing")).toEqual([]);
  });

  it("that was shown when its category became meat is not moved on among meat without a licence", async () => {
    const owner = kept(await verifiedOwner(admin, category.id));
    const { body: product } = await save(owner, {});
    await shopPool().query("UPDATE market_store SET meat_licence = '' WHERE number = $1", [owner.store.id]);
    expect((await save(owner, { category: "Хонины мах" }, product.id)).body.code).toBe("store_licence_missing");
    await closeDown(owner);
  });

  it("is not shown while an admin takes its store's licence away, nor the licence taken while it is being shown", async () => {
    const owner = kept(await verifiedOwner(admin, category.id));
    const { body: product } = await save(owner, { isHidden: true });
    await change(owner, { meatLicence: "" });
    const taken = await meanwhile("UPDATE market_store SET meat_licence = '' WHERE number = $1", [owner.store.id], () =>
      save(owner, { isHidden: false }, product.id),
    );
    expect(taken.body.code).toBe("store_licence_missing");
    await shopPool().query("UPDATE market_store SET meat_licence = 'D' WHERE number = $1", [owner.store.id]);
    const shown = await meanwhile(
      `WITH shop AS (SELECT FROM market_store WHERE number = $1 FOR SHARE)
       UPDATE product SET status = 'published' FROM shop, product_product_detail linked, product_detail detail
       WHERE linked.product_id = product.id AND detail.id = linked.product_detail_id AND detail.number = $2`,
      [owner.store.id, product.id],
      () => confirm(owner, { meatLicence: "" }),
    );
    expect(shown.status).toBe(409);
  });

  it("and the rest of what a store has not told is listed by the rule that names it", async () => {
    const owner = kept(await verifiedOwner(admin, category.id));
    await save(owner, {});
    const told: [string, string[]][] = [
      ["trade_name = ''", ["tradeName"]],
      ["representative = ''", ["representative"]],
      ["business_number = ''", ["businessNumber"]],
      ["mail_order_number = ''", ["mailOrderNumber"]],
      ["mail_order_number = '', mail_order_exempt = true", []],
      ["meat_licence = ''", ["meatLicence"]],
      ["trade_name = '', meat_licence = ''", ["tradeName", "meatLicence"]],
    ];
    for (const [set, missing] of told) {
      await shopPool().query(`UPDATE market_store SET ${set} WHERE number = $1`, [owner.store.id]);
      const { body } = await admin.get<AdminStore>(`/api/admin/stores/${owner.store.id}`);
      expect(body.missing, set).toEqual(missing);
      expect(
        (await listed("task=missing")).map(({ id }) => id),
        set,
      ).toEqual(missing.length > 0 ? [owner.store.id] : []);
      await shopPool().query(
        `UPDATE market_store SET trade_name = 'A', representative = 'B', business_number = '124-81-00998', mail_order_number = 'C',
           mail_order_exempt = false, meat_licence = 'D' WHERE number = $1`,
        [owner.store.id],
      );
    }
  });

  it("needs no licence in a category that is none", async () => {
    const { body } = await visitor.get<Category[]>("/api/categories");
    const owner = kept(await verifiedOwner(admin, category.id, { meatLicence: "" }));
    const plain = body.find(({ meat }) => meat === "none");
    expect((await save(owner, { category: plain?.name })).status).toBe(201);
  });
});

describe("a refused store", () => {
  const send = ({ client, store }: Owner) =>
    client.post<OwnStore & { code: string }>(`/api/stores/${store.id}/application`);

  it("is sent again by its owner, and waits as a new one does", async () => {
    const owner = kept(await newOwner(category.id, { ...IDENTITY, representative: "" }));
    const reason = missingReason(["representative"], "mn");
    await decide(admin, owner.store.id, { isActive: false, reason });
    const unsaid = kept(await newOwner(category.id, { ...IDENTITY, tradeName: "" }));
    await decide(admin, unsaid.store.id, { isActive: false, reason: "" });
    expect((await ownStore(unsaid)).suspension?.reason).toBe(missingReason(["tradeName"], "mn"));
    const { text } = await mailThat(owner.user.email, (mail) => mail.text.includes("대표자"));
    expect(text).toContain("дахин илгээх боломжтой");
    expect((await send(owner)).body.code).toBe("store_identity_missing");
    await change(owner, { representative: "Болд" });
    const again = await send(owner);
    expect(again).toMatchObject({ status: 200, body: { suspension: null, isActive: true, isVerified: false } });
    const [seen] = await listed("standing=waiting");
    expect(seen).toMatchObject({ id: owner.store.id, handedInAt: expect.stringMatching(/Z$/) });
    // Once is enough.
    expect((await send(owner)).body.code).toBe("store_not_refused");
    await decide(admin, owner.store.id, { isActive: false, reason: "Хаяг буруу" });
    expect((await ownStore(owner)).suspension?.reason).toBe("Хаяг буруу");
    expect((await send(owner)).status).toBe(200);
    expect(await decide(admin, owner.store.id, { isVerified: true })).toMatchObject({ isVerified: true });
  });

  it("may also be one whose approval was taken back; not one that is suspended, open, or another's", async () => {
    const owner = kept(await verifiedOwner(admin, category.id));
    expect((await send(owner)).body.code).toBe("store_not_refused");
    await decide(admin, owner.store.id, { isActive: false, reason: "Гомдол" });
    expect((await send(owner)).body.code).toBe("store_not_refused");
    await decide(admin, owner.store.id, { isActive: true });
    await decide(admin, owner.store.id, { isVerified: false, reason: "Гэрээ" });
    const other = kept(await newOwner(category.id));
    for (const client of [other.client, admin])
      await client.refused(404, "POST", `/api/stores/${owner.store.id}/application`);
    expect((await send(owner)).body).toMatchObject({ suspension: null, isVerified: false });
    expect(await ownStore(owner)).toMatchObject({ suspension: null });
  });

  it("is told by mail that its refusal was taken back, not that it is open", async () => {
    const owner = kept(await newOwner(category.id, NO_IDENTITY));
    await decide(admin, owner.store.id, { isActive: false, reason: "Хаяг" });
    await decide(admin, owner.store.id, { isActive: true });
    await mailThat(owner.user.email, ({ text }) => text.includes("Мэдээллийг тань дахин шалгаж байна"));
  });
});
