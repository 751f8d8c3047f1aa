import { shopPool } from "@zakh/kit/database/pool";
import {
  type FooterSetting,
  footerSetting,
  type HeroSetting,
  heroSetting,
  type LogoSetting,
  logoSetting,
  SETTINGS,
  type SettingOf,
  type ShippingFeeSetting,
  type SiteNameSetting,
} from "@zakh/site-settings/contract";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { Client, edgeUrl, registeredShopper, signedInAdmin } from "./client";

const visitor = new Client();
let admin: Client;
let seeded: {
  business: SettingOf<"business">;
  "site-name": SiteNameSetting;
  "shipping-fee": ShippingFeeSetting;
  hero: HeroSetting;
  logo: LogoSetting;
  footer: FooterSetting;
};

async function readAll(): Promise<typeof seeded> {
  const read = async <T>(name: string) => (await visitor.get<T>(`/api/settings/${name}`)).body;
  return {
    business: await read("business"),
    "site-name": await read("site-name"),
    "shipping-fee": await read("shipping-fee"),
    hero: await read("hero"),
    logo: await read("logo"),
    footer: await read("footer"),
  };
}

beforeAll(async () => {
  admin = await signedInAdmin();
  seeded = await readAll();
});

afterEach(async () => {
  for (const [name, json] of Object.entries(seeded)) await admin.send("PUT", `/api/settings/${name}`, { json });
  expect(await readAll()).toEqual(seeded);
});

function put<T>(name: keyof typeof seeded, body: { json: unknown } | { form: FormData }) {
  return admin.send<T>("PUT", `/api/settings/${name}`, body);
}

async function refusedFields(name: keyof typeof seeded, json: unknown, language = "mn") {
  const options = { json, headers: { "accept-language": language } };
  const body = await admin.refused(400, "PUT", `/api/settings/${name}`, options);
  return Object.fromEntries(Object.entries(body.fields ?? {}).map(([field, { message }]) => [field, message]));
}

function picture(width = 300, format: "png" | "jpeg" = "png"): Promise<Buffer> {
  return sharp({ create: { width, height: 60, channels: 3, background: "#a03020" } })
    [format]()
    .toBuffer();
}

function formOf(fields: Record<string, string>, part?: string, bytes?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (part && bytes) form.append(part, new Blob([new Uint8Array(bytes)], { type: "image/png" }), "зураг.png");
  return form;
}

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="9" height="9"/></svg>',
);

describe("who sells", () => {
  it("stands in the HTML of every page at once, and shows nothing while it is not set", async () => {
    const html = async (path: string) => (await fetch(`${edgeUrl}${path}`)).text();
    expect(await html("/contact")).not.toContain("사업자등록번호");
    const json = { tradeName: "Зах трейд", businessNumber: "1248100998", mailOrderExempt: true };
    const { status, body } = await put<SettingOf<"business">>("business", { json });
    expect([status, body.businessNumber]).toEqual([200, "124-81-00998"]);
    for (const path of ["/contact", "/", "/auth", "/prices"]) {
      const page = await html(path);
      for (const part of ["Зах трейд", "124-81-00998", "https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1248100998"])
        expect(page, path).toContain(part);
    }
  });

  it("is refused with a number that cannot be, and a link that is none", async () => {
    expect(await refusedFields("business", { businessNumber: "1248100997" }, "en")).toEqual({
      businessNumber: "The business number is not valid. Example: 123-45-67890",
    });
    expect(Object.keys(await refusedFields("business", { escrowUrl: "javascript:x", email: "x" }))).toEqual([
      "email",
      "escrowUrl",
    ]);
  });
});

describe("the site's name", () => {
  it("is saved, trimmed, and visible at once", async () => {
    const { status, body } = await put("site-name", { json: { siteName: "  Махны зах ", key: "shipping_fee" } });
    expect(status).toBe(200);
    expect(SETTINGS["site-name"].schema.strict().parse(body)).toEqual({ siteName: "Махны зах" });
    expect((await visitor.get("/api/settings/site-name")).body).toEqual(body);
  });

  it("must not be blank", async () => {
    for (const json of [{ siteName: "   " }, { siteName: "" }, {}, { siteName: 5 }, { siteName: null }]) {
      expect(await refusedFields("site-name", json)).toEqual({ siteName: "Сайтын нэр хоосон байж болохгүй" });
    }
    expect(await refusedFields("site-name", {}, "en")).toEqual({ siteName: "The site name cannot be blank" });
    expect(await refusedFields("site-name", { siteName: "x".repeat(101) })).toEqual({ siteName: "Хэт урт байна" });
  });
});

describe("the shipping fee", () => {
  it("is whole won, as text or as a number, and visible at once", async () => {
    for (const [value, kept] of [
      ["5500", "5500"],
      [3000, "3000"],
      [0, "0"],
      ["0", "0"],
      ["007", "7"],
      [" 4500 ", "4500"],
    ] as const) {
      const { status, body } = await put("shipping-fee", { json: { value } });
      expect(status).toBe(200);
      expect(SETTINGS["shipping-fee"].schema.strict().parse(body)).toEqual({ value: kept });
      expect((await visitor.get("/api/settings/shipping-fee")).body).toEqual(body);
    }
  });

  it("is refused with the spec's texts", async () => {
    for (const value of ["дөрөв", "", "1e3", "0x10", null, undefined, [], {}, true, "1,00"]) {
      expect(await refusedFields("shipping-fee", { value }), String(value)).toEqual({ value: "Тоо оруулна уу" });
    }
    for (const value of [-1, "-1", "-0.5"]) {
      expect(await refusedFields("shipping-fee", { value })).toEqual({
        value: "Хүргэлтийн төлбөр 0-с их байх ёстой",
      });
    }
    expect(await refusedFields("shipping-fee", { value: "1.5" })).toEqual({ value: "Бүхэл тоо оруулна уу" });
    expect(await refusedFields("shipping-fee", { value: 1_000_000_000 })).toEqual({
      value: "Хүргэлтийн төлбөр хэт өндөр байна",
    });
    expect(await refusedFields("shipping-fee", { value: -1 }, "en")).toEqual({
      value: "The shipping fee cannot be below 0",
    });
  });

  it("is one of twenty concurrent values", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => put("shipping-fee", { json: { value: 1000 + turn } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { body } = await visitor.get<ShippingFeeSetting>("/api/settings/shipping-fee");
    expect(Number(body.value)).toBeGreaterThanOrEqual(1000);
    expect(Number(body.value)).toBeLessThan(1020);
  });
});

describe("the hero", () => {
  it("accepts a picture, its URL, or keeps the current one", async () => {
    const words = {
      title: "Шинэ гарчиг",
      titleRu: "Новый заголовок",
      titleEn: "",
      text: "Нэг\nхоёр",
      textRu: "Раз\nдва",
      textEn: "",
    };
    const uploaded = await put<HeroSetting>("hero", { form: formOf(words, "image", await picture(800)) });
    expect(uploaded.status).toBe(200);
    expect(heroSetting.strict().parse(uploaded.body)).toEqual({
      ...words,
      imageUrl: expect.stringMatching(/^\/static\/img\/.*_800x60\.webp$/),
    });
    expect((await visitor.get("/api/settings/hero")).body).toEqual(uploaded.body);
    expect((await fetch(`${edgeUrl}${uploaded.body.imageUrl}`)).status).toBe(200);

    const kept = await put<HeroSetting>("hero", { form: formOf({ ...words, title: "Өөр" }) });
    expect(kept.body).toEqual({ ...uploaded.body, title: "Өөр" });
    const named = await put<HeroSetting>("hero", { form: formOf({ ...words, imageUrl: "https://example.com/a.jpg" }) });
    expect(named.body.imageUrl).toBe("https://example.com/a.jpg");
    const both = formOf({ ...words, imageUrl: "https://example.com/a.jpg" }, "image", await picture(800));
    expect((await put<HeroSetting>("hero", { form: both })).body.imageUrl).toBe(uploaded.body.imageUrl);
    expect((await put<HeroSetting>("hero", { json: { ...words, imageUrl: "" } })).body.imageUrl).toBe("");
  });

  it("keeps omitted translations, and removes empty ones", async () => {
    const words = { title: "Гарчиг", text: "Тайлбар" };
    await put("hero", { json: { ...words, titleRu: "Заголовок", textEn: "Text" } });
    const { body } = await put<HeroSetting>("hero", { json: { ...words, textEn: "" } });
    expect(body).toMatchObject({ ...words, titleRu: "Заголовок", textEn: "" });
  });

  it("requires its texts, and refuses dangerous links", async () => {
    expect(await refusedFields("hero", { title: " ", text: "" })).toEqual({
      title: "Гарчиг оруулна уу",
      text: "Тайлбар оруулна уу",
    });
    expect(await refusedFields("hero", {}, "en")).toEqual({ title: "Enter a title", text: "Enter a text" });
    for (const imageUrl of ["javascript:alert(1)", "//evil.mn/a.png", "mailto:a@b.mn", "data:image/png;base64,AA"]) {
      expect(Object.keys(await refusedFields("hero", { title: "а", text: "б", imageUrl }))).toEqual(["imageUrl"]);
    }
  });

  it("refuses a file that is no picture, one that is too large, and two", async () => {
    const words = { title: "а", text: "б" };
    const two = formOf(words, "image", await picture());
    two.append("image", new Blob([new Uint8Array(await picture())]), "b.png");
    for (const [status, code, form] of [
      [415, "image_type_unsupported", formOf(words, "image", Buffer.from("hello"))],
      [415, "image_type_unsupported", formOf(words, "image", SVG)],
      [413, "image_too_large", formOf(words, "image", Buffer.alloc(5 * 1024 * 1024 + 1))],
      [400, "images_too_many", two],
    ] as const) {
      expect((await admin.refused(status, "PUT", "/api/settings/hero", { form })).code).toBe(code);
    }
    const cut = (await picture(800)).subarray(0, 60);
    const { status } = await put("hero", { form: formOf(words, "image", cut) });
    expect([400, 415]).toContain(status);
    expect((await visitor.get("/api/settings/hero")).body).toEqual(seeded.hero);
  });
});

describe("the logo", () => {
  it("accepts a PNG, a JPEG, an SVG, or a URL", async () => {
    for (const bytes of [await picture(), await picture(300, "jpeg"), SVG]) {
      const { status, body } = await put<LogoSetting>("logo", { form: formOf({}, "logo", bytes) });
      expect(status).toBe(200);
      expect(logoSetting.strict().parse(body)).toEqual({ logoUrl: expect.stringMatching(/^\/static\/img\//) });
      expect((await visitor.get("/api/settings/logo")).body).toEqual(body);
      expect((await fetch(`${edgeUrl}${body.logoUrl}`)).status).toBe(200);
    }
    expect((await put("logo", { form: formOf({ logoUrl: "https://example.com/logo.svg" }) })).body).toEqual({
      logoUrl: "https://example.com/logo.svg",
    });
  });

  it("requires one of the two, of an accepted type, under 2 MB", async () => {
    expect(await refusedFields("logo", {})).toEqual({ logoUrl: "Логоны зураг сонгох эсвэл хаягийг нь оруулна уу" });
    expect(Object.keys(await refusedFields("logo", { logoUrl: "javascript:alert(1)" }))).toEqual(["logoUrl"]);
    const gif = await sharp(await picture())
      .gif()
      .toBuffer();
    const noise = await sharp(Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, i) => (i * 7919) % 251)), {
      raw: { width: 900, height: 900, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(2 * 1024 * 1024);
    const tooLarge = await admin.refused(413, "PUT", "/api/settings/logo", { form: formOf({}, "logo", noise) });
    expect(tooLarge).toMatchObject({ code: "logo_too_large", message: "Логоны файл 2 MB-аас бага байх ёстой" });
    for (const bytes of [gif, Buffer.from("hello")]) {
      const body = await admin.refused(415, "PUT", "/api/settings/logo", { form: formOf({}, "logo", bytes) });
      expect(body.code).toBe("image_type_unsupported");
    }
    expect((await visitor.get("/api/settings/logo")).body).toEqual(seeded.logo);
  });
});

describe("the footer", () => {
  const words = { companyName: "Зах ХХК", email: "info@zakh.example" };

  it("is replaced by a form with its lists as JSON, and visible at once", async () => {
    const form = formOf(
      {
        ...words,
        description: "Мах\nмахны зах",
        address: "청주시",
        phone: "010-1234-5678",
        descriptionRu: "Мясной рынок",
        addressEn: "Cheongju",
        copyrightText: "© Зах",
        copyrightTextEn: "© Zakh",
        copyright: "ignored",
        socialLinks: JSON.stringify({ facebook: "https://facebook.com/zakh", twitter: "", evil: "javascript:1" }),
        quickLinks: JSON.stringify([{ title: "Сагс", titleEn: "Cart", url: "/cart", id: 1 }]),
      },
      "footerLogo",
      await picture(),
    );
    const { status, body } = await put<FooterSetting>("footer", { form });
    expect(status).toBe(200);
    expect(footerSetting.strict().parse(body)).toEqual({
      ...words,
      description: "Мах\nмахны зах",
      descriptionRu: "Мясной рынок",
      descriptionEn: seeded.footer.descriptionEn,
      address: "청주시",
      addressRu: seeded.footer.addressRu,
      addressEn: "Cheongju",
      phone: "010-1234-5678",
      logoUrl: expect.stringMatching(/^\/static\/img\//),
      copyright: "© Зах",
      copyrightText: "© Зах",
      copyrightTextRu: seeded.footer.copyrightTextRu,
      copyrightTextEn: "© Zakh",
      socialLinks: { facebook: "https://facebook.com/zakh" },
      quickLinks: [{ title: "Сагс", titleEn: "Cart", url: "/cart" }],
    });
    expect((await visitor.get("/api/settings/footer")).body).toEqual(body);
    expect((await put<FooterSetting>("footer", { json: words })).body).toMatchObject({
      logoUrl: body.logoUrl,
      description: "",
      descriptionRu: "Мясной рынок",
      socialLinks: {},
      quickLinks: [],
    });
    expect((await put<FooterSetting>("footer", { form: formOf({ ...words, logoUrl: "" }) })).body.logoUrl).toBe("");
  });

  it("is refused with the spec's texts", async () => {
    expect(await refusedFields("footer", { companyName: "", email: "x" })).toEqual({
      companyName: "Компанийн нэр оруулна уу",
      email: "Зөв имэйл хаяг оруулна уу",
    });
    expect(await refusedFields("footer", {}, "en")).toEqual({
      companyName: "Enter the company name",
      email: "Enter a valid email address",
    });
    expect(await refusedFields("footer", { ...words, quickLinks: [{ title: "", url: "/" }, { title: "а" }] })).toEqual({
      "quickLinks.0.title": "Гарчиг болон URL оруулна уу",
      "quickLinks.1.url": "Гарчиг болон URL оруулна уу",
    });
  });

  it("refuses dangerous links", async () => {
    const quick = await refusedFields("footer", { ...words, quickLinks: [{ title: "а", url: "javascript:alert(1)" }] });
    expect(Object.keys(quick)).toEqual(["quickLinks.0.url"]);
    for (const url of ["javascript:alert(1)", "/page", "mailto:a@b.mn", "tel:010", "facebook.com/zakh"]) {
      const social = await refusedFields("footer", { ...words, socialLinks: { facebook: url } });
      expect(social).toEqual({ "socialLinks.facebook": "Сошиал хуудасны хаяг http(s) хаяг байх ёстой" });
    }
    expect(Object.keys(await refusedFields("footer", { ...words, logoUrl: "data:image/png;base64,AA" }))).toEqual([
      "logoUrl",
    ]);
  });

  it("refuses lists of invalid JSON, and logos like the logo setting", async () => {
    for (const quickLinks of ["{", "[1]", '{"a":1}', "null"]) {
      await admin.refused(400, "PUT", "/api/settings/footer", { form: formOf({ ...words, quickLinks }) });
    }
    const form = formOf(words, "footerLogo", Buffer.from("hello"));
    await admin.refused(415, "PUT", "/api/settings/footer", { form });
    expect((await visitor.get("/api/settings/footer")).body).toEqual(seeded.footer);
  });

  it("is consistent when twenty replace it at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        put("footer", { json: { companyName: `Зах ${turn}`, description: `Тайлбар ${turn}`, email: "a@b.mn" } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { body } = await visitor.get<FooterSetting>("/api/settings/footer");
    expect(body.description).toBe(body.companyName.replace("Зах", "Тайлбар"));
  });
});

describe("text messages", () => {
  const PATH = "/api/settings/text-messages";
  const KEYS = { apiKey: "NCS1", apiSecret: "very-secret", sender: "02-123-4567", wonEach: 50 };
  const off = { enabled: false, apiKey: "", apiSecret: "", sender: "", wonEach: 50 };

  it("cannot be on without keys and a number", async () => {
    for (const missing of ["apiKey", "apiSecret", "sender"]) {
      const json = { ...KEYS, enabled: true, [missing]: " " };
      const { fields } = await admin.refused(400, "PUT", PATH, { json });
      expect(fields?.enabled?.code).toBe("text_messages_incomplete");
    }
  });

  it("have a secret that is kept and answered to nobody", async () => {
    const { body } = await admin.send<{ apiSecret: string }>("PUT", PATH, { json: { ...KEYS, enabled: false } });
    expect(JSON.stringify(body)).not.toContain("very-secret");
    const read = (await admin.get<{ apiSecret: string; version: string }>(PATH)).body;
    expect(read).toMatchObject({ ...KEYS, apiSecret: "••••••••" });
    expect((await admin.send("PUT", PATH, { json: { ...read, sender: "02-765-4321" } })).status).toBe(200);
    const { rows } = await shopPool().query("SELECT value::jsonb FROM site_setting WHERE key = 'text_messages'");
    expect(rows[0].value).toMatchObject({ apiSecret: "very-secret", sender: "02-765-4321" });
    expect((await admin.send("PUT", PATH, { json: off })).body).toMatchObject(off);
  });

  it("tell owners what they cost this month", async () => {
    expect((await admin.get("/api/admin/text-messages")).body).toEqual({
      sent: expect.any(Number),
      refused: expect.any(Number),
      won: expect.any(Number),
      lastRefusal: null,
    });
  });
});

describe("who may set these", () => {
  it("is an admin: 401 for visitors, 403 for customers; other content types are 415", async () => {
    const { client: customer } = await registeredShopper();
    for (const [name, json] of Object.entries(seeded)) {
      const path = `/api/settings/${name}`;
      expect((await visitor.refused(401, "PUT", path, { json })).code).toBe("admin_required");
      expect((await customer.refused(403, "PUT", path, { json })).code).toBe("access_denied");
      await admin.refused(415, "PUT", path, { json: "a=1", headers: { "content-type": "text/plain" } });
      await admin.refused(400, "PUT", path, { json: "{" });
    }
  });
});
