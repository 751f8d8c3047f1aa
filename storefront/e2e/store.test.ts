import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe";

test("a service category leads to its stores, and invites others to register", async ({ page }) => {
  await page.goto("/service-categories/hair-beauty");
  await expect(page).toHaveURL(/\/service-category\/hair-beauty$/);
  await expect(page.getByRole("link", { name: "Дэлгүүр бүртгүүлэх" })).toHaveAttribute("href", "/store/register");
  const provider = page.getByRole("article").first();
  const name = (await provider.getByRole("heading").textContent()) ?? "";
  await provider.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/stores\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectNoViolations(page);
});

test("a store shows its hours, phone and place on the map", async ({ page }) => {
  await page.goto("/stores/1");
  await expect(page.getByText(/^(Нээлттэй|Хаалттай)$/)).toBeVisible();
  await page.getByText("Цагийн хуваарь").click();
  await expect(page.getByText("Даваа", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Холбоо барих" }).getByRole("link", { name: /^010-/ })).toHaveAttribute(
    "href",
    /^tel:010-/,
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Газрын зураг дээр харах: Google" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps\/search\//,
  );
});
