import { transferCode } from "@zakh/orders/contract";
import type { StatementRow } from "@zakh/statement-reader";
import { expect, it } from "vitest";
import type { MatchableOrder } from "../matching/statement-line";
import { judgeRows } from "./judge-rows";

const order: MatchableOrder = {
  number: 17,
  accountId: "3",
  status: "pending",
  total: 54_700,
  due: 54_700,
  transferDiscount: 0,
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
  isProven: true,
  key: "a",
  looseKey: "b",
};

it("has a certain line settle what is due", async () => {
  const [judgement] = await judgeRows([row], "whole", [order], []);
  expect(judgement?.pending).toEqual({
    as: "paid",
    orders: [{ number: 17, amount: 54_700 }],
    evidence: "code",
  });
});

it("has the sum of an order settle it that was made unique, and of no other", async () => {
  const anonymous = { ...row, payer: "" };
  expect((await judgeRows([anonymous], "whole", [order], []))[0]?.pending).toBeNull();
  const unique = { ...order, total: 54_663, due: 54_663, transferDiscount: 37 };
  const [judgement] = await judgeRows([{ ...anonymous, amount: 54_663 }], "whole", [unique], []);
  expect(judgement?.pending).toMatchObject({ orders: [{ number: 17, amount: 54_663 }], evidence: "odd_won" });
});

it("only proposes it where the bank may have taken it back, and says when", async () => {
  const hold = { code: "taken_back", takenBack: { at: "2026-11-25T06:00:00.000Z", precision: "minute" } } as const;
  const stranger = { ...row, payer: "SARANTUYA", amount: 1000 };
  const held = new Map([row, stranger].map((one) => [one, hold]));
  expect(await judgeRows([row, stranger], "whole", [order], [], held)).toMatchObject([
    { kind: "doubtful", reason: hold, proposals: [{ orderNumbers: [17] }], pending: null },
    { kind: "unknown", reason: hold, proposals: [], pending: null },
  ]);
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

it("only proposes it where nothing in the file proves that the money came in", async () => {
  const [judgement] = await judgeRows([{ ...row, isProven: false }], "whole", [order], []);
  expect(judgement).toMatchObject({
    kind: "doubtful",
    reason: { code: "not_proven" },
    proposals: [{ orderNumbers: [17] }],
    pending: null,
  });
});

it("has a doubtful line wait with its reason", async () => {
  const [judgement] = await judgeRows([{ ...row, amount: 54_699 }], "whole", [order], []);
  expect(judgement).toMatchObject({ kind: "too_little", reason: { code: "amount_differs" }, pending: null });
});

it("has a row wait that may be a kept transfer, with the open orders of its sum", async () => {
  const hold = { code: "maybe_same_transfer", lineNumber: 7 } as const;
  const proposals = [{ orderNumbers: [17], evidence: "code", score: 1 }];
  const kind = "maybe_entered";
  expect(await judgeRows([row], "whole", [order], [], new Map([[row, hold]]))).toEqual([
    { kind, reason: hold, proposals, pending: null },
  ]);
  const less = { ...row, amount: 54_699 };
  expect(await judgeRows([less], "whole", [order], [], new Map([[less, hold]]))).toEqual([
    { kind, reason: hold, proposals: [], pending: null },
  ]);
});

it("has a row wait that is of an account of somebody else, and lets another settle its order", async () => {
  const foreign = { ...row, key: "d" };
  const held = new Map([[foreign, { code: "foreign_account" } as const]]);
  expect(await judgeRows([foreign, row], "whole", [order], [], held)).toMatchObject([
    { kind: "doubtful", reason: { code: "foreign_account" }, pending: null },
    { pending: { as: "paid" } },
  ]);
});
