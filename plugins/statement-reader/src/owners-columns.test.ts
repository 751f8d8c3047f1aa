import { describe, expect, it } from "vitest";
import { xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { CAME, HEADER, provenIn, received } from "./received.testing";
import { statementOf } from "./statement-of.testing";

it.each(["고기 잔액", "나란 잔액", "balance", "이월", "11월 합계", "고기총액"])(
  "the payer %j, who may be a sum of the bank's, waits alone",
  async (payer) => {
    const rows = [
      CAME,
      ["2026.11.26 14:03", "타행", "0", "5,000", "140,000", payer],
      ["2026.11.26 14:04", "타행", "0", "7,000", "147,000", "톨가"],
    ];
    const statement = statementOf(await readFile(xlsxOf([HEADER, ...rows])));
    expect(statement).toMatchObject({ chain: "whole", unread: [{ row: 3 }] });
    expect(statement.rows.map(({ payer: name, isProven }) => [name, isProven])).toEqual([
      ["나란", true],
      ["톨가", true],
    ]);
  },
);

it.each(["O", "v", "✓", "TRUE"])("the owner's own mark %j in a column of checks loses nothing", async (mark) => {
  expect(await received([...HEADER, "입금확인"], [...CAME, mark])).toEqual([35_000]);
});

it.each(["발송", "포장", "김", "11/27"])(
  "what the owner writes into a column of her own, %j, loses nothing that balances prove",
  async (word) => {
    const next = ["2026.11.26 14:04", "타행", "0", "7,000", "142,000", "톨가", ""];
    expect(await received([...HEADER, "상태"], [...CAME, word], next)).toEqual([35_000, 7000]);
    expect(await provenIn(xlsxOf([[...HEADER, "상태"], [...CAME, word], next]))).toEqual([true, true]);
    // A bank's word for what failed moves no balance.
    const failed = ["2026.11.26 14:03", "타행", "0", "5,000", "135,000", "사라", "X9"];
    expect(await received([...HEADER, "상태"], [...CAME, ""], failed, next)).toEqual([35_000, 7000]);
  },
);

describe("a column of the owner's beside the bank's own", () => {
  const bank = ["거래일시", "의뢰인/수취인", "입금", "출금", "거래후잔액"];
  const came = (sum: string, balance: string, more: string) => ["2026.11.26 14:02:11", "톨가", sum, "0", balance, more];

  it("proves nothing where it says another sum, and takes nothing away where it is blank or says the same", async () => {
    const rows = [came("30,000", "130,000", "40,000"), came("5,000", "135,000", ""), came("7,000", "142,000", "7,000")];
    expect(await received([...bank, "입금액"], ...rows)).toEqual([30_000, 5000, 7000]);
    expect(await provenIn(xlsxOf([[...bank, "입금액"], ...rows]))).toEqual([false, true, true]);
    const left = (row: string[]) => [row.at(-1) ?? "", ...row.slice(0, -1)];
    const statement = statementOf(await readFile(xlsxOf([["입금액", ...bank], ...rows.map(left)])));
    expect(statement.rows.map(({ amount, isProven }) => [amount, isProven])).toEqual([
      [40_000, false],
      [7000, true],
    ]);
    expect(statement.unread).toEqual([{ row: 3, reason: "no_amount" }]);
  });

  it("hides no cancellation", async () => {
    const back = ["2026.11.26 15:02:11", "입금취소", "0", "30,000", "100,000", ""];
    const next = came("7,000", "107,000", "");
    expect(await provenIn(xlsxOf([[...bank, "출금액"], came("30,000", "130,000", ""), back, next]))).toEqual([
      false,
      true,
    ]);
  });

  it("turns no direction where the bank's sums have signs", async () => {
    const header = ["거래 일시", "적요", "거래 유형", "거래 금액", "거래 후 잔액", "입금액"];
    const out = ["2026.11.26 15:02:11", "톨가", "이체", "-20,000", "115,000", "20,000"];
    const came = ["2026.11.26 16:02:11", "나란", "이체", "5,000", "120,000", "5,000"];
    expect(await received(header, out, came)).toEqual([5000]);
  });

  it("that names the payer gives way to the bank's where it is blank", async () => {
    const rows = [came("30,000", "130,000", ""), came("5,000", "135,000", "사라")];
    const { rows: read } = statementOf(
      await readFile(xlsxOf([["거래일시", "기재내용", ...bank.slice(2), "입금자"], ...rows])),
    );
    expect(read.map(({ payer }) => payer)).toEqual(["톨가", "사라"]);
  });
});
