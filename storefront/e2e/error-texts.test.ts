import { expect, test } from "@playwright/test";
import en from "@zakh/kit/locales/en.json" with { type: "json" };
import ko from "@zakh/kit/locales/ko.json" with { type: "json" };
import mn from "@zakh/kit/locales/mn.json" with { type: "json" };
import ru from "@zakh/kit/locales/ru.json" with { type: "json" };

const OTHERS = { mn, en, ko };

test("a form loads the error texts of the page's language alone", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/auth?lang=ru");
  await expect.poll(async () => (await Promise.all(scripts)).join("")).toContain(ru.phone_invalid);
  const loaded = (await Promise.all(scripts)).join("");
  for (const [language, texts] of Object.entries(OTHERS)) {
    expect(loaded, language).not.toContain(texts.phone_invalid);
  }
});
