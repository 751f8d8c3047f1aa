import { screen, waitFor, within } from "@testing-library/react";
import type { StaffRole } from "@zakh/kit/contract";
import type { Order } from "@zakh/orders/contract";
import { expect, it, vi } from "vitest";
import { AdminGuard } from "./layout/admin-guard";
import { AdminLayout } from "./layout/admin-layout";
import { ChangeOrder } from "./orders/change-order";
import { OrderCorrection } from "./orders/order-correction";
import { SCREENS } from "./screen-list";
import { EMPTY_SHOP } from "./testing/empty-shop.testing";
import { type Answers, openScreen, renderScreen } from "./testing/render-screen.testing";

const as = (role: StaffRole): Answers => ({
  ...EMPTY_SHOP,
  "GET /api/admin/pending-orders-count": { json: { count: 0, newest: [] } },
  "GET /api/admin/health": { json: { disks: [], failedJobs: 0 } },
  "GET /api/admin/check-auth": { json: { authenticated: true }, headers: { "x-staff-role": role } },
});

function open(path: string, role: StaffRole) {
  return renderScreen(
    <AdminGuard>
      <AdminLayout onLanguage={vi.fn()}>
        <p>Хуудас</p>
      </AdminLayout>
    </AdminGuard>,
    { at: `/admin/${path}`, answers: as(role) },
  );
}

async function menu(): Promise<string[]> {
  const links = within(await screen.findByRole("navigation", { name: "Удирдлагын цэс" })).getAllByRole("link");
  return links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/^\/admin\/?/, ""));
}

it("the owner's menu has every page", async () => {
  await open("", "owner");
  expect(await menu()).toEqual(SCREENS.filter(({ group }) => group).map(({ path }) => path));
});

it("the office's menu has no settings and no staff", async () => {
  await open("", "office");
  const paths = await menu();
  expect(paths).toEqual(
    expect.arrayContaining(["", "orders", "transfers", "picking", "products", "users", "month", "order-alerts"]),
  );
  for (const path of ["staff", "bank-accounts", "closed-days", "couriers", "hero-settings", "settings"]) {
    expect(paths).not.toContain(path);
  }
});

it("the office has the alerts of its own device, without the mails that an owner sets", async () => {
  const { callsOf } = await openScreen("order-alerts", {
    answers: { ...as("office"), "GET /api/admin/push": { json: { publicKey: null } } },
    serviceWorker: "/sw.js",
  });
  expect(await screen.findByRole("switch", { name: /^Шинэ захиалгын дуу/ })).toBeTruthy();
  expect(screen.queryByText("Имэйл хаяг")).toBeNull();
  expect(callsOf("GET /api/settings/order-alerts")).toEqual([]);
});

it.each([
  ["owner", 2],
  ["office", 0],
] as const)("the %s has %i ways to give back what was paid", async (role, ways) => {
  const order = { id: 7, status: "processing", received: 9000, totalAmount: "9000", shippingFee: 0, items: [] };
  const { person } = await renderScreen(
    <AdminGuard>
      <OrderCorrection order={order as unknown as Order} />
      <ChangeOrder order={order as unknown as Order} />
    </AdminGuard>,
    { answers: { ...as(role), "GET /api/payment-methods": { json: [] } } },
  );
  const change = await screen.findByRole("button", { name: "Захиалгыг өөрчлөх" });
  const corrections = screen.queryAllByRole("button", { name: "Дүнг засах" });
  await person.click(change);
  await screen.findByLabelText(/^Тэмдэглэл/);
  expect([...corrections, ...screen.queryAllByLabelText("Хөнгөлөлт (₩)")]).toHaveLength(ways);
});

it("a packer's menu has picking and sending, and nothing else is asked for", async () => {
  const { calls } = await open("picking", "packer");
  expect(await menu()).toEqual(["picking", "sending"]);
  await screen.findByText("Хуудас");
  for (const path of ["health", "pending-orders-count", "summary"]) {
    expect(calls.map(({ name }) => name)).not.toContain(`GET /api/admin/${path}`);
  }
});

it("the first page leads a packer to picking", async () => {
  const { address } = await open("", "packer");
  await waitFor(() => expect(address()).toBe("/admin/picking"));
});

it.each([
  ["month", "packer"],
  ["staff", "office"],
  ["couriers", "office"],
] as const)("/%s says in a sentence that it is not for the %s", async (path, role) => {
  await open(path, role);
  await screen.findByText("Энэ хуудсыг таны эрхээр нээх боломжгүй. Дэлгүүрийн эзэнд хандана уу.");
  expect(screen.queryByText("Хуудас")).toBeNull();
});
