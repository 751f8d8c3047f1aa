import { transferCode } from "@zakh/orders/contract";
import { expect, it } from "vitest";
import { MAX_COMPARED, payerComparison, tellsMore } from "./same-payer";

const [code, otherCode] = [transferCode(17), transferCode(18)];

it.each([
  ["BAT BOLORMAA", "Bat Bolor", "same"],
  ["BAYARSAIKHAN B", "BAYARSAIKHAN BOLD", "same"],
  [`BOLD ${code}`, `BOLD ${code.slice(0, 3)}`, "same"],
  ["Болормаа", "BAT BOLORMAA", "same"],
  ["BOLD", "BOLDBAATAR", "other"],
  ["GANBAT", "GANBAYAR", "other"],
  ["DORJ BOLORMAA", "BAT BOLORMAA", "other"],
  ["김영수", "김영숙", "other"],
  [`BOLD ${code}`, `BOLD ${otherCode}`, "other"],
  [`BOLD ${code.slice(0, 2)}-${code.slice(2)}`, `BOLD ${otherCode.slice(0, 3)} ${otherCode.slice(3)}`, "other"],
  [`BOLD ${code.slice(0, 2)}-${code.slice(2)}`, `BOLD ${code}`, "same"],
  [`BOLD ${code}`, `GANBAT ${code}`, "other"],
  [`카카오페이 ${code}`, `BOLD ${code}`, "same"],
  ["카카오페이", "카카오페이", "same"],
  ["카카오페이", "BOLD", "unclear"],
  ["김*수", "BOLD", "unclear"],
  ["", "", "unclear"],
])("the payers %s and %s are: %s", (one, other, likeness) => {
  const likenessOf = payerComparison();
  expect(likenessOf({ payer: one, texts: [] }, { payer: other, texts: [] })).toBe(likeness);
  expect(likenessOf({ payer: other, texts: [] }, { payer: one, texts: [] })).toBe(likeness);
});

it("a file of thousands of equal sums does not keep the thread busy with their names", () => {
  const likenessOf = payerComparison();
  const [one, other] = [
    { payer: "GANBAT", texts: [] },
    { payer: "BOLD", texts: [] },
  ];
  for (let pair = 0; pair < MAX_COMPARED; pair += 1) expect(likenessOf(one, one)).toBe("same");
  expect([likenessOf(one, other), likenessOf(one, { ...one })]).toEqual(["unclear", "same"]);
});

it.each([
  [`DAVKHARBAT ${code}`, "DAVKHARBA", true],
  [`(주)카카오페이 ${code}`, "DAVKHARBAT", true],
  ["DAVKHARBAT", "DAVKHARBA", true],
  ["DAVKHARBAT", "", true],
  ["DAVKHARBA", "DAVKHARBAT", false],
  ["DAVKHARBAT", "DAVKHARBAT", false],
  ["(주)카카오페이", "BOLD", false],
  // A code has told all that there is.
  [`DAVKHARBAT ${code}`, code, false],
])("tells by %s whether it is more than %s: %s", (payer, before, tells) => {
  expect(tellsMore({ payer, texts: [] }, { payer: before, texts: [] })).toBe(tells);
});
