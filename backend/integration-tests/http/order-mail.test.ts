import { expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { plainProduct, Shopper } from "./orders-client";

it("mails about an order are in the order's language, and link to its page", async () => {
  const shopper = await Shopper.register();
  const product = await plainProduct();
  shopper.client.setCookie("preferred-language", "ru");
  const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
  const admin = await signedInAdmin();
  admin.setCookie("preferred-language", "en");
  expect((await admin.patch(`/api/orders/${id}/status`, { status: "processing" })).status).toBe(200);

  const mails = await mailsTo(shopper.user.email, 2);
  expect(mails.map(({ language }) => language)).toEqual(["ru", "ru"]);
  expect(mails[0]?.text).toContain(product.nameRu);
  for (const { text } of mails) {
    const link = /https?:\/\/\S+\/order-confirmation\?\S+/.exec(text)?.[0] ?? "";
    const { pathname, search, searchParams } = new URL(link);
    expect(searchParams.get("id")).toBe(String(id));
    expect(searchParams.get("email")).toBe(shopper.user.email);
    const page = await new Client().get<string>(`${pathname}${search}`);
    expect(page.status).toBe(200);
  }
});
