// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { type BusinessSetting, SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { expect, it } from "vitest";
import { EMPTY_SHOP } from "../testing/empty-shop.testing";
import { renderScreen } from "../testing/render-screen.testing";
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

function open(business: BusinessSetting, { orders = 1 } = {}) {
  return renderScreen(<FirstSteps />, {
    answers: {
      ...EMPTY_SHOP,
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

it("the steps are gone when all of them are done", async () => {
  const { callsOf } = await open(WHOLE);
  await waitFor(() => expect(callsOf("GET /api/admin/summary")).toHaveLength(1));
  expect(screen.queryByRole("heading")).toBeNull();
});
