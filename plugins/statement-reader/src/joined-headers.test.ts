import { utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { cp949Of, type Grid, htmlOf, xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

/** Rows below a header of date, payer, out, in and balance. */
const DATA: Grid = [
  ["2026-11-27 14:02:11", "PAYER ONE", undefined, 20_900, 520_900],
  ["2026-11-27 15:10:00", "RENT", 10_000, undefined, 510_900],
  ["2026-11-27 16:20:30", "PAYER TWO", undefined, 37_800, 548_700],
];
const _ = undefined;

const HEADERS: Record<string, Grid> = {
  "거래금액 over 출금 and 입금": [
    ["거래일시", "보낸분/받는분", "거래금액", _, "잔액"],
    [_, _, "출금", "입금", _],
  ],
  "금액 over 출금액 and 입금액": [
    ["거래일자", "내용", "금액", _, "거래후잔액"],
    [_, _, "출금액", "입금액", _],
  ],
  "입출금내역 with units": [
    ["거래일시", "의뢰인/수취인", "입출금내역", _, "잔액"],
    [_, _, "출금(원)", "입금(원)", _],
  ],
  "a name in every row of both": [
    ["거래", "보낸분/", "출금", "입금", "거래후"],
    ["일시", "받는분", "금액", "금액", "잔액"],
  ],
  "words wrapped in some columns": [
    ["거래일시", "내용", "출금", "입금", "거래 후"],
    [_, _, "금액", "금액", "잔액"],
  ],
  "three rows": [
    ["거래", "내역", "거래금액", _, "거래후"],
    [_, _, "출금", "입금", "잔액"],
    ["일시", "내용", "(원)", "(원)", "(원)"],
  ],
  "three rows of groups": [
    ["거래", "거래", "입출금내역", _, "계좌"],
    ["일시", "내용", "출금", "입금", "잔액"],
    [_, _, "금액", "금액", _],
  ],
  "a group that is written in each of its columns": [
    ["거래일시", "내용", "거래금액", "거래금액", "잔액"],
    [_, _, "출금", "입금", _],
  ],
  "merged cells that are written out": [
    ["거래일시", "내용", "거래금액", "거래금액", "잔액"],
    ["거래일시", "내용", "출금", "입금", "잔액"],
  ],
  "a group over all": [
    ["거래일시", "거래내역", _, _, _],
    [_, "보낸분/받는분", "출금", "입금", "잔액"],
  ],
  "signs below a group": [
    ["거래일시", "입금자명", "거래금액", _, "잔액"],
    [_, _, "출금(-)", "입금(+)", _],
  ],
  "the column in brackets": [["거래일시", "의뢰인", "거래금액(출금)", "거래금액(입금)", "잔액(원)"]],
  "four lines of which two are wrapped words and one is units": [
    ["거래", "거래", "거래", "거래", "거래"],
    ["일시", "내용", "금액", "금액", "후"],
    [_, _, "출금", "입금", "잔액"],
    [_, _, "(원)", "(원)", "(원)"],
  ],
  "units below": [
    ["거래일시", "내용", "출금액", "입금액", "잔액"],
    [_, _, "(원)", "(원)", "(원)"],
  ],
  "the word of the unit below": [
    ["거래일시", "내용", "출금액", "입금액", "잔액"],
    [_, _, "원", "원", "원"],
  ],
  "units in square brackets": [["거래일시", "내용", "출금액[원]", "입금액 (단위:원)", "잔액 (KRW)"]],
  "the same in English below": [
    ["거래일시", "내용", "출금액", "입금액", "잔액"],
    ["Date", "Payer", "Withdrawal", "Deposit", "Balance"],
  ],
  "the same in English above": [
    ["Date", "Payer", "Withdrawal", "Deposit", "Balance"],
    ["거래일시", "내용", "출금액", "입금액", "잔액"],
  ],
  "blanks between letters": [["거 래 일 시", "내 용", "출 금 액", "입 금 액", "잔 액"]],
  "a title above": [["거래내역 조회"], ["거래일시", "내용", "출금액", "입금액", "잔액"]],
  "a title above two rows": [["거래내역"], ["거래일시", "내용", "거래금액", _, "잔액"], [_, _, "출금", "입금", _]],
  "titles in each column above": [
    ["조회", "구분", "전체", "최근", "순"],
    ["거래일시", "내용", "출금액", "입금액", "잔액"],
  ],
  "the account above": [
    ["예금주", "홍길동", _, _, _],
    ["계좌번호", "941602-04-123318", _, _, _],
    ["거래일시", "내용", "거래금액", _, "잔액"],
    [_, _, "출금", "입금", _],
  ],
  "a header that is there twice": [
    ["거래일시", "내용", "출금액", "입금액", "잔액"],
    ["거래일시", "내용", "출금액", "입금액", "잔액"],
  ],
};

const READ = [
  { direction: "in", amount: 20_900, payer: "PAYER ONE", balance: 520_900 },
  { direction: "out", amount: 10_000, payer: "RENT", balance: 510_900 },
  { direction: "in", amount: 37_800, payer: "PAYER TWO", balance: 548_700 },
];

describe.each(Object.entries(HEADERS))("%s", (_what, header) => {
  it.each<[string, (grid: Grid) => Buffer]>([
    ["a workbook", (grid) => xlsxOf(grid)],
    ["a text", (grid) => cp949Of(grid)],
    ["a workbook with an empty first column", (grid) => xlsxOf(grid.map((row) => [_, ...row]))],
  ])("is one header in %s", async (_file, bytes) => {
    const { rows, chain, unread } = statementOf(await readFile(bytes([...header, ...DATA])));
    expect(rows).toMatchObject(READ);
    expect({ rows: rows.length, chain, unread }).toEqual({ rows: 3, chain: "whole", unread: [] });
  });
});

it("cells may be merged in a workbook and in a page", async () => {
  const header = HEADERS["거래금액 over 출금 and 입금"] ?? [];
  const sheet = utils.aoa_to_sheet([...header, ...DATA]);
  sheet["!merges"] = [
    { s: { r: 0, c: 2 }, e: { r: 0, c: 3 } },
    ...[0, 1, 4].map((c) => ({ s: { r: 0, c }, e: { r: 1, c } })),
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Sheet1");
  const page = htmlOf(
    `<table><tr><th rowspan=2>거래일시<th rowspan=2>내용<th colspan=2>거래금액<th rowspan=2>잔액<tr><th>출금<th>입금
    ${DATA.map((row) => `<tr>${row.map((cell) => `<td>${cell ?? ""}`).join("")}`).join("")}</table>`,
  );
  for (const bytes of [write(book, { type: "buffer", bookType: "xlsx" }), Buffer.from(page)])
    expect(statementOf(await readFile(bytes)).rows).toMatchObject(READ);
});

it("a payer column below a group is the one with the name", async () => {
  const bytes = xlsxOf([
    ["거래일시", "거래내용", _, "거래금액", _],
    [_, "적요", "보낸분/받는분", "출금", "입금"],
    ["2026-11-27 14:02:11", "전자금융", "PAYER ONE", _, 20_900],
  ]);
  expect(statementOf(await readFile(bytes)).rows).toMatchObject([{ payer: "PAYER ONE", texts: ["전자금융"] }]);
});

it.each<[Grid]>([
  [
    [
      ["거래일", _, "내용", "거래금액", _, "잔액"],
      ["일자", "시간", _, "출금", "입금", _],
      [_, _, _, "(원)", "(원)", "(원)"],
    ],
  ],
  [
    [
      ["거래", _, "내용", "거래금액", _, "잔액"],
      ["날짜", "시각", _, "출금", "입금", _],
    ],
  ],
])("a day and a time below a group are the row's: %j", async (header) => {
  const bytes = xlsxOf([...header, ["2026-11-27", "14:02:11", "PAYER ONE", _, 20_900, 520_900]]);
  expect(statementOf(await readFile(bytes))).toMatchObject({
    rows: [{ at: "2026-11-27T05:02:11.000Z", direction: "in", amount: 20_900, payer: "PAYER ONE" }],
    unread: [],
  });
});

it("words without a number below a header are no part of it", async () => {
  const bytes = xlsxOf([["거래일시", "내용", "출금액", "입금액", "잔액"], [_, "전월이월", _, _, _], ...DATA]);
  expect(statementOf(await readFile(bytes)).rows).toMatchObject(READ);
});

describe("joined names that the reader does not know", () => {
  const grid: Grid = [
    ["새 은행", "내역"],
    ["때", "누가", "오간 돈", _, "남은 돈"],
    [_, _, "나간", "들어온", _],
    ...DATA,
  ];

  it("are offered, and not their group alone", async () => {
    expect(await readFile(xlsxOf(grid))).toMatchObject({
      refused: "columns_unknown",
      unknown: {
        headers: [{ row: 2, cells: ["때", "누가", "오간 돈 나간", "오간 돈 들어온", "남은 돈"] }],
        samples: [{ row: 4 }, { row: 5 }, { row: 6 }],
      },
    });
  });

  it("are offered where the group is a word that the reader knows", async () => {
    const header = [
      ["거래일자", "내용", "금액", "", "잔액"],
      ["", "", "차변", "대변", ""],
    ];
    expect(await readFile(xlsxOf([...header, ["2026.11.26 14:02", "나란", "", "35,000", "135,000"]]))).toMatchObject({
      refused: "columns_unknown",
      unknown: { headers: [{ row: 1, cells: ["거래일자", "내용", "금액 차변", "금액 대변", "잔액"] }] },
    });
  });

  it("are read once they are told", async () => {
    const columns = { date: "때", payer: "누가", in: "오간 돈 들어온", out: "오간 돈 나간", balance: "남은 돈" };
    const { rows, chain } = statementOf(await readFile(xlsxOf(grid), { columns }));
    expect(rows).toMatchObject(READ);
    expect(chain).toBe("whole");
  });

  it("are offered where only the payer is not known", async () => {
    const header = HEADERS["거래금액 over 출금 and 입금"]?.map((row) =>
      row.map((cell) => (cell === "보낸분/받는분" ? "누구" : cell)),
    );
    expect(await readFile(xlsxOf([...(header ?? []), ...DATA]))).toMatchObject({
      unknown: {
        missing: ["payer"],
        headers: [{ cells: ["거래일시", "누구", "거래금액 출금", "거래금액 입금", "잔액"] }],
        samples: [{ row: 3 }, { row: 4 }, { row: 5 }],
      },
    });
  });
});

it("a row with its amount in a column without a name is told", async () => {
  const bytes = xlsxOf([
    ["거래일시", "내용", "입금액", "", "잔액"],
    ["2026-11-27 14:02:11", "PAYER ONE", _, 20_900, 520_900],
    ["2026-11-27 15:02:11", "PAYER TWO", 5000, _, 525_900],
  ]);
  expect(statementOf(await readFile(bytes))).toMatchObject({
    rows: [{ amount: 5000 }],
    unread: [{ row: 2, reason: "no_amount" }],
  });
});
