import type { FooterSetting, OrderAlertsSetting } from "@zakh/site-settings/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, commerceUrl, fromElsewhere, productThat, signedInAdmin } from "./client";
import { mailsTo, outbox, readMails } from "./mailbox";
import { plainProduct, Shopper } from "./orders-client";
import {
  addProduct,
  closeDown,
  decide,
  newCategory,
  newOwner,
  type Owner,
  retireCategory,
  verifiedOwner,
} from "./store-fixtures";

const PATH = "/api/settings/order-alerts";
const address = (who: string) => `${who}-${Date.now()}@alerts.example`;

/** Mails about new orders to one recipient before they are held back. */
const MAILS_AN_HOUR = 60;

let admin: Client;
let before: OrderAlertsSetting;
let shopper: Shopper;

beforeAll(async () => {
  admin = await signedInAdmin();
  before = (await admin.get<OrderAlertsSetting>(PATH)).body;
  shopper = await Shopper.register();
});

afterAll(async () => {
  await admin.send("PUT", PATH, { json: before });
});

it("the setting is for admins only, on by default, and accepts addresses only", async () => {
  expect((await shopper.client.get(PATH)).status).toBe(403);
  expect(before.enabled).toBe(true);
  const wrong = await admin.send("PUT", PATH, { json: { enabled: true, emails: "a@b.mn, nobody" } });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { emails: { code: "footer_email_invalid" } } } });
});

it("a new order is mailed to the addresses of the setting, in its language, and not once it is off", async () => {
  const [first, second] = [address("first"), address("second")];
  const saved = await admin.send("PUT", PATH, {
    json: { enabled: true, emails: `${first}  ${second}`, language: "en" },
  });
  expect(saved.body).toEqual({ enabled: true, emails: `${first}, ${second}`, language: "en" });
  const product = await plainProduct();
  const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
  for (const to of [first, second]) {
    const [mail] = await mailsTo(to, 1);
    expect(mail?.language).toBe("en");
    expect(mail?.text).toContain(`/admin/orders?id=${id}`);
    expect(mail?.text).toContain(shopper.user.name);
    expect(mail?.text).toContain(`(Origin: ${product.originEn})`);
  }
  await admin.send("PUT", PATH, { json: { enabled: false, emails: first } });
  await shopper.place([{ productId: product.id, quantity: 1 }]);
  // The customer's own mail is written with it, so this one would be there too.
  await mailsTo(shopper.user.email, 2);
  expect(readMails().filter(({ to }) => to === first)).toHaveLength(1);
});

it("without addresses the shop's contact address gets the mail", async () => {
  const { body: footer } = await admin.get<FooterSetting>("/api/settings/footer");
  // A separate address, because the shop's gets mails of all other tests, and mails per address and hour are limited.
  const email = address("contact");
  try {
    await admin.send("PUT", "/api/settings/footer", { json: { ...footer, email } });
    await admin.send("PUT", PATH, { json: { enabled: true, emails: "" } });
    const product = await plainProduct();
    const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
    const [mail] = await mailsTo(email, 1);
    expect(mail?.text).toContain(`/admin/orders?id=${id}`);
  } finally {
    await admin.send("PUT", "/api/settings/footer", { json: footer });
  }
});

it("orders that are refused at their very end silence nobody: neither the shop's owner nor a store's", async () => {
  const to = address("refused");
  await admin.send("PUT", PATH, { json: { enabled: true, emails: to } });
  const category = await newCategory(admin);
  const owner = await verifiedOwner(admin, category.id);
  const product = await addProduct(owner, "Хямд ааруул");
  const short = await productThat(({ trackStock, stock }) => trackStock && stock < 90);
  const lines = [
    { productId: product.id, quantity: 1 },
    { productId: short.id, quantity: 99 },
  ];
  const refusedShopper = await Shopper.register();
  const refused = await refusedShopper.order(lines);
  for (let time = 0; time < MAILS_AN_HOUR; time += 1) {
    const { body } = await refusedShopper.client
      .at(commerceUrl)
      .post<{ code: string }>("/api/orders", refused, fromElsewhere());
    expect(body.code).toBe("stock_short");
  }
  const before = await outbox(owner.user.email);
  await shopper.place(lines.slice(0, 1));
  // Other tests order meanwhile.
  expect(await outbox(to)).toEqual({ written: expect.toSatisfy((count) => count > 0), delayed: 0 });
  expect(await outbox(owner.user.email)).toEqual({ written: (before?.written ?? 0) + 1, delayed: 0 });
  await closeDown(owner);
  await retireCategory(admin, category);
});

it("a store's owner gets a mail for the verification, for orders of the store, and for its suspension with the reason", async () => {
  const category = await newCategory(admin);
  const owner: Owner = await verifiedOwner(admin, category.id);
  const product = await addProduct(owner, "Мэдэгдэлтэй ааруул");
  const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
  await decide(admin, owner.store.id, { isActive: false, reason: "Гомдол ирсэн" });
  const mails = await mailsTo(owner.user.email, 3);
  expect(mails).toHaveLength(3);
  expect(mails.filter(({ text }) => text.includes(`/store/orders/${id}`))).toHaveLength(1);
  expect(mails.filter(({ text }) => text.includes("Гомдол ирсэн"))).toHaveLength(1);
  const waiting = await newOwner(category.id);
  await decide(admin, waiting.store.id, { isActive: false, reason: "Бичиг баримт дутуу" });
  const [refusal] = await mailsTo(waiting.user.email, 1);
  expect(refusal?.text).toContain("Бичиг баримт дутуу");
  await closeDown(owner);
  await retireCategory(admin, category);
});
