import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { entryOf, expectNothingWrong, question } from "./back-office";
import { bankFile, newPayer } from "./bank-file";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

async function newOrder(page: Page, request: APIRequestContext): Promise<Order> {
  const { email } = await registerThroughApi(request, newShopper());
  const id = await orderThroughApi(request, email);
  return orderNow(page, id);
}

async function orderNow(page: Page, id: number): Promise<Order> {
  return (await page.request.get(`/api/orders/${id}`)).json();
}

function chooseFile(page: Page, file: ReturnType<typeof bankFile>) {
  return page.getByLabel("Банкны файл сонгох").and(page.locator("input")).setInputFiles(file);
}

/** The card of a transfer that waits. */
function cardOf(page: Page, payer: string) {
  return page.getByRole("article", { name: `Шилжүүлэг: ${payer}` });
}

/** That the transfer of a stranger waits: in the queue it stands behind all that are easier to decide on, maybe on another page. */
async function expectWaiting(page: Page, payer: string, amount: number) {
  const found = `/api/admin/statement-lines?state=waiting&search=${encodeURIComponent(payer)}`;
  await expect.poll(async () => (await page.request.get(found)).json()).toMatchObject([{ payer, amount }]);
}

/** The three counts of the file that was read last. */
function countsOf(page: Page) {
  return page.getByRole("region", { name: "Банкны файл оруулах" }).getByRole("status").getByRole("listitem");
}

test("a file settles what is certain; what waits is settled by one tap, undone by another, and ignored", async ({
  page,
  request,
}) => {
  test.slow();
  await signInAsAdmin(page);
  const [certain, doubtful] = [await newOrder(page, request), await newOrder(page, request)];
  const [paying, overpaying] = [newPayer(), newPayer()];
  const [due, extra] = [Number(doubtful.totalAmount), 1300];
  await page.clock.install();
  await page.goto("/admin/transfers");

  await test.step("the file is read, and says what became of it", async () => {
    await chooseFile(
      page,
      bankFile([
        { payer: `${paying} ${certain.transferCode}`, amount: Number(certain.totalAmount) },
        { payer: `${overpaying} ${doubtful.transferCode}`, amount: due + extra },
      ]),
    );
    await expect(countsOf(page)).toHaveText(["1тулгасан", "1шийдэх", "0тооцоогүй"]);
    expect(await orderNow(page, certain.id)).toMatchObject({ status: "processing", due: 0 });
  });

  const card = cardOf(page, `${overpaying} ${doubtful.transferCode}`);
  const number = `ORD-${String(doubtful.id).padStart(4, "0")}`;
  await test.step("the card says why it waits, and what may be paid", async () => {
    await expect(card).toContainText(`${number}: ₩${due.toLocaleString("ko-KR")} төлөх байсан ч`);
    await expect(card).toContainText("Сараа Дорж");
    await expect(card).toContainText("Шилжүүлэгч: SARAA DORJ");
    await expect(card).toContainText("Шилжүүлгийн код таарсан");
    await expectNothingWrong(page);
  });

  const more = card.getByRole("button", { name: `${number}: Төлөгдсөн, илүүг нь буцаах (₩1,300)` });
  const undo = page.getByRole("button", { name: new RegExp(`${overpaying}.*үйлдлийг буцаах$`) });
  await test.step("one tap settles it", async () => {
    await more.click();
    await expect(page.getByText(`${number}: төлөгдсөн, илүү мөнгийг буцаана`, { exact: true })).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(undo).toBeFocused();
    await expect(countsOf(page)).toHaveText(["2тулгасан", "0шийдэх", "0тооцоогүй"]);
    expect(await orderNow(page, doubtful.id)).toMatchObject({ status: "processing", toReturn: extra });
  });

  await test.step("another undoes it", async () => {
    await undo.click();
    await expect(card).toContainText("Тулгасныг нь буцаасан");
    expect(await orderNow(page, doubtful.id)).toMatchObject({ status: "pending", received: 0, toReturn: 0 });
  });

  await test.step("it is ignored, and goes when the time to undo is over", async () => {
    await card.getByRole("button", { name: /тооцохгүй$/ }).click();
    await expect(undo).toBeVisible();
    await page.clock.fastForward("00:15");
    await expect(undo).toHaveCount(0);
  });

  await test.step("all lines are found with what became of them, and are undone there", async () => {
    await page.getByRole("link", { name: "Мөр бүрийг харах" }).click();
    await expect(page.getByRole("region", { name: "거래내역.csv" })).toBeVisible();
    await page.getByLabel("Хайх").fill(overpaying);
    const ignored = entryOf(page, "Шилжүүлгүүд", overpaying);
    await expect(ignored).toContainText("Тооцоогүй");
    await ignored.getByRole("button", { name: /үйлдлийг буцаах$/ }).click();
    await expect(ignored).toContainText("Шийдэх");
    await page.getByLabel("Хайх").fill(paying);
    const settled = entryOf(page, "Шилжүүлгүүд", paying);
    await expect(settled).toContainText("автоматаар");
    await expectNothingWrong(page);
    await settled.getByRole("button", { name: /үйлдлийг буцаах$/ }).click();
    await question(page).getByRole("button", { name: "Болих" }).click();
    expect(await orderNow(page, certain.id)).toMatchObject({ status: "processing" });
  });

  await test.step("the order's history leads to the line", async () => {
    await page.goto(`/admin/orders?id=${certain.id}`);
    await page.getByRole("link", { name: /^Банкны хуулгын шилжүүлэг/ }).click();
    const line = page.getByRole("dialog", { name: "Шилжүүлэг" });
    await expect(line).toContainText(paying);
    await expect(line).toContainText("Тулгасан");
    await expectNothingWrong(page);
  });
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a file that another app shares is read after a tap; without a service worker the screen asks for it", async ({
    page,
  }) => {
    await signInAsAdmin(page);
    await page.goto("/");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const payer = newPayer();
    const file = bankFile([{ payer, amount: 950 }]);

    await test.step("shared", async () => {
      await page.evaluate(
        ({ text, name }) => {
          const form = document.createElement("form");
          Object.assign(form, { method: "POST", action: "/admin/transfers", enctype: "multipart/form-data" });
          const input = document.createElement("input");
          Object.assign(input, { type: "file", name: "file" });
          const files = new DataTransfer();
          files.items.add(new File([text], name, { type: "text/csv" }));
          input.files = files.files;
          form.append(input);
          document.body.append(form);
          form.submit();
        },
        { text: file.buffer.toString(), name: file.name },
      );
      const shared = page.getByRole("region", { name: "Хуваалцсан файл ирлээ" });
      await expect(shared).toContainText(file.name);
      await expectNothingWrong(page);
      await shared.getByRole("button", { name: "Уншуулах" }).click();
      await expectWaiting(page, payer, 950);
      await expect(page).toHaveURL(/\/admin\/transfers$/);
    });

    await test.step("without a worker", async () => {
      const answer = await page.request.post("/admin/transfers", { multipart: { file }, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      await page.goto(answer.headers().location ?? "");
      await expect(page.getByText("Хуваалцсан файл ирсэнгүй")).toBeVisible();
    });
  });
});
