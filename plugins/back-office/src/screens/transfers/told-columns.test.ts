import { expect, it } from "vitest";
import { toldColumns } from "./told-columns";

const answers = { date: "날짜", time: "", amount: "금액", amounts: "in", payer: "누구", balance: "" } as const;

it("only the columns that were told are sent", () => {
  expect(toldColumns(answers)).toEqual({ date: "날짜", in: "금액", payer: "누구" });
});

it("an amount with a sign is told as such", () => {
  expect(toldColumns({ ...answers, amounts: "signed", balance: "잔고" })).toEqual({
    date: "날짜",
    signed: "금액",
    payer: "누구",
    balance: "잔고",
  });
});
