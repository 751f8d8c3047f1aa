import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectNothingWrong, keysAreHeard, question } from "./back-office";
import { pauseCalls } from "./pause-calls";
import { signInAsAdmin } from "./people";

interface Entry {
  id: number;
  title: string;
  order: number;
  parentId: number | null;
}

/** Adds an entry of the menu without the form, for tests of other things. */
async function addEntry(page: Page, title: string, { parentId = 0, order = 0 } = {}): Promise<number> {
  const answer = await page.request.post("/api/navigation", {
    data: { title, url: "/contact", parentId, order, isActive: true },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Entry).id;
}

/** The titles under an entry, in their order. */
async function titlesUnder(page: Page, parentId: number): Promise<string[]> {
  const entries = (await (await page.request.get("/api/navigation")).json()) as Entry[];
  return entries.filter((entry) => entry.parentId === parentId).map(({ title }) => title);
}

async function openNavigation(page: Page) {
  await page.goto("/admin/navigation");
  await expect(page.getByRole("button", { name: "Шинэ цэс" })).toBeEnabled({ timeout: 30_000 });
}

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
});

test("an entry is added, changed and deleted with what is under it, and the shop follows at once", async ({ page }) => {
  const title = `Цэс ${randomUUID().slice(0, 8)}`;
  await openNavigation(page);
  await page.getByRole("button", { name: "Шинэ цэс" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(form.getByText("Цэсийн нэр оруулна уу")).toBeVisible();
  await form.getByLabel("Нэр").fill(title);
  await form.getByLabel("URL").fill("javascript:alert(1)");
  await form.getByLabel("Дараалал").fill("арав");
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(form.getByText("Холбоос буруу байна")).toBeVisible();
  await expect(form.getByLabel("Дараалал")).toHaveValue("0");
  await form.getByLabel("URL").fill("/contact");
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();

  const shop = await page.context().newPage();
  // On a desktop the header shows every entry; a phone has them in a menu.
  await shop.setViewportSize({ width: 1280, height: 800 });
  const link = shop.getByRole("banner").getByRole("link", { name: title, exact: true });
  await shop.goto("/contact");
  await expect(link).toBeVisible();

  const entries = (await (await page.request.get("/api/navigation")).json()) as Entry[];
  const parentId = entries.find((entry) => entry.title === title)?.id ?? 0;
  await addEntry(page, `${title} дотор`, { parentId });
  await page.reload();
  await page.getByRole("button", { name: `${title}: засах`, exact: true }).click();
  await form.getByRole("combobox").click();
  await expect(page.getByRole("option", { name: new RegExp(title) })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await form.getByLabel("Идэвхтэй").click();
  await form.getByRole("button", { name: "Хадгалах" }).click();
  await expect(form).toBeHidden();
  await shop.reload();
  await expect(link).toHaveCount(0);

  await page.getByRole("button", { name: `${title}: устгах`, exact: true }).click();
  await expect(question(page)).toContainText("1 дэд цэс хамт устана");
  await question(page).getByRole("button", { name: "Устгах" }).click();
  await expect(page.getByText(title)).toHaveCount(0);
});

test.describe("reordering", () => {
  let parentId = 0;
  let parent = "";
  const named = (name: string) => `${parent} ${name}`;

  test.beforeEach(async ({ page }) => {
    parent = `Эх ${randomUUID().slice(0, 8)}`;
    parentId = await addEntry(page, parent);
    for (const [order, name] of ["нэг", "хоёр", "гурав"].entries())
      await addEntry(page, named(name), { parentId, order });
    await openNavigation(page);
    await page.getByRole("button", { name: "Дараалал" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test.afterEach(async ({ page }) => {
    await page.request.delete(`/api/navigation/${parentId}`);
  });

  const handle = (page: Page, name: string) => page.getByRole("button", { name: `${named(name)}: зөөх`, exact: true });

  /** Waits until the entry is lifted: earlier key presses would have no effect. */
  async function lift(page: Page, name: string) {
    await handle(page, name).focus();
    await page.keyboard.press("Space");
    await expect(handle(page, name)).toHaveAttribute("aria-pressed", "true");
    await keysAreHeard(page);
  }

  test("works with the keyboard, is announced to screen readers, and nests; Escape puts an entry back", async ({
    page,
  }) => {
    await lift(page, "гурав");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Escape");
    await expect(page.getByText(`${named("гурав")} цэс байрандаа үлдлээ.`)).toBeAttached();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await titlesUnder(page, parentId)).toEqual([named("нэг"), named("хоёр"), named("гурав")]);

    await lift(page, "гурав");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(`«${named("хоёр")}» цэсийн өмнө`)).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(`«${named("нэг")}» цэсийн өмнө`)).toBeAttached();
    await page.keyboard.press("Space");
    await expect.poll(() => titlesUnder(page, parentId)).toEqual([named("гурав"), named("нэг"), named("хоёр")]);

    await lift(page, "хоёр");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(`«${named("нэг")}» цэсийн өмнө`).first()).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText(`«${named("нэг")}» цэсийн дотор, төгсгөлд`).first()).toBeAttached();
    await page.keyboard.press("Space");
    await expect.poll(() => titlesUnder(page, parentId)).toEqual([named("гурав"), named("нэг")]);
    await expectNothingWrong(page);
  });

  test("announces a refused position, and a new position only when it is saved", async ({ page }) => {
    const said = page.getByRole("dialog").locator("p[aria-live=assertive]");
    const dropped = `${named("гурав")} цэсийг тавилаа`;
    // A screen reader's user may go on before the list is read again.
    const readAgain = await pauseCalls(page, "**/api/navigation/tree");
    await page.route("**/api/navigation/order", (route) =>
      route.fulfill({ status: 409, json: { code: "conflict", message: "Цэсийг өөр хүн өөрчилсөн байна." } }),
    );
    await lift(page, "гурав");
    await page.keyboard.press("ArrowUp");
    await expect(said).toContainText(`«${named("хоёр")}» цэсийн өмнө`);
    await page.keyboard.press("Space");
    await expect(said).toHaveText(`${named("гурав")} цэс байрандаа үлдлээ. Цэсийг өөр хүн өөрчилсөн байна.`);
    await expect(said).not.toContainText(dropped);
    expect(await titlesUnder(page, parentId)).toEqual([named("нэг"), named("хоёр"), named("гурав")]);

    await page.unroute("**/api/navigation/order");
    await lift(page, "гурав");
    await page.keyboard.press("ArrowUp");
    await expect(said).toContainText(`«${named("хоёр")}» цэсийн өмнө`);
    readAgain();
    await page.keyboard.press("Space");
    await expect(said).toContainText(dropped);
    await expect.poll(() => titlesUnder(page, parentId)).toEqual([named("нэг"), named("гурав"), named("хоёр")]);
  });

  test("works with a mouse or a finger @desktop", async ({ page, isMobile }) => {
    await handle(page, "гурав").scrollIntoViewIfNeeded();
    const from = await handle(page, "гурав").boundingBox();
    const to = await handle(page, "нэг").boundingBox();
    if (!from || !to) throw new Error("The handles are not shown");
    const letGo = await drag(page, isMobile, middle(from), middle(to));
    // Let go before the rows are measured, an entry falls back where it was.
    await expect(page.getByText(`«${named("нэг")}» цэсийн өмнө`)).toBeAttached();
    await letGo();
    await expect.poll(() => titlesUnder(page, parentId)).toEqual([named("гурав"), named("нэг"), named("хоёр")]);
  });
});

interface Point {
  x: number;
  y: number;
}

function middle(box: { x: number; y: number; width: number; height: number }): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lifts what is at one point and moves it to another; the answer lets it go. */
async function drag(page: Page, touch: boolean | undefined, from: Point, to: Point): Promise<() => Promise<unknown>> {
  const steps = [0.2, 0.5, 0.8, 1].map((share) => ({ x: from.x, y: from.y + (to.y - from.y) * share }));
  if (!touch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    return () => page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (const point of steps)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  return () => session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
