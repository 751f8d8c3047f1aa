import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.testing";
import { StatementSummary } from "./statement-summary";

const NOTHING = {
  new: 0,
  known: 0,
  settled: 0,
  waiting: 0,
  settling: 0,
  ignored: 0,
  chain: "unknown",
  gaps: [],
  unread: [],
} as const;
const ALL_KNOWN = /бүгд өмнө нь орсон/;

it.each([
  ["all of it was read before", { known: 2 }, true],
  ["money only went out", { ignored: 2 }, false],
  ["some of it was not read", { known: 2, unread: [{ row: 4, reason: "no_amount" as const }] }, false],
  ["some of it is new", { new: 1, known: 2 }, false],
])("a statement says that it has nothing new only where that is so: %s", async (_what, counts, says) => {
  await renderScreen(<StatementSummary statement={{ ...NOTHING, gaps: [], unread: [], ...counts }} />);
  await screen.findByText("тулгасан");
  expect(screen.queryByText(ALL_KNOWN) !== null).toBe(says);
  expect(screen.queryByText("өмнө нь орсон: 2") !== null).toBe("known" in counts && !says);
});

it("of what the bank took back it says when, whose and how much, as far as the rows tell", async () => {
  const said = { at: "2026-11-29T05:02:00.000Z", precision: "minute" as const, payer: "SARAA", amount: 47_350 };
  const reason = "taken_back" as const;
  const unread = [
    { row: 10, reason, said },
    { row: 11, reason, said: { amount: 9000 } },
    { row: 12, reason },
    ...Array.from({ length: 30 }, (_, more) => ({ row: 100 + more, reason, said: { amount: 8000 + more } })),
  ];
  await renderScreen(<StatementSummary statement={{ ...NOTHING, gaps: [], unread }} />);
  await screen.findByText(/^2026\.11\.29 14:02, SARAA, ₩47,350: .* \(мөр: 10\)$/);
  screen.getByText(/^₩9,000: .* \(мөр: 11\)$/);
  screen.getByText(/мөр: 12$/);
  screen.getByText(/^₩8,029: .* \(мөр: 129\)$/);
});

it("rows that were not read are named by the reason", async () => {
  const unread = [
    { row: 4, reason: "no_amount" as const },
    { row: 9, reason: null },
    { row: 7, reason: "no_amount" as const },
  ];
  await renderScreen(<StatementSummary statement={{ ...NOTHING, gaps: [], unread }} />);
  await screen.findByText("Дүн нь уншигдахгүй мөр: 4, 7");
  screen.getByText("Мөрийн дугаар: 9");
});
