import { readParcels } from "@zakh/fulfilment/contract";
import { orderNumber } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { exactly, inShop, Shopper } from "./orders-client";
import { paidOrderOf } from "./test-courier";

let admin: Client;
let shopper: Shopper;

beforeAll(async () => {
  admin = await signedInAdmin();
  shopper = await Shopper.register();
});

describe("a courier's file, or pasted lines", () => {
  const READ = "/api/admin/orders/sent/read";

  function fileForm(content: string | Uint8Array): FormData {
    const form = new FormData();
    form.set("file", new Blob([content as never]), "운송장.csv");
    return form;
  }

  it("is read, and marks nothing", async () => {
    const id = await paidOrderOf(admin, shopper);
    const rows = ["받는분,운송장번호,고객주문번호", `Болд,1234-5678-9012,${orderNumber(id)}`];
    const { status, body } = await admin.send("POST", READ, { form: fileForm(rows.join("\n")) });
    const parcels = [{ id, trackingNumber: "123456789012" }];
    expect([status, exactly(readParcels, body)]).toEqual([200, { parcels, unclear: [] }]);
    const text = `${id} 1234-5678-9012\nүүнийг уншихгүй`;
    expect((await admin.post(READ, { text })).body).toEqual({
      parcels,
      unclear: [{ line: 2, text: "үүнийг уншихгүй" }],
    });
    expect((await inShop(admin, id)).sentAt).toBeNull();
  });

  it.each([
    ["a formula", (digits: string) => `"=""${digits}"""`],
    ["a formula that is not quoted", (digits: string) => `="${digits}"`],
    ["an apostrophe in front", (digits: string) => `'${digits}`],
    ["a point and a zero", (digits: string) => (/^\d+$/.test(digits) ? `${digits}.0` : digits)],
    ["an exponent", (digits: string) => (/^\d+$/.test(digits) ? "6.12345678901E+11" : digits)],
  ])("may keep its digits as texts by %s", async (_how, written) => {
    const id = await paidOrderOf(admin, shopper);
    const rows = ["받는분,고객주문번호,운송장번호", ["받는이", orderNumber(id), "612345678901"].map(written).join(",")];
    const { body } = await admin.send("POST", READ, { form: fileForm(`\ufeff${rows.join("\n")}`) });
    expect(body).toEqual({ parcels: [{ id, trackingNumber: "612345678901" }], unclear: [] });
  });

  it("is one file, and a second one is refused as a file", async () => {
    const form = fileForm("a");
    form.append("file", new Blob(["b"]), "운송장-2.csv");
    expect(await admin.refused(400, "POST", READ, { form })).toMatchObject({
      code: "files_too_many",
      message: expect.stringContaining("1 файл"),
    });
  });

  it.each([
    [400, "parcels_missing", { json: {} }],
    [400, "parcels_missing", { json: { text: " \n " } }],
    [413, "parcels_too_many", { json: { text: "1023 123456789012\n".repeat(201) } }],
    [415, "courier_file_unreadable", { form: fileForm(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])) }],
    [422, "courier_file_unclear", { form: fileForm("нэр,утас\nБолд,010-1234-5678") }],
  ] as const)("is refused with %i %s", async (status, code, sent) => {
    expect((await admin.refused(status, "POST", READ, sent)).code).toBe(code);
  });

  it("is read for admins only", async () => {
    await new Client().refused(401, "POST", READ, { json: { text: "1023 123456789012" } });
    await shopper.client.refused(403, "POST", READ, { form: fileForm("주문번호,운송장번호\n1023,123456789012") });
  });
});
