import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import { BankAndShop } from "./bank-and-shop";

const MONTH = { from: "2026-11-01", to: "2026-11-30" };
const ACCOUNT = { bankName: "KB", accountNumber: "123-45", shop: 0, differences: [], differenceCount: 0 };

it.each([
  ["2026-11-26T05:00:00.000Z", 854_800, /^Хуулгыг .+ хүртэл уншуулсан$/],
  [null, 854_800, "Хуулга уншуулаагүй, зөвхөн банкны мессежээр"],
  [null, 0, "Хуулга уншуулаагүй"],
])("an account read until %s, with %i won, says by what the bank's sum is known", async (readUntil, bank, told) => {
  const json = { ...MONTH, accounts: [{ ...ACCOUNT, readUntil, bank }] };
  const answers = { "GET /api/admin/reconciliation": { json } };
  await renderScreen(<BankAndShop month={MONTH} day="" onDay={() => undefined} />, { answers });
  expect(await screen.findByText(told)).toBeTruthy();
});

it.each([
  [6, "Бүгдийг харах (6)"],
  [115, "Эхний 6 мөрийг харах"],
])("of %i differences 6 are told, and the button says whether they are all", async (differenceCount, button) => {
  const differences = Array.from({ length: 6 }, (_, at) => ({
    at: "2026-11-26T05:00:00.000Z",
    lineId: at + 1,
    state: "waiting",
    orderId: null,
    name: "BAT",
    won: 1000,
  }));
  const account = { ...ACCOUNT, bank: 6000, readUntil: null, differences, differenceCount };
  const answers = { "GET /api/admin/reconciliation": { json: { ...MONTH, accounts: [account] } } };
  await renderScreen(<BankAndShop month={MONTH} day="" onDay={() => undefined} />, { answers });
  expect(await screen.findByRole("button", { name: button })).toBeTruthy();
});
