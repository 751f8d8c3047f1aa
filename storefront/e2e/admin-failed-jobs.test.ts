import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { entryOf, expectNothingWrong, question } from "./back-office";
import { inDatabase } from "./database";
import { signInAsAdmin } from "./people";

const LIST = "Амжилтгүй ажлууд";
const mark = `e2e-${randomUUID().slice(0, 8)}`;

/** Each project has its own mails. They are inserted as failed, because the shop gives a mail up only after three days. */
async function mailGivenUp(subject: string): Promise<string> {
  const id = `${mark}-${randomUUID()}`;
  const mail = { key: id, recipient: "bold@example.com", language: "mn", subject, html: "<p>x</p>", text: "x" };
  await inDatabase(
    `WITH mail AS (
       INSERT INTO outgoing_mail (id, key, recipient, language, subject) VALUES ($1, $1, 'bold@example.com', 'mn', $2) RETURNING id
     )
     INSERT INTO background_job (id, task, payload, attempts, failed_at, last_error)
     SELECT id, 'send-mail', $3, 41, now(), 'connect ECONNREFUSED 127.0.0.1:25' FROM mail`,
    [id, subject, JSON.stringify(mail)],
  );
  return id;
}

async function isSent(id: string): Promise<boolean> {
  return (await inDatabase("SELECT 1 FROM outgoing_mail WHERE id = $1 AND sent_at IS NOT NULL", [id])).length > 0;
}

test.afterAll(async () => {
  await inDatabase("DELETE FROM background_job WHERE id LIKE $1", [`${mark}%`]);
  await inDatabase("DELETE FROM outgoing_mail WHERE id LIKE $1", [`${mark}%`]);
});

function entry(page: Page, subject: string) {
  return entryOf(page, LIST, subject);
}

test("failed mails are shown on the dashboard, tried again, and dismissed", async ({ page }) => {
  const first = `Зах: захиалга ${randomUUID().slice(0, 8)}`;
  const second = `Зах: нууц үг ${randomUUID().slice(0, 8)}`;
  const sent = await mailGivenUp(first);
  const dismissed = await mailGivenUp(second);
  await signInAsAdmin(page);
  await page.goto("/admin");

  await test.step("the dashboard leads to them", async () => {
    const notice = page.getByRole("alert").filter({ hasText: "ажил амжилтгүй болсон" });
    await expect(notice).toBeVisible();
    await expectNothingWrong(page);
    await notice.getByRole("link", { name: "Харах" }).click();
    await expect(page).toHaveURL(/\/admin\/failed-jobs$/);
  });

  await test.step("each says what, to whom and why", async () => {
    await expect(entry(page, first)).toContainText("Имэйл илгээх");
    await expect(entry(page, first)).toContainText("b***@example.com");
    await expect(entry(page, first)).toContainText("Сервертэй холбогдож чадсангүй");
    await expectNothingWrong(page);
  });

  await test.step("one is tried again and sent", async () => {
    await entry(page, first)
      .getByRole("button", { name: /дахин оролдох$/ })
      .click();
    await expect(page.getByText("Дахин оролдож байна").first()).toBeVisible();
    await expect(entry(page, first)).toHaveCount(0);
    await expect.poll(() => isSent(sent), { timeout: 20_000 }).toBe(true);
  });

  await test.step("the other stays when one thinks better of dismissing it, and goes unsent", async () => {
    const dismiss = entry(page, second).getByRole("button", { name: /жагсаалтаас хасах$/ });
    await dismiss.click();
    await question(page).getByRole("button", { name: "Болих" }).click();
    await expect(entry(page, second)).toBeVisible();
    await dismiss.click();
    await question(page).getByRole("button", { name: "Хасах" }).click();
    await expect(entry(page, second)).toHaveCount(0);
    expect(await isSent(dismissed)).toBe(false);
  });
});
