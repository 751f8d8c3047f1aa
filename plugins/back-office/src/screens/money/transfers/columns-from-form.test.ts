import { expect, it } from "vitest";
import { answersOf, type ColumnAnswers, columnsFromForm } from "./columns-from-form";

const answers = { date: "날짜", time: "", amount: "금액", amounts: "in", payer: "누구", balance: "" } as const;

it("only the columns that were told are sent", () => {
  expect(columnsFromForm(answers)).toEqual({ date: "날짜", in: "금액", payer: "누구" });
});

it("an amount with a sign is told as such", () => {
  expect(columnsFromForm({ ...answers, amounts: "signed", balance: "잔고" })).toEqual({
    date: "날짜",
    signed: "금액",
    payer: "누구",
    balance: "잔고",
  });
});

it.each<ColumnAnswers>([
  { date: "일시", time: "", amount: "입금", amounts: "in", payer: "이름", balance: "" },
  { date: "일자", time: "시간", amount: "금액", amounts: "signed", payer: "이름", balance: "잔액" },
])("are shown again as they were told: %o", (answers) => {
  expect(answersOf(columnsFromForm(answers))).toEqual(answers);
});
