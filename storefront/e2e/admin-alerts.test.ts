import { expect, type Page, test } from "@playwright/test";
import { expectNothingWrong } from "./back-office";
import { newShopper, orderFromElsewhere, registerThroughApi, signInAsAdmin } from "./people";

test.use({ serviceWorkers: "allow" });

/** A real subscription needs a push service, so the browser's is replaced. */
function replacePushService(page: Page) {
  return page.addInitScript(() => {
    const endpoint = "https://nobody.push.apple.com/browser-test";
    const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
    const isOn = () => sessionStorage.getItem("push") === "on";
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem("push");
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn() ? subscription : null),
      subscribe: async () => {
        sessionStorage.setItem("push", "on");
        return subscription;
      },
    });
    Notification.requestPermission = async () => "granted";
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
  });
}

test("a device is told of new orders once its switch is on, tests it, and is told no more after signing out", async ({
  page,
}) => {
  await replacePushService(page);
  await signInAsAdmin(page);
  await page.goto("/admin/order-alerts");
  const push = page.getByRole("switch", { name: "Шинэ захиалгын мэдэгдэл" });
  const sound = page.getByRole("switch", { name: "Шинэ захиалгын дуу" });
  const tryOut = page.getByRole("button", { name: "Туршилтын мэдэгдэл илгээх" });
  await expect(push).not.toBeChecked();
  await expect(tryOut).toBeDisabled();
  await expectNothingWrong(page);

  await push.click();
  await expect(page.getByText("Энэ төхөөрөмж шинэ захиалгыг мэдэгдэнэ")).toBeVisible();
  await expect(push).toBeChecked();
  await tryOut.click();
  await expect(page.getByText("Илгээлээ. Хэдэн секундын дараа ирнэ.")).toBeVisible();

  await sound.click();
  await page.reload();
  await expect(sound).not.toBeChecked();
  await expect(push).toBeChecked();

  const ended = page.waitForRequest((request) => request.url().endsWith("/api/admin/push/end"));
  await page.getByRole("button", { name: "Цэс нээх" }).click();
  await page.getByRole("button", { name: "Гарах" }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await (await ended).response())?.status()).toBe(204);
});

test("a new order is in the tab's title within ten seconds, until the list is looked at", async ({ page, request }) => {
  const shopper = await registerThroughApi(request, newShopper());
  await signInAsAdmin(page);
  const counted = page.waitForResponse(/pending-orders-count/);
  await page.clock.install();
  await page.goto("/admin/couriers");
  await counted;
  await expect(page).toHaveTitle(/^Хүргэлтийн компани/);
  await orderFromElsewhere(request, shopper.email);
  await page.clock.fastForward("00:10");
  await expect(page).toHaveTitle(/^\([1-9]\d*\) Хүргэлтийн компани/);
  await page.goto("/admin/orders");
  await expect(page).toHaveTitle(/^Захиалга/);
});

test("a message of a push service is shown, and is about an order", async ({ page, context, baseURL }) => {
  const origin = new URL(baseURL ?? "").origin;
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = context.serviceWorkers();
  // A browser without a screen shows no notifications.
  await worker?.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, body: options?.body, data: options?.data });
    };
  });
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  const data = JSON.stringify({
    title: "Шинэ захиалга ирлээ: ₩45,000",
    body: "ORD-0012",
    path: "/admin/orders?id=12",
    tag: "order-12",
  });
  await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
    .toEqual([{ title: "Шинэ захиалга ирлээ: ₩45,000", body: "ORD-0012", data: { path: "/admin/orders?id=12" } }]);
});
