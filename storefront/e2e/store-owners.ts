import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { ADMIN } from "./people";

/** A generated picture of one colour, large enough to be resized. */
export async function picture(page: Page, name: string, color: string) {
  await page.goto("/contact");
  const data = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    const drawing = canvas.getContext("2d");
    if (drawing) {
      drawing.fillStyle = fill;
      drawing.fillRect(0, 0, 640, 480);
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, color);
  return { name, mimeType: "image/png", buffer: Buffer.from(data, "base64") };
}

/** An admin's decision about a store, which is found by its name. */
export async function decide(admin: APIRequestContext, storeName: string, decision: object): Promise<number> {
  const login = await admin.post("/api/admin/login", {
    data: { username: ADMIN.username, password: ADMIN.password },
  });
  expect(login.ok(), await login.text()).toBe(true);
  const stores = (await (await admin.get(`/api/admin/stores?search=${encodeURIComponent(storeName)}`)).json()) as {
    id: number;
  }[];
  const id = stores[0]?.id ?? 0;
  const answer = await admin.patch(`/api/admin/stores/${id}`, { data: decision });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}

/** Who a store is by law, invented: approval asks for it. */
export const IDENTITY = {
  tradeName: "시험 상점",
  representative: "Туршилтын эзэн",
  businessNumber: "124-81-00998",
  mailOrderExempt: true,
  meatLicence: "제2026-시험-01호",
};

/** Registers a store without the form, for tests of other things. */
export async function storeThroughApi(
  request: APIRequestContext,
  name: string,
  told: Partial<typeof IDENTITY> = IDENTITY,
): Promise<number> {
  const categories = (await (await request.get("/api/service-categories")).json()) as { id: number }[];
  const answer = await request.post("/api/stores", {
    data: {
      categoryId: categories[0]?.id,
      name,
      address: "Чонжү хот, Сану гу 5",
      phone: "010-2222-3333",
      email: "delguur@example.com",
      ...told,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

export function newStoreName() {
  return `Мах ${randomUUID().slice(0, 8)}`;
}
