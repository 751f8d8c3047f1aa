import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe";

test("a user who has forgotten the password requests a link, and is told to look in the mail", async ({ page }) => {
  let sent: unknown;
  await page.route("**/api/password-reset", (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ status: 204, body: "" });
  });
  await page.goto("/auth");
  await page.getByRole("link", { name: "Нууц үгээ мартсан уу?" }).click();
  await page.getByRole("button", { name: "Холбоос авах" }).click();
  await expect(page.getByText("Имэйл хаягаа оруулна уу")).toBeVisible();
  await page.getByLabel("Имэйл").fill("saraa@example.com");
  await page.getByRole("button", { name: "Холбоос авах" }).click();
  await expect(page.getByText("Имэйлээ шалгана уу")).toBeVisible();
  await expect(page.getByText("saraa@example.com")).toBeVisible();
  expect(sent).toEqual({ email: "saraa@example.com" });
  await expectNoViolations(page);
});

test("the link of the mail sets a new password", async ({ page }) => {
  let sent: unknown;
  await page.route("**/api/password-reset/confirm", (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ status: 204, body: "" });
  });
  await page.goto("/password-reset?token=the-token");
  await page.getByLabel("Шинэ нууц үг").fill("шинэ-нууц-үг");
  await page.getByLabel("Нууц үг давтах").fill("шинэ-нууц-үг");
  await page.getByRole("button", { name: "Нууц үг солих" }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(sent).toEqual({ token: "the-token", password: "шинэ-нууц-үг" });
});
