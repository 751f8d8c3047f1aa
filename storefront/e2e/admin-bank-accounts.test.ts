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

function unique(): string {
  return `Туршилтын банк ${randomUUID().slice(0, 8)}`;
}

function actionsOf(page: Page, { bankName, accountNumber }: Pick<Account, "bankName" | "accountNumber">) {
  return page.getByRole("button", { name: `${bankName} ${accountNumber}: үйлдлүүд` });
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
