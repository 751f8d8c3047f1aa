import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { signInAsAdmin } from "./people";

async function open(page: Page, path: string) {
  await signInAsAdmin(page);
  await page.goto(`/admin/${path}`);
}

const save = (page: Page) => page.getByRole("button", { name: "Хадгалах" }).click();

test("the hero is shown as it will be while it is typed, and the shop shows what was saved", async ({ page }) => {
  await open(page, "hero-settings");
  const text = page.getByLabel("Тайлбар");
  await expect(text).not.toHaveValue("");
  const { version: _, ...before } = await (await page.request.get("/api/settings/hero")).json();
  const words = `Туршилт ${randomUUID().slice(0, 8)}`;
  try {
    await text.fill(words);
    await expect(page.getByRole("figure", { name: "Утсан дээр" })).toContainText(words);
    await expect(page.getByRole("figure", { name: "Компьютер дээр" })).toContainText(words);
    await save(page);
    await expect(page.getByText("Нүүр хуудас шинэчлэгдлээ")).toBeVisible();
    await page.goto("/");
    await expect(page.getByText(words)).toBeVisible();
    expect(await (await page.request.get("/api/settings/hero")).json()).toMatchObject({ ...before, text: words });
  } finally {
    await page.request.put("/api/settings/hero", { multipart: before });
  }
});

test("the footer takes links, in the order they are moved to, and the shop shows them", async ({ page }) => {
  await open(page, "footer-settings");
  const { version: _version, ...before } = await (await page.request.get("/api/settings/footer")).json();
  const [first, second] = [`Нэг ${randomUUID().slice(0, 6)}`, `Хоёр ${randomUUID().slice(0, 6)}`];
  try {
    await page.getByRole("tab", { name: "Холбоосууд" }).click();
    const count = before.quickLinks.length;
    for (const title of [second, first]) {
      await page.getByRole("button", { name: "Холбоос нэмэх" }).click();
      await page.getByLabel("Гарчиг").last().fill(title);
      await page.getByLabel("URL").last().fill("/contact");
    }
    await page.getByRole("tab", { name: "Англи" }).click();
    await page.getByLabel("Гарчиг (англи)").last().fill(`First ${first}`);
    await page.getByRole("button", { name: `${count + 2}-р холбоосыг дээшлүүлэх` }).click();
    await page.getByRole("button", { name: "Холбоос нэмэх" }).click();
    await page.getByRole("button", { name: `${count + 3}-р холбоосыг хасах` }).click();
    await save(page);
    await expect(page.getByText("Хөл хэсэг шинэчлэгдлээ")).toBeVisible();
    const after = await (await page.request.get("/api/settings/footer")).json();
    expect(after).toMatchObject({
      ...before,
      quickLinks: [
        ...before.quickLinks,
        { title: first, titleRu: "", titleEn: `First ${first}`, url: "/contact" },
        { title: second, titleRu: "", titleEn: "", url: "/contact" },
      ],
    });
    await page.goto("/contact");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: first, exact: true })).toBeVisible();
    await page.context().addCookies([{ name: "preferred-language", value: "en", url: page.url() }]);
    await page.goto("/contact");
    await expect(footer.getByRole("link", { name: `First ${first}` })).not.toHaveAttribute("lang");
    await expect(footer.getByRole("link", { name: second })).toHaveAttribute("lang", "mn");
  } finally {
    const { copyright: _copyright, socialLinks, quickLinks, ...texts } = before;
    await page.request.put("/api/settings/footer", {
      multipart: { ...texts, socialLinks: JSON.stringify(socialLinks), quickLinks: JSON.stringify(quickLinks) },
    });
  }
});
