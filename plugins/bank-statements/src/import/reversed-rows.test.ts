import { expect, it } from "vitest";
import type { StatementRow } from "../reader/statement";
import { reversedRows } from "./reversed-rows";

function row(direction: "in" | "out", amount: number, payer: string, texts: string[] = []): StatementRow {
  const at = "2026-11-26T03:00:00.000Z";
  return { row: 1, at, precision: "second", direction, amount, payer, texts, key: "", looseKey: "" };
}

it.each([
  ["that says it is a reversal", row("out", 20_900, "은행", ["입금취소"])],
  ["that corrects it", row("out", 20_900, "BAT", ["정정"])],
  ["to the same person", row("out", 20_900, "BOLD", ["전자금융"])],
])("an incoming row is reversed by a later one %s", (_, out) => {
  const [first, last] = [row("in", 20_900, "BOLD"), row("in", 20_900, "BOLD")];
  expect([...reversedRows([first, last, out])]).toEqual([last]);
  expect([...reversedRows([out, first])]).toEqual([]);
});

it("other money that goes out reverses nothing", () => {
  const rows = [row("in", 20_900, "BOLD"), row("out", 20_900, "한국전력"), row("out", 30_000, "BOLD", ["취소"])];
  expect([...reversedRows(rows)]).toEqual([]);
});
