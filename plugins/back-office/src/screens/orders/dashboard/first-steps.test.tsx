import { screen, waitFor } from "@testing-library/react";
import { LEGAL_KINDS } from "@zakh/legal/contract";
import { type BusinessSetting, SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../../testing/empty-shop.testing";
import { renderScreen } from "../../testing/render-screen.testing";
import { FirstSteps } from "./first-steps";

const WHOLE: BusinessSetting = {
  ...SETTING_FALLBACKS.business,
  tradeName: "자흐",
  representative: "바트",
  businessNumber: "124-81-00998",
  mailOrderExempt: true,
  meatLicence: "제1호",
  address: "청주",
  phone: "043-123-4567",
  email: "shop@example.com",
  privacyOfficer: "바트",
  hostingProvider: "AWS",
  escrowBank: "KB",
  escrowUrl: "https://okbfex.kbstar.com/",
};

const CONFIRMED = { current: { id: 1, validFrom: "2026-12-01" }, upcoming: null, hasDraft: false };

function open(business: BusinessSetting, { orders = 1, legal = CONFIRMED as object } = {}) {
  return renderScreen(<FirstSteps />, {
    answers: {
      ...EMPTY_SHOP,
      "GET /api/admin/legal": { json: Object.fromEntries(LEGAL_KINDS.map((kind) => [kind, legal])) },
      "GET /api/settings/business": { json: { ...business, version: "1" } },
      "GET /api/bank-accounts": { json: [{ id: 1, isActive: true }] },
      "GET /api/admin/summary": { json: { products: 3, orders } },
    },
  });
}

it("a new shop is told which steps are left, and what is missing of who sells", async () => {
  await open({ ...WHOLE, meatLicence: "" }, { orders: 0 });
  await screen.findByRole("heading", { name: "Нээхийн өмнө үлдсэн алхам: 2" });
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Дутуу: Мах борлуулах зөвшөөрөл."),
    "Туршилтын захиалга",
  ]);
});

it("legal pages that the owner has not confirmed are named as unread drafts", async () => {
  await open(WHOLE, { legal: { current: null, upcoming: null, hasDraft: true } });
  const link = await screen.findByRole("link", { name: /^Нөхцөл, бодлогоо уншиж баталгаажуулах/ });
  expect(link.textContent).toContain("Уншаагүй загвар: Үйлчилгээний нөхцөл");
});

it("the steps are gone when all of them are done", async () => {
  const { callsOf } = await open(WHOLE);
  await waitFor(() => expect(callsOf("GET /api/admin/summary")).toHaveLength(1));
  expect(screen.queryByRole("heading")).toBeNull();
});
