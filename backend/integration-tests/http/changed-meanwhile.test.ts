import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BankAccount } from "@zakh/bank-transfer/contract";
import type { Category, Product } from "@zakh/catalog/contract";
import type { ErrorBody, Versioned } from "@zakh/kit/contract";
import type { AdminServiceCategory, OwnStore } from "@zakh/marketplace/contract";
import type { MealKit } from "@zakh/meal-kits/contract";
import type { NavigationItem, NavigationTreeItem } from "@zakh/site-settings/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, Client, commerceUrl, fromElsewhere, signedInAdmin } from "./client";
import { Shopper } from "./orders-client";
import { closeDown, newCategory, type Owner, productData, retireCategory, verifiedOwner } from "./store-fixtures";
import { placedOrder } from "./test-orders";
import { TestProducts } from "./test-products";

type Values = Record<string, unknown>;
type Present = Versioned<Values>;

/** An entity with an edit form: how to read and how to save it. */
interface Edited {
  read: () => Promise<Present>;
  /** Sends a change, with the version that it is based on. */
  save: (values: Values, version?: string) => Promise<Answer<Present & ErrorBody & { present?: Present }>>;
  /** Sends back an answer that was read, with the version that is in it; like `save` by default. */
  sendBack?: (read: Present) => ReturnType<Edited["save"]>;
  /** Sends a change with a version in the data, and one beside it. */
  saveTwice?: (data: Values, version?: string) => ReturnType<Edited["save"]>;
  /** Another value for the same field, by number. */
  values: (nth: number) => Values;
}

const visitor = new Client().withVersions();
const cleanUp: (() => Promise<unknown>)[] = [];
let admin: Client;
let owner: Owner;
let testProducts: TestProducts;

beforeAll(async () => {
  admin = (await signedInAdmin()).withVersions();
  testProducts = new TestProducts(admin);
  const category = await newCategory(admin);
  const registered = await verifiedOwner(admin, category.id);
  owner = { ...registered, client: registered.client.at(commerceUrl, fromElsewhere()).withVersions() };
  cleanUp.push(
    () => testProducts.clear(),
    () => closeDown(owner),
    () => retireCategory(admin, category),
  );
});

afterAll(async () => {
  for (const clean of cleanUp) await clean();
});

function form(parts: Values): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined) body.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return body;
}

async function listed<T extends { id: number }>(client: Client, path: string, id: number): Promise<Present> {
  const { body } = await client.get<T[]>(path);
  return body.find((one) => one.id === id) as unknown as Present;
}

/** An entity created by POST, edited by PUT with its number in the path, and read in a list. */
async function entry<T extends { id: number }>(path: string, fresh: Values, list = path): Promise<Edited> {
  const { status, body } = await admin.post<T>(path, fresh);
  expect(status).toBe(201);
  cleanUp.push(() => admin.delete(`${path}/${body.id}`));
  return {
    read: () => listed<T>(admin, list, body.id),
    save: (values, version) => admin.put(`${path}/${body.id}`, { ...values, version }),
    values: (nth) => ({ [Object.keys(fresh)[0] ?? ""]: `Туршилт ${nth}` }),
  };
}

async function setting(name: string, values: Edited["values"], send?: Edited["save"]): Promise<Edited> {
  const path = `/api/settings/${name}`;
  const read = async () => (await admin.get<Present>(path)).body;
  const { version: _, ...seeded } = await read();
  const edited = { read, values, save: send ?? ((sent, version) => admin.put(path, { ...sent, version })) };
  cleanUp.push(() => admin.put(path, seeded));
  return edited as Edited;
}

const unique = () => randomUUID().slice(0, 8);

const EDITED: Record<string, () => Promise<Edited>> = {
  async "a product"() {
    const { id } = await testProducts.add();
    return {
      read: async () => (await visitor.get<Present>(`/api/products/${id}`)).body,
      save: (data, version) => admin.send("PUT", `/api/products/${id}`, { form: form({ productData: data, version }) }),
      sendBack: (productData) => admin.send("PUT", `/api/products/${id}`, { form: form({ productData }) }),
      saveTwice: (productData, version) =>
        admin.send("PUT", `/api/products/${id}`, { form: form({ productData, version }) }),
      values: (nth) => ({ price: 20_000 + nth }),
    };
  },
  async "a product of a store"() {
    const path = `/api/stores/${owner.store.id}/products`;
    const made = await owner.client.send<Product>("POST", path, {
      form: form({ productData: productData("Хавирга") }),
    });
    return {
      read: () => listed<Product>(owner.client, path, made.body.id),
      save: (data, version) =>
        owner.client.send("PUT", `${path}/${made.body.id}`, { form: form({ productData: data, version }) }),
      sendBack: (productData) => owner.client.send("PUT", `${path}/${made.body.id}`, { form: form({ productData }) }),
      values: (nth) => ({ price: 20_000 + nth }),
    };
  },
  "a category": () => entry<Category>("/api/categories", { name: `Ангилал ${unique()}` }),
  "a service category": () =>
    entry<AdminServiceCategory>("/api/admin/service-categories", { name: "Үйлчилгээ", slug: `svc-${unique()}` }),
  "a bank account": () =>
    entry<BankAccount>("/api/bank-accounts", { bankName: "Хаан", accountNumber: "5001", accountHolder: "Туршилт" }),
  "a meal kit": () => entry<MealKit>("/api/admin/meal-kits", { name: "Цуйван", price: 10_000 }),
  async "an entry of the menu"() {
    const { body } = await admin.post<NavigationItem>("/api/navigation", { title: "Цэс", url: "/contact" });
    cleanUp.push(() => admin.delete(`/api/navigation/${body.id}`));
    return {
      read: async () => {
        const { children: _, ...item } = await listed<NavigationTreeItem>(admin, "/api/navigation/tree", body.id);
        return item as Present;
      },
      save: (values, version) => admin.put(`/api/navigation/${body.id}`, { ...values, version }),
      values: (nth) => ({ title: `Цэс ${nth}` }),
    };
  },
  "the site's name": () => setting("site-name", (nth) => ({ siteName: `Зах ${nth}` })),
  "the shipping fee": () => setting("shipping-fee", (nth) => ({ value: String(4000 + nth) })),
  "the order alerts": () =>
    setting("order-alerts", (nth) => ({ enabled: true, emails: `owner${nth}@example.com`, language: "ru" })),
  "pay on pick-up": () =>
    setting("pay-on-pickup", (nth) => ({ enabled: false, place: `Чонжу ${nth}`, hours: "10:00" })),
  "the logo": () =>
    setting(
      "logo",
      (nth) => ({ logoUrl: `/static/logo-${nth}.png` }),
      (values, version) => admin.send("PUT", "/api/settings/logo", { form: form({ ...values, version }) }),
    ),
  "the hero": () =>
    setting(
      "hero",
      (nth) => ({ title: `Шинэ мах ${nth}`, text: "Хүргэнэ" }),
      (values, version) => admin.send("PUT", "/api/settings/hero", { form: form({ ...values, version }) }),
    ),
  "the footer": () =>
    setting(
      "footer",
      (nth) => ({ companyName: `Зах ${nth}`, email: "shop@example.com" }),
      (values, version) => admin.send("PUT", "/api/settings/footer", { form: form({ ...values, version }) }),
    ),
  async "an order"() {
    const product = await testProducts.add();
    const { id } = await placedOrder(admin, await Shopper.register(), [{ productId: product.id, quantity: 1 }]);
    const save: Edited["save"] = (values, version) =>
      admin.post(`/api/admin/orders/${id}/changes`, { ...values, version });
    return {
      read: async () => (await admin.get<Present>(`/api/orders/${id}`)).body,
      save,
      sendBack: ({ note, version }) => save({ note }, version),
      values: (nth) => ({ note: `Хаалган дээр үлдээх ${nth}` }),
    };
  },
  async "a store"() {
    const { client, store } = owner;
    return {
      read: () => listed<OwnStore>(client, "/api/stores/my-stores", store.id),
      save: (values, version) => client.send("PUT", `/api/stores/${store.id}`, { form: form({ ...values, version }) }),
      sendBack: (storeData) => client.send("PUT", `/api/stores/${store.id}`, { form: form({ storeData }) }),
      saveTwice: (storeData, version) =>
        client.send("PUT", `/api/stores/${store.id}`, { form: form({ storeData, version }) }),
      values: (nth) => ({ description: `Тайлбар ${nth}` }),
    };
  },
};

describe.each(Object.entries(EDITED))("%s", (_what, begin) => {
  let edited: Edited;
  beforeAll(async () => {
    edited = await begin();
  });

  it("accepts a change of the read version, and then one of the saved version", async () => {
    const { version } = await edited.read();
    const first = await edited.save(edited.values(1), version);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ ...edited.values(1), version: (await edited.read()).version });
    const second = await edited.save(edited.values(2), first.body.version);
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject(edited.values(2));
  });

  it("refuses a change of an outdated version, and returns the current values", async () => {
    const { version } = await edited.read();
    expect((await edited.save(edited.values(3))).status).toBe(200);
    const present = await edited.read();
    const { status, body } = await edited.save(edited.values(4), version);
    expect(status).toBe(409);
    expect(body.code).toBe("changed_meanwhile");
    expect(body.present).toEqual(present);
    expect(await edited.read()).toEqual(present);
    // A change of the returned version is accepted.
    expect((await edited.save(edited.values(4), body.present?.version)).status).toBe(200);
  });

  it("accepts an answer that was read, changed and sent back as a whole, once", async () => {
    const sendBack = edited.sendBack ?? ((read) => edited.save(read, read.version));
    const read = await edited.read();
    const { status, body } = await sendBack({ ...read, ...edited.values(5) });
    expect([status, body.fields]).toEqual([200, undefined]);
    expect(await edited.read()).toEqual({ ...read, ...edited.values(5), version: body.version });
    expect((await sendBack({ ...read, ...edited.values(6) })).body.code).toBe("changed_meanwhile");
  });

  it("refuses an outdated version, whether it is in the data or beside it", async () => {
    const { saveTwice } = edited;
    if (!saveTwice) return;
    const { version: outdated } = await edited.read();
    expect((await edited.save(edited.values(7))).status).toBe(200);
    const { version: current } = await edited.read();
    for (const [inside, beside] of [
      [outdated, current],
      [current, outdated],
    ]) {
      const { body } = await saveTwice({ ...edited.values(8), version: inside }, beside);
      expect(body.code).toBe("changed_meanwhile");
    }
    expect((await saveTwice({ ...edited.values(8), version: current }, current)).status).toBe(200);
  });

  it("accepts one of ten concurrent saves of the same version", async () => {
    const { version } = await edited.read();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => edited.save(edited.values(10 + nth), version)),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? "saved" : body.code));
    expect(codes.filter((code) => code === "saved")).toHaveLength(1);
    expect(codes.filter((code) => code === "changed_meanwhile")).toHaveLength(9);
    const winner = codes.indexOf("saved");
    expect(await edited.read()).toMatchObject(edited.values(10 + winner));
  });

  it("accepts a change without a version", async () => {
    await edited.save(edited.values(30));
    expect((await edited.save(edited.values(31))).status).toBe(200);
    expect(await edited.read()).toMatchObject(edited.values(31));
  });

  it("accepts the old version again after a change was reverted", async () => {
    expect((await edited.save(edited.values(40))).status).toBe(200);
    const { version } = await edited.read();
    await edited.save(edited.values(41));
    await edited.save(edited.values(40));
    expect((await edited.save(edited.values(42), version)).status).toBe(200);
  });
});

it.each(["seed.log", "commerce.log"])("pg warned of nothing that its next version refuses, in %s", (log) => {
  const text = readFileSync(join(process.env.DATA_DIR ?? ".data", "logs", log), "utf8");
  expect(text.length).toBeGreaterThan(0);
  expect(text.split("\n").filter((line) => /DeprecationWarning.*\bpg\b/.test(line))).toEqual([]);
});

describe("a product whose stock was changed by an order meanwhile", () => {
  const tracked = () => testProducts.add({ stock: 10, trackStock: true });
  const save = (id: number, data: Values, version: string) =>
    admin.send<ErrorBody>("PUT", `/api/products/${id}`, { form: form({ productData: data, version }) });
  const read = async (id: number) => (await visitor.get<Versioned<Product>>(`/api/products/${id}`)).body;

  it("can be saved by an admin who does not edit the stock", async () => {
    const { id } = await tracked();
    const { version } = await read(id);
    await testProducts.change(id, { stock: 8 });
    expect((await save(id, { price: 17_000 }, version)).status).toBe(200);
    expect(await read(id)).toMatchObject({ price: 17_000, stock: 8 });
  });

  it("cannot be saved with a stock based on the old one", async () => {
    const { id } = await tracked();
    const { version } = await read(id);
    await testProducts.change(id, { stock: 8 });
    const { status, body } = await save(id, { stock: 20 }, version);
    expect([status, body.code]).toEqual([409, "changed_meanwhile"]);
    expect(await read(id)).toMatchObject({ stock: 8 });
  });
});

describe("an order with an offer that waits for its customer", () => {
  async function order() {
    const product = await testProducts.add();
    const { id } = await placedOrder(admin, await Shopper.register(), [{ productId: product.id, quantity: 1 }]);
    const read = async () => (await admin.get<Present & { offer: { id: number } | null }>(`/api/orders/${id}`)).body;
    const offer = (quantity: number, version?: string) =>
      admin.post<ErrorBody & { present?: Present }>(`/api/admin/orders/${id}/changes`, {
        ...{ lines: [{ productId: product.id, quantity }], version },
      });
    return { read, offer };
  }

  it("is not offered anything else by who has not seen the offer, nor by nine of ten at once", async () => {
    const { read, offer } = await order();
    const { version } = await read();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => offer(2 + nth, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    const present = await read();
    expect(present.offer).not.toBeNull();
    expect(refused.map(({ body }) => [body.code, body.present])).toEqual(
      Array.from({ length: 9 }, () => ["changed_meanwhile", present]),
    );
    expect((await offer(20, present.version)).status).toBe(200);
  });

  it("is offered the same twice by a press that did not get the answer", async () => {
    const { read, offer } = await order();
    const { version } = await read();
    expect((await offer(3, version)).status).toBe(200);
    const once = await read();
    expect((await offer(3, version)).status).toBe(200);
    expect(await read()).toEqual(once);
  });
});

describe("a version is not part of", () => {
  it("the lists that shoppers' pages load", async () => {
    for (const path of ["/api/products", "/api/navigation", "/api/bank-accounts", "/api/service-categories"]) {
      const { body } = await visitor.get<Values[]>(path);
      expect(body.length, path).toBeGreaterThan(0);
      expect(
        body.filter((one) => "version" in one),
        path,
      ).toEqual([]);
    }
  });
});

describe("the text of a refused save", () => {
  it("is in the user's language", async () => {
    const { body } = await admin.get<Present>("/api/settings/site-name");
    const messageIn = async (language: string) =>
      (
        await admin.refused(409, "PUT", "/api/settings/site-name", {
          json: { siteName: body.siteName, version: "stale" },
          headers: { "accept-language": language },
        })
      ).message;
    expect(await messageIn("ru")).toBe("Пока вы редактировали, кто-то другой внёс изменения.");
    expect(await messageIn("en")).toBe("Somebody changed this meanwhile.");
  });
});
