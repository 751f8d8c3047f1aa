import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** Somebody who has never been here; unique at every call. */
export function newShopper() {
  const unique = randomUUID().slice(0, 10);
  return {
    username: `saraa-${unique}`,
    email: `saraa-${unique}@example.com`,
    name: "Сараа Дорж",
    phone: "01098765432",
    password: "нууц-үг-123",
  };
}

export type Shopper = ReturnType<typeof newShopper>;

/** Fills the sign-up form that the page shows and sends it. */
export async function signUp(page: Page, shopper: Shopper) {
  await page.getByLabel("Хэрэглэгчийн нэр", { exact: true }).fill(shopper.username);
  await page.getByLabel("Нэр", { exact: true }).fill(shopper.name);
  await page.getByLabel("Имэйл", { exact: true }).fill(shopper.email);
  await page.getByLabel("Утасны дугаар", { exact: true }).pressSequentially(shopper.phone);
  await page.getByLabel("Нууц үг", { exact: true }).fill(shopper.password);
  await page.getByLabel("Нууц үг давтах", { exact: true }).fill(shopper.password);
  await page.getByRole("button", { name: "Бүртгүүлэх", exact: true }).click();
}

/** Opens the sign-up page, registers, and waits until the shop knows the person. */
export async function arriveRegistered(page: Page): Promise<Shopper> {
  const shopper = newShopper();
  await page.goto("/auth?tab=signup");
  await signUp(page, shopper);
  await expect(page).toHaveURL(/\/$/);
  return shopper;
}

export const ADMIN = {
  username: process.env.ADMIN_USERNAME ?? "admin",
  email: process.env.ADMIN_EMAIL ?? "admin@zakh.local",
  password: process.env.ADMIN_PASSWORD ?? "",
};

/** Signs in at the back office's own door. */
export async function signInAsAdmin(page: Page) {
  await page.goto("/admin/login");
  await page.getByLabel("Хэрэглэгчийн нэр").fill(ADMIN.username);
  await page.getByLabel("Нууц үг", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Нэвтрэх" }).click();
  await expect(page.getByRole("heading", { name: "Хяналтын самбар" })).toBeVisible({ timeout: 15_000 });
}
