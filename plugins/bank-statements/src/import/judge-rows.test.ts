import { transferCode } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import type { MatchableOrder } from "../matching/statement-line";
import type { StatementRow } from "../reader/statement";
import { judgeRows } from "./judge-rows";

const order: MatchableOrder = {
  number: 17,
  accountId: "3",
  status: "pending",
  total: 54_700,
  due: 54_700,
  oddWon: 0,
  placedAt: new Date("2026-11-25T05:00:00Z"),
  code: transferCode(17),
  depositor: "BAT BOLORMAA",
  names: ["Болормаа"],
};

const row: StatementRow = {
  row: 1,
  at: "2026-11-25T05:02:00.000Z",
  precision: "second",
  direction: "in",
  amount: 54_700,
  balance: 154_700,
  payer: transferCode(17),
  texts: [],
  key: "a",
  looseKey: "b",
};

it("has a certain line settle what is due", async () => {
  const [judgement] = await judgeRows([row], "whole", [order], []);
  expect(judgement?.pending).toEqual({
    does: "settle",
    as: "paid",
    orders: [{ number: 17, amount: 54_700 }],
    by: null,
    evidence: "code",
  });
});

it("only proposes it where rows of the file are missing", async () => {
  expect(await judgeRows([row], "broken", [order], [])).toEqual([
    {
      kind: "doubtful",
      reason: { code: "chain_broken" },
      proposals: [{ orderNumbers: [17], evidence: "code", score: 1 }],
      pending: null,
    },
  ]);
});

it("has a doubtful line wait with its reason", async () => {
  const [judgement] = await judgeRows([{ ...row, amount: 54_699 }], "whole", [order], []);
  expect(judgement).toMatchObject({ kind: "too_little", reason: { code: "amount_differs" }, pending: null });
});
