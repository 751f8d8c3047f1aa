import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { signInAsAdmin } from "./people";

/** A red square of 2 × 2 pixels, as a file to upload. */
const PICTURE = {
  name: "улаан.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==",
    "base64",
  ),
};

async function open(page: Page, path: string) {
  await signInAsAdmin(page);
  await page.goto(`/admin/${path}`);
}

const save = (page: Page) => page.getByRole("button", { name: "Хадгалах" }).click();

test.describe("the shipping fee", () => {
  test("is refused if it is not a number or negative, and shows what a shopper will pay", async ({ page }) => {
    await open(page, "settings");
    const fee = page.getByLabel("Хүргэлтийн төлбөр (вон)");
    await expect(fee).toHaveAttribute("step", "100");
    await expect(fee).toHaveAttribute("min", "0");
    await fee.fill("");
    await save(page);
    await expect(page.getByText("Тоо оруулна уу")).toBeVisible();
    await fee.fill("-100");
    await expect(page.getByText("Хүргэлтийн төлбөр 0-с их байх ёстой")).toBeVisible();
    await fee.fill("4500");
    await expect(page.getByText("₩54,500")).toBeVisible();
  });

  test("is saved as it is typed", async ({ page }) => {
    // The server is mocked, because the total of other tests' orders must not change.
    await page.route("**/api/settings/shipping-fee", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ json: route.request().postDataJSON() }) : route.fallback(),
    );
    await open(page, "settings");
    await page.getByLabel("Хүргэлтийн төлбөр (вон)").fill("4500");
    const call = page.waitForRequest((request) => request.method() === "PUT");
    await save(page);
    expect((await call).postDataJSON()).toMatchObject({ value: "4500" });
    await expect(page.getByText("Хүргэлтийн төлбөр: ₩4,500")).toBeVisible();
    await expect(page.getByRole("button", { name: "Болих" })).toBeDisabled();
  });

  test("asks before a typed fee is lost, and can be loaded again after a failure", async ({ page }) => {
    await page.route("**/api/settings/shipping-fee", (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, "settings");
    await expect(page.getByText("Хүргэлтийн төлбөрийг ачаалж чадсангүй")).toBeVisible();
    await page.unroute("**/api/settings/shipping-fee");
    await page.getByRole("button", { name: "Дахин оролдох" }).click();
    await page.getByLabel("Хүргэлтийн төлбөр (вон)").fill("7700");
    await page.getByRole("banner").getByRole("link").first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Үргэлжлүүлэх" }).click();
    await expect(page.getByLabel("Хүргэлтийн төлбөр (вон)")).toHaveValue("7700");
  });
});

test.describe("the site's name", () => {
  test("cannot be blank, and is saved", async ({ page }) => {
    await open(page, "site-settings");
    const name = page.getByLabel("Сайтын нэр");
    const before = await name.inputValue();
    await name.fill("   ");
    await save(page);
    await expect(page.getByText("Сайтын нэр хоосон байж болохгүй")).toBeVisible();
    // With spaces around it: the server trims them, and the field shows the stored name.
    await name.fill(`  ${before}  `);
    await save(page);
    await expect(page.getByText("Сайтын нэр шинэчлэгдлээ")).toBeVisible();
    await expect(name).toHaveValue(before);
  });
});

test.describe("the hero", () => {
  test("is shown as it will be while it is typed, and the shop shows what was saved", async ({ page }) => {
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

  test("needs a title and a text", async ({ page }) => {
    await open(page, "hero-settings");
    await page.getByLabel("Гарчиг").fill(" ");
    await page.getByLabel("Тайлбар").fill("");
    await save(page);
    await expect(page.getByText("Гарчиг оруулна уу")).toBeVisible();
    await expect(page.getByText("Тайлбар оруулна уу")).toBeVisible();
  });

  test("a chosen file stands in for the address, which comes back without it", async ({ page }) => {
    await open(page, "hero-settings");
    const address = page.getByLabel("Зургийн хаяг (URL)");
    const before = await address.inputValue();
    await page.getByLabel("Зураг", { exact: true }).setInputFiles(PICTURE);
    await expect(address).toBeDisabled();
    await expect(page.getByText(PICTURE.name)).toBeVisible();
    await expect(page.getByRole("figure", { name: "Утсан дээр" }).locator("img")).toHaveAttribute("src", /^blob:/);
    await page.getByRole("button", { name: "Файлыг хасах" }).click();
    await expect(address).toBeEnabled();
    await expect(address).toHaveValue(before);
    await expect(page.getByRole("figure", { name: "Утсан дээр" }).locator("img")).not.toHaveAttribute("src", /^blob:/);
  });
});

test.describe("the logo", () => {
  test("cannot be saved with neither address nor file, nor from a file of 2 MB", async ({ page }) => {
    await open(page, "logo-settings");
    await expect(page.getByText("200x60 px")).toBeVisible();
    await page.getByLabel("Зургийн хаяг (URL)").fill("");
    await expect(page.getByRole("button", { name: "Хадгалах" })).toBeDisabled();
    const large = Buffer.concat([PICTURE.buffer, Buffer.alloc(2 * 1024 * 1024)]);
    await page.getByLabel("Логоны зураг").setInputFiles({ ...PICTURE, buffer: large });
    await expect(page.getByText("Файл хэт том байна: 2MB-аас бага байх ёстой")).toBeVisible();
    await expect(page.getByRole("button", { name: "Хадгалах" })).toBeDisabled();
    await page.getByLabel("Логоны зураг").setInputFiles(PICTURE);
    await expect(page.getByRole("button", { name: "Хадгалах" })).toBeEnabled();
    for (const ground of ["Цайвар дэвсгэр дээр", "Бараан дэвсгэр дээр"]) {
      await expect(page.getByRole("figure", { name: ground }).locator("img")).toHaveAttribute("src", /^blob:/);
    }
  });

  test("is sent as a file, and the answer's address is shown", async ({ page }) => {
    // The server is mocked, because other tests use the real logo.
    await page.route("**/api/settings/logo", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ json: { logoUrl: "/logo.png" } }) : route.fallback(),
    );
    await open(page, "logo-settings");
    await page.getByLabel("Логоны зураг").setInputFiles(PICTURE);
    const call = page.waitForRequest((request) => request.method() === "PUT");
    await save(page);
    const body = (await call).postDataBuffer()?.toString("latin1") ?? "";
    expect(body).toContain('name="logo"');
    expect(body).not.toContain('name="logoUrl"');
    await expect(page.getByText("Лого шинэчлэгдлээ")).toBeVisible();
    await expect(page.getByLabel("Зургийн хаяг (URL)")).toHaveValue("/logo.png");
  });
});

test.describe("the footer", () => {
  test("leads to the tab with the fault", async ({ page }) => {
    await open(page, "footer-settings");
    await page.getByRole("tab", { name: "Холбоо барих" }).click();
    await page.getByLabel("Имэйл").fill("имэйл биш");
    await page.getByRole("tab", { name: "Холбоосууд" }).click();
    await page.getByRole("button", { name: "Холбоос нэмэх" }).click();
    await save(page);
    await expect(page.getByRole("tab", { name: "Холбоо барих" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByText("Зөв имэйл хаяг оруулна уу")).toBeVisible();
    await page.getByRole("tab", { name: "Холбоосууд" }).click();
    await expect(page.getByText("Гарчиг болон URL оруулна уу").first()).toBeVisible();
    await page.getByRole("tab", { name: "Ерөнхий" }).click();
    await page.getByLabel("Компанийн нэр").fill("");
    await save(page);
    await expect(page.getByText("Компанийн нэр оруулна уу")).toBeVisible();
  });

  test("takes links, in the order they are moved to, and the shop shows them", async ({ page }) => {
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
});
