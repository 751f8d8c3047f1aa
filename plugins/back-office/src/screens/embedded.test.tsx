import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { EmbeddedScreen } from "./embedded";
import mn from "./i18n/mn.json";
import { EMPTY_SHOP } from "./testing/empty-shop.testing";
import { renderScreen } from "./testing/render-screen.testing";

const ANSWERS = {
  ...EMPTY_SHOP,
  "GET /api/admin/health": { json: { disks: [], failedJobs: 0 } },
  "GET /api/admin/pending-orders-count": { json: { count: 0, newest: [] } },
};

it("inside another dashboard a page has the shop's menu by group behind a button, which leads to the other pages", async () => {
  const { person, address } = await renderScreen(<EmbeddedScreen />, {
    at: "/admin/bank-accounts",
    answers: ANSWERS,
  });
  await screen.findByRole("heading", { level: 1, name: mn["bankAccounts.title"] });
  await person.click(screen.getByRole("button", { name: mn["nav.label"] }));
  const menu = within(await screen.findByRole("navigation", { name: mn["nav.label"] }));
  const sales = within(menu.getByRole("region", { name: mn["nav.group.sales"] }));
  await person.click(sales.getByRole("link", { name: mn["picking.title"] }));
  expect(address()).toBe("/admin/picking");
});

it("an address that is no page says so", async () => {
  await renderScreen(<EmbeddedScreen />, { at: "/admin/nothing-here", answers: ANSWERS });
  await screen.findByRole("heading", { level: 1, name: mn["missing.title"] });
});
