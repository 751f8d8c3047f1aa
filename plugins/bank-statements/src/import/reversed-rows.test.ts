import { transferCode } from "@zakh/orders/contract";
import type { StatementRow } from "@zakh/statement-reader";
import { expect, it } from "vitest";
import { reversedRows } from "./reversed-rows";

function row(direction: "in" | "out", amount: number, payer: string, texts: string[] = [], time = "03:00:00") {
  const at = `2026-11-26T${time}.000Z`;
  return { row: 1, at, precision: "second", direction, amount, payer, texts, key: "", looseKey: "" } as StatementRow;
}

const EARLIER = "02:59:59";
const bold = row("in", 20_900, "BOLD", [], EARLIER);
const ganbat = row("in", 20_900, "GANBAT", [], EARLIER);

it.each([
  ["that says it is a reversal", row("out", 20_900, "은행", ["입금취소"])],
  ["that corrects it", row("out", 20_900, "BAT", ["정정"])],
  ["to the same person", row("out", 20_900, "BOLD", ["전자금융"])],
])("an incoming row is reversed by a later one %s, and so is each that it may be", (_, out) => {
  const other = { ...bold };
  expect([...reversedRows([bold, other, out])]).toEqual([bold, other]);
  expect([...reversedRows([out, { ...bold, at: "2026-11-26T03:00:01.000Z" }])]).toEqual([]);
});

it("other money that goes out reverses nothing", () => {
  const rows = [bold, row("out", 20_900, "한국전력"), row("out", 30_000, "BOLD", ["취소"])];
  expect([...reversedRows(rows)]).toEqual([]);
});

it("the person whom a reversal names has his row reversed, and not the one nearest to it", () => {
  const later = { ...ganbat, at: "2026-11-26T02:59:59.500Z" };
  expect([...reversedRows([bold, later, row("out", 20_900, "BOLD", ["입금취소"])])]).toEqual([bold]);
  expect([...reversedRows([bold, later, row("out", 20_900, "취소 BOLD")])]).toEqual([bold]);
  expect([...reversedRows([bold, later, row("out", 20_900, "BOLD취소")])]).toEqual([bold]);
  expect([...reversedRows([bold, later, row("out", 20_900, "은행", ["BOLD 반환"])])]).toEqual([bold]);
});

it("a reversal that names none of them may reverse each", () => {
  expect([...reversedRows([bold, ganbat, row("out", 20_900, "은행", ["입금취소"])])]).toEqual([bold, ganbat]);
  expect([...reversedRows([bold, ganbat, row("out", 20_900, "DORJ", ["반환"])])]).toEqual([bold, ganbat]);
});

it("a refund to somebody else reverses nothing, and one to nobody may reverse each", () => {
  expect([...reversedRows([bold, ganbat, row("out", 20_900, "DORJ", ["환불"])])]).toEqual([]);
  expect([...reversedRows([bold, ganbat, row("out", 20_900, "DORJ환불")])]).toEqual([]);
  expect([...reversedRows([bold, ganbat, row("out", 20_900, "GANBAT", ["환불"])])]).toEqual([ganbat]);
  expect([...reversedRows([bold, ganbat, row("out", 20_900, "환불")])]).toEqual([bold, ganbat]);
  const nobody = row("in", 20_900, "카카오페이", [], EARLIER);
  expect([...reversedRows([bold, nobody, row("out", 20_900, "DORJ", ["환불"])])]).toEqual([nobody]);
});

const code = transferCode(17);

it.each([
  ["case and blanks", "BAT BOLORMAA", "Bat  Bolormaa"],
  ["no blanks", "BAT BOLORMAA", "BATBOLORMAA"],
  ["full width", "BAT BOLORMAA", "ＢＡＴ　ＢＯＬＯＲＭＡＡ"],
  ["a transfer code", `BOLORMAA ${code}`, "BOLORMAA"],
  ["the code before it", `BOLORMAA ${code}`, `${code} BOLORMAA`],
  ["the code alone", `BOLORMAA ${code}`, code],
  ["its end cut off", "BAT BOLORMAA", "BAT BOLOR"],
  ["its end cut off in Hangul", "볼로르마", "볼로르"],
  ["another script", "Болормаа", "볼로르마"],
  ["a service before it", "BOLORMAA", "토뱅 BOLORMAA"],
])("a person is known in another spelling: %s", (_how, payer, written) => {
  for (const [paid, out] of [
    [payer, written],
    [written, payer],
  ] as const) {
    const one = row("in", 20_900, paid, [], EARLIER);
    expect([...reversedRows([one, ganbat, row("out", 20_900, out)])], `${paid} ${out}`).toEqual([one]);
  }
});

it.each([
  ["the same day", "day", "2026-11-25T15:00:00.000Z"],
  ["the same minute", "minute", "2026-11-26T03:00:00.000Z"],
] as const)("of %s rows may come in any order", (_when, precision, at) => {
  const [paid, out] = [row("in", 20_900, "BOLD"), row("out", 20_900, "은행", ["입금취소"])].map((one) => ({
    ...one,
    precision,
    at,
  })) as [StatementRow, StatementRow];
  expect([...reversedRows([paid, out])]).toEqual([paid]);
  expect([...reversedRows([out, paid])]).toEqual([paid]);
  const exact = { ...out, precision: "second", at: "2026-11-26T03:00:00.000Z" } as const;
  const inside = { ...paid, at: precision === "day" ? paid.at : "2026-11-26T03:00:00.000Z" };
  expect([...reversedRows([exact, inside])]).toEqual([inside]);
});

it("money that came a day later is reversed by nothing of before", () => {
  const paid = { ...row("in", 20_900, "BOLD"), precision: "day", at: "2026-11-26T15:00:00.000Z" } as const;
  expect([...reversedRows([row("out", 20_900, "BOLD", ["취소"]), paid])]).toEqual([]);
});
