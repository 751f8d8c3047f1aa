import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { signInAsAdmin } from "./people";

interface Account {
  id: number;
  bankName: string;
  accountNumber: string;
  isDefault: boolean;
  isActive: boolean;
}

async function readAccounts(page: Page): Promise<Account[]> {
  return (await page.request.get("/api/bank-accounts")).json();
}

async function makeAccount(page: Page, isActive: boolean): Promise<Account> {
  const answer = await page.request.post("/api/bank-accounts", {
    data: { bankName: unique(), accountNumber: "110-000-000000", accountHolder: "Туршилт", isActive },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

function unique(): string {
  return `Туршилтын банк ${randomUUID().slice(0, 8)}`;
}

function actionsOf(page: Page, { bankName, accountNumber }: Pick<Account, "bankName" | "accountNumber">) {
  return page.getByRole("button", { name: `${bankName} ${accountNumber}: үйлдлүүд` });
}

function defaultSwitchOf(page: Page, { bankName, accountNumber }: Account) {
  return page.getByRole("switch", { name: `${bankName} ${accountNumber}: үндсэн данс болгох` });
}

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
});

test("an account is entered, changed, and deleted after a question", async ({ page }) => {
  const bankName = unique();
  const accountNumber = "110-123-456";
  try {
    await page.goto("/admin/bank-accounts");
    await page.getByRole("button", { name: "Шинэ данс" }).click();
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Банкны нэр оруулна уу")).toBeVisible();
    await expect(page.getByText("Дансны дугаар оруулна уу")).toBeVisible();
    await expect(page.getByText("Данс эзэмшигчийн нэр оруулна уу")).toBeVisible();
    await expectNothingWrong(page);

    await page.getByLabel("Банкны нэр").fill(bankName);
    await page.getByLabel("Дансны дугаар").fill(accountNumber);
    await page.getByLabel("Данс эзэмшигч").fill("Туршилт");
    // Inactive, so that shoppers of other tests do not see it.
    await page.getByRole("dialog").getByRole("switch", { name: "Идэвхтэй" }).click();
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Данс нэмлээ")).toBeVisible();

    await actionsOf(page, { bankName, accountNumber }).click();
    await page.getByRole("menuitem", { name: "Данс засах" }).click();
    await page.getByLabel("Данс эзэмшигч").fill("Сараа Дорж");
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Дансны мэдээллийг шинэчиллээ")).toBeVisible();
    const saved = (await readAccounts(page)).find((account) => account.bankName === bankName);
    expect(saved).toMatchObject({
      accountNumber,
      accountHolder: "Сараа Дорж",
      description: null,
      isDefault: false,
      isActive: false,
    });

    await actionsOf(page, { bankName, accountNumber }).click();
    await page.getByRole("menuitem", { name: "Устгах" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Устгах" }).click();
    await expect(actionsOf(page, { bankName, accountNumber })).toHaveCount(0);
    expect((await readAccounts(page)).some((account) => account.bankName === bankName)).toBe(false);
  } finally {
    for (const { id } of (await readAccounts(page)).filter((account) => account.bankName === bankName)) {
      await page.request.delete(`/api/bank-accounts/${id}`);
    }
  }
});

test("the default account can be neither deleted nor switched off", async ({ page }) => {
  const account = (await readAccounts(page)).find(({ isDefault }) => isDefault);
  if (!account) throw new Error("The shop has no default account");
  await page.goto("/admin/bank-accounts");
  await expect(defaultSwitchOf(page, account)).toBeDisabled();
  await expect(defaultSwitchOf(page, account)).toBeChecked();
  await actionsOf(page, account).click();
  await expect(page.getByRole("menuitem", { name: "Устгах" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("menuitem", { name: "Данс засах" }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByRole("switch", { name: "Үндсэн данс" })).toBeDisabled();
  await expect(form.getByRole("switch", { name: "Идэвхтэй" })).toBeDisabled();
});

test("a new default is a call of its own, and a refusal shows the server's message", async ({ page }) => {
  const account = await makeAccount(page, true);
  try {
    await page.goto("/admin/bank-accounts");
    // The answer is mocked, because other tests use the shop's default account.
    const words = "Идэвхгүй дансыг үндсэн данс болгох боломжгүй";
    await page.route(`**/api/bank-accounts/${account.id}/set-default`, (route) =>
      route.fulfill({ status: 409, json: { code: "bank_account_inactive", message: words } }),
    );
    const call = page.waitForRequest(`**/api/bank-accounts/${account.id}/set-default`);
    await defaultSwitchOf(page, account).click();
    expect((await call).method()).toBe("POST");
    await expect(page.getByText("Алдаа гарлаа", { exact: true })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expect(defaultSwitchOf(page, account)).not.toBeChecked();
  } finally {
    await page.request.delete(`/api/bank-accounts/${account.id}`);
  }
});

test("an account that the server cannot save shows the server's reason", async ({ page }) => {
  await page.goto("/admin/bank-accounts");
  await page.getByRole("button", { name: "Шинэ данс" }).click();
  await page.getByLabel("Банкны нэр").fill("Банк");
  await page.getByLabel("Дансны дугаар").fill("1");
  await page.getByLabel("Данс эзэмшигч").fill("Сараа");
  for (const [status, words] of [
    [400, "Талбаруудаа шалгана уу."],
    [401, "Таны эрх хүрэхгүй байна. Дахин нэвтэрнэ үү."],
    [500, "Диск дүүрсэн"],
  ] as const) {
    await page.route("**/api/bank-accounts", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status, json: { message: "Диск дүүрсэн" } })
        : route.fallback(),
    );
    await page.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText(words)).toBeVisible();
    await page.unroute("**/api/bank-accounts");
  }
});
