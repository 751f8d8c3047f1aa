import { randomUUID } from "node:crypto";
import { type HeroSetting, type SiteContent, siteContent } from "@zakh/site-settings/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";

const visitor = new Client();
const made = new Set<string>();
let admin: Client;
let hero: HeroSetting;

beforeAll(async () => {
  admin = await signedInAdmin();
  ({ body: hero } = await visitor.get<HeroSetting>("/api/settings/hero"));
});

afterAll(async () => {
  for (const key of made) await admin.send("DELETE", `/api/site-content/${key}`);
  expect((await visitor.get("/api/settings/hero")).body).toEqual(hero);
});

function newKey(): string {
  const key = `test-${randomUUID()}`;
  made.add(key);
  return key;
}

function put(key: string, json: unknown) {
  return admin.send<SiteContent>("PUT", `/api/site-content/${key}`, { json });
}

async function shown(): Promise<SiteContent[]> {
  return (await visitor.get<SiteContent[]>("/api/site-content")).body;
}

describe("content by key", () => {
  it("is created with its defaults, and the next read shows it", async () => {
    const key = newKey();
    const { status, body } = await put(key, { title: "Тухай", content: "Нэг\nХоёр" });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      key,
      title: "Тухай",
      titleRu: "",
      titleEn: "",
      content: "Нэг\nХоёр",
      contentRu: "",
      contentEn: "",
      imageUrl: "",
      active: true,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(siteContent.strict().parse(body)).toEqual(body);
    expect((await visitor.get(`/api/site-content/${key}`)).body).toEqual(body);
    expect(await shown()).toContainEqual(body);
  });

  it("is not overwritten by whoever has read an older version", async () => {
    const [editor, path] = [admin.withVersions(), `/api/site-content/${newKey()}`];
    const { version } = (await editor.put<{ version: string }>(path, { title: "Нэг" })).body;
    const read = (await editor.get<SiteContent>(path)).body;
    expect(await editor.put(path, { ...read, title: "Хоёр" })).toMatchObject({ status: 200 });
    const { status, body } = await editor.put(path, { title: "Гурав", version });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: "changed_meanwhile", present: { title: "Хоёр" } },
    });
    expect((await visitor.withVersions().get<object>(path)).body).not.toHaveProperty("version");
  });

  it("has translations", async () => {
    const words = { title: "А", titleRu: "Б", titleEn: "B", content: "В", contentRu: "Г", contentEn: "D" };
    const { body } = await put(newKey(), words);
    expect(body).toMatchObject(words);
    expect((await put(body.key, { titleEn: "" })).body).toMatchObject({ ...words, titleEn: "" });
  });

  it("changes in the sent fields and keeps the rest", async () => {
    const key = newKey();
    const { body: first } = await put(key, { title: "А", content: "Б", imageUrl: "/static/img/a.webp" });
    const { body: second } = await put(key, { content: "В" });
    expect(second).toEqual({ ...first, content: "В", updatedAt: expect.any(String) });
    expect(second.updatedAt > first.updatedAt).toBe(true);
  });

  it("is visible to admins only while it is inactive", async () => {
    const key = newKey();
    const { body } = await put(key, { title: "Нууц", active: false });
    expect(await shown()).not.toContainEqual(body);
    expect((await visitor.refused(404, "GET", `/api/site-content/${key}`)).code).toBe("site_content_not_found");
    expect((await admin.get(`/api/site-content/${key}`)).body).toEqual(body);
    expect((await admin.get<SiteContent[]>("/api/site-content")).body).toContainEqual(body);
  });

  it("is deleted once, and may be created again", async () => {
    const key = newKey();
    await put(key, { title: "А" });
    expect(await admin.send("DELETE", `/api/site-content/${key}`)).toMatchObject({ status: 204, body: "" });
    await visitor.refused(404, "GET", `/api/site-content/${key}`);
    expect((await admin.refused(404, "DELETE", `/api/site-content/${key}`)).code).toBe("site_content_not_found");
    expect((await put(key, {})).body).toMatchObject({ key, title: "" });
  });

  it("ignores a sent id or dates", async () => {
    const key = newKey();
    const { body } = await put(key, { id: 1, key: "hero", createdAt: "2001-01-01T00:00:00.000Z", updatedAt: "2001" });
    expect(body).toMatchObject({ key });
    expect(body.id).not.toBe(1);
    expect(body.createdAt).not.toMatch(/^2001/);
    expect((await visitor.get("/api/settings/hero")).body).toEqual(hero);
  });

  it("refuses invalid fields and keys that do not fit a path", async () => {
    const json = { title: 5, content: "a\u0000", imageUrl: "javascript:alert(1)", active: "yes" };
    const body = await admin.refused(400, "PUT", `/api/site-content/${newKey()}`, { json });
    expect(Object.fromEntries(Object.entries(body.fields ?? {}).map(([field, { code }]) => [field, code]))).toEqual({
      title: "text_invalid",
      content: "text_invalid",
      imageUrl: "picture_link_invalid",
      active: "value_invalid",
    });
    const english = await admin.refused(400, "PUT", `/api/site-content/${newKey()}`, {
      json,
      headers: { "accept-language": "en" },
    });
    expect(english.fields?.imageUrl?.message).toMatch(/^The image URL is not valid/);
    for (const key of ["Big", "%20", "%D0%B0", "x".repeat(65), "-a", "a'b"]) {
      const refused = await admin.refused(400, "PUT", `/api/site-content/${key}`, { json: {} });
      expect(refused.code, key).toBe("site_content_key_invalid");
      await visitor.refused(404, "GET", `/api/site-content/${key}`);
    }
    await admin.refused(415, "PUT", `/api/site-content/${newKey()}`, {
      json: "a",
      headers: { "content-type": "text/plain" },
    });
  });

  it("is one row when twenty create it at once", async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => put(key, { title: `Т${turn}` })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await shown()).filter((content) => content.key === key)).toHaveLength(1);
  });
});

describe("the content under the key hero", () => {
  it("is the home page's hero, and keeps its required texts", async () => {
    expect((await visitor.get("/api/site-content/hero")).body).toMatchObject({
      title: hero.title,
      content: hero.text,
      imageUrl: hero.imageUrl,
    });
    for (const [json, field, message] of [
      [{ title: " " }, "title", "Гарчиг оруулна уу"],
      [{ content: "" }, "content", "Тайлбар оруулна уу"],
    ] as const) {
      const body = await admin.refused(400, "PUT", "/api/site-content/hero", { json });
      expect(body.fields?.[field]?.message).toBe(message);
    }
    try {
      await put("hero", { active: false });
      expect((await visitor.get<HeroSetting>("/api/settings/hero")).body.title).toBe("Шинэ мах, шуурхай хүргэлт");
    } finally {
      await put("hero", { active: true });
    }
  });
});

describe("who may write content", () => {
  it("is an admin: 401 for visitors, 403 for customers", async () => {
    const { client: customer } = await registeredShopper();
    for (const method of ["PUT", "DELETE"]) {
      const json = method === "PUT" ? { title: "x" } : undefined;
      expect((await visitor.refused(401, method, "/api/site-content/hero", { json })).code).toBe("admin_required");
      expect((await customer.refused(403, method, "/api/site-content/hero", { json })).code).toBe("access_denied");
    }
  });
});
