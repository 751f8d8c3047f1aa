// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../testing/render-screen.testing";
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
