import { describe, expect, it } from "vitest";
import { cp949Of, xlsxOf } from "./bank-files.testing";
import { mixesDirections } from "./columns";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

describe("a file whose columns cannot be told", () => {
  const strange = xlsxOf([
    ["새 은행", "입출금 내역"],
    ["때", "누가", "들어온 돈", "나간 돈", "남은 돈", "말"],
    ["2024-01-15 14:02:11", "NARAN", "5,000", "", "5,000", "K7M2P"],
    ["2024-01-15 15:02:11", "SARAN", "", "1,000", "4,000", ""],
  ]);

  it("is refused with the rows that may be the header, and samples", async () => {
    expect(await readFile(strange)).toEqual({
      refused: "columns_unknown",
      unknown: {
        missing: ["date", "amount", "payer"],
        found: {},
        headers: [{ row: 2, cells: ["때", "누가", "들어온 돈", "나간 돈", "남은 돈", "말"] }],
        samples: [
          { row: 3, cells: ["2024-01-15 14:02:11", "NARAN", "5,000", "", "5,000", "K7M2P"] },
          { row: 4, cells: ["2024-01-15 15:02:11", "SARAN", "", "1,000", "4,000"] },
        ],
      },
    });
  });

  it("is read once a person has told them by their header texts", async () => {
    const columns = { date: "때", payer: "누가", in: "들어온 돈", out: "나간 돈", balance: "남은 돈" };
    const { chain, rows } = statementOf(await readFile(strange, { columns }));
    expect(chain).toBe("whole");
    expect(rows).toMatchObject([
      { row: 3, direction: "in", amount: 5000, payer: "NARAN", texts: ["K7M2P"] },
      { row: 4, direction: "out", amount: 1000, payer: "SARAN" },
    ]);
  });

  it("is a broken chain when a person has swapped in and out", async () => {
    const columns = { date: "때", payer: "누가", out: "갑", in: "을", balance: "남은 돈" };
    const neutral = xlsxOf([
      ["때", "누가", "갑", "을", "남은 돈"],
      ["2024-01-15 14:02:11", "NARAN", "5,000", "", "5,000"],
      ["2024-01-15 15:02:11", "SARAN", "", "1,000", "4,000"],
    ]);
    expect(statementOf(await readFile(neutral, { columns })).chain).toBe("broken");
  });

  it.each([
    "Debit",
    "Зарлага",
    "Гарсан мөнгө",
    "나간 금액",
    "빠진 돈",
    "내보낸 돈",
    "출금액",
    "잔액",
    "Balance",
    "Расход",
  ])("is read by nobody who tells that money came by a column %s", async (name) => {
    const bytes = xlsxOf([
      ["때", "누가", name],
      ["2024-01-15 14:02:11", "NARAN", "5,000"],
    ]);
    for (const role of ["in", "signed"]) {
      const columns = { date: "때", payer: "누가", [role]: name };
      expect(await readFile(bytes, { columns }), role).toMatchObject({ refused: "columns_unknown" });
    }
  });

  it("keeps what went out and the balance by their own names, when a person tells the others", async () => {
    const bytes = xlsxOf([
      ["때", "누가", "돈", "출금액", "잔액"],
      ["2024-01-15 14:02:11", "NARAN", "5,000", "", "5,000"],
      ["2024-01-15 15:02:11", "SARAN", "", "1,000", "4,000"],
    ]);
    const { chain, rows, unread } = statementOf(
      await readFile(bytes, { columns: { date: "때", payer: "누가", in: "돈" } }),
    );
    expect(rows).toMatchObject([
      { direction: "in", amount: 5000 },
      { direction: "out", amount: 1000 },
    ]);
    expect({ chain, unread }).toEqual({ chain: "whole", unread: [] });
  });

  it.each([
    ["the payer", ["거래일시", "상대", "입금액", "출금액"], ["payer"]],
    ["incoming money", ["거래일시", "내용", "받은금액", "출금액"], ["amount"]],
  ])("is refused, with its header, when only %s is not known", async (_what, header, missing) => {
    const bytes = cp949Of([["계좌", "주"], header, ["2024.01.15", "NARAN", "5000", "0"]]);
    expect(await readFile(bytes)).toMatchObject({
      refused: "columns_unknown",
      unknown: { missing, found: { date: "거래일시" }, headers: [{ row: 2, cells: header }], samples: [{ row: 3 }] },
    });
  });

  it("names what it knows of a header, and lacks the rest alone", async () => {
    const header = ["때", "누가", "입금액", "잔액"];
    const bytes = cp949Of([header, ["2024.01.15", "NARAN", "5000", "5000"], ["2024.01.16", "SARAN", "1", "5001"]]);
    expect(await readFile(bytes)).toMatchObject({
      refused: "columns_unknown",
      unknown: { missing: ["date", "payer"], found: { in: "입금액", balance: "잔액" }, headers: [{ cells: header }] },
    });
  });

  it.each(["거래금액", "금액", "Amount"])("reads %s as what came in or went, by its sign", async (amount) => {
    const header = ["거래일시", "내용", amount, "잔액"];
    const rows = [
      ["2024.01.15", "NARAN", "5000", "5000"],
      ["2024.01.16", "SARAN", "-1000", "4000"],
    ];
    const { rows: read } = statementOf(await readFile(cp949Of([header, ...rows])));
    expect(read).toMatchObject([
      { direction: "in", amount: 5000 },
      { direction: "out", amount: 1000 },
    ]);
  });

  it.each([
    ["digits", ["때2026", "누가 1", "들어온 돈 2026"]],
    ["digits and one more by a number", ["때2026", "누가", "들어온 돈 2026", "7"]],
  ])("is asked about and read when its columns are named with %s, also again below", async (_what, header) => {
    const [date = "", payer = "", paid = ""] = header;
    const rows = [header, ["2024-01-15", "NARAN", "5,000"], header, ["2024-01-16", "SARAN", "6,000"]];
    expect(await readFile(xlsxOf(rows))).toMatchObject({
      refused: "columns_unknown",
      unknown: { headers: [{ row: 1, cells: header }], samples: [{ row: 2 }, { row: 3 }, { row: 4 }] },
    });
    const read = statementOf(await readFile(xlsxOf(rows), { columns: { date, payer, in: paid } }));
    expect(read.rows.map(({ amount }) => amount)).toEqual([5000, 6000]);
    expect(read.unread).toEqual([]);
  });

  it("is asked about with rows of words before those with digits, and with these, too", async () => {
    const header = ["때2026", "누가", "들어온 돈 2026"];
    const rows = [["은행", "지점", "상품"], header, ["2024-01-15", "NARAN", "5,000"]];
    expect(await readFile(xlsxOf(rows))).toMatchObject({
      unknown: {
        headers: expect.arrayContaining([
          { row: 1, cells: rows[0] },
          { row: 2, cells: header },
        ]),
      },
    });
  });

  it("is no longer asked about where it has known columns, until not one row is read by them", async () => {
    const header = ["거래일시", "만기", "내용", "거래금액", "구분"];
    const row = ["-", "2024-01-15", "NARAN", "5,000", "이체"];
    const { unknown, ...read } = statementOf(await readFile(xlsxOf([header, row, row])));
    expect(read).toMatchObject({ rows: [], unread: [{ reason: "no_date" }, { reason: "no_date" }] });
    expect(unknown).toMatchObject({
      missing: [],
      found: { date: "거래일시", payer: "내용", signed: "거래금액", kind: "구분" },
      headers: [{ row: 1, cells: header }],
      samples: [{ row: 2 }, { row: 3 }],
    });
    const columns = { date: "만기", payer: "내용", in: "거래금액" };
    expect(statementOf(await readFile(xlsxOf([header, row]), { columns })).rows).toMatchObject([{ amount: 5000 }]);
    expect(statementOf(await readFile(xlsxOf([header]))).unknown).toBeUndefined();
  });

  it.each(["\t", ","])(
    "is not taken for alert messages when its rows say 입금 before an amount, separated by %j",
    async (separator) => {
      const bytes = cp949Of(
        [
          ["때", "종류", "돈", "누가"],
          ["2024-01-15 14:02", "입금", "5000", "NARAN"],
        ],
        separator,
      );
      expect(await readFile(bytes)).toMatchObject({ refused: "columns_unknown" });
    },
  );

  it("is not read from its sample rows when a told column is not in the file", async () => {
    expect(await readFile(strange, { columns: { date: "때", in: "입금", payer: "누가" } })).toMatchObject({
      refused: "columns_unknown",
    });
  });
});

it("a summary above, which has a date and an amount too, is not taken for the header", async () => {
  const summary = [["거래일", "입금", "출금"], ["2024.01", "5,000", "0"], []];
  const bytes = xlsxOf([...summary, ["거래일시", "내용", "입금액", "출금액"], ["2024.01.15", "NARAN", "5,000", "0"]]);
  expect(statementOf(await readFile(bytes)).rows).toMatchObject([{ row: 5, payer: "NARAN" }]);
});

describe("rows", () => {
  const header = ["거래일시", "내용", "입금액", "출금액", "메모"];
  const read = async (...rows: string[][]) => statementOf(await readFile(cp949Of([header, ...rows])));

  it("with an amount and no date, or two amounts, are told by their number; totals and the rest are not", async () => {
    const { rows, unread } = await read(
      ["2024.01.15", "NARAN", "5000", "0"],
      ["2024.13.15", "NARAN", "5000", "0"],
      ["2024.01.15", "NARAN", "5000", "5000"],
      ["2024.01.15", "이월", "0", "0"],
      ["2024.01.15", "전월이월", "500000", "0"],
      ["Total", "", "5000", "5000"],
      ["2024.01.01 ~ 2024.01.31", "합계", "10000", "0"],
    );
    expect(rows.map(({ row }) => row)).toEqual([2]);
    expect(unread).toEqual([
      { row: 3, reason: "no_date" },
      { row: 4, reason: "two_amounts" },
      { row: 6, reason: "no_direction" },
      { row: 8, reason: "no_date" },
    ]);
  });

  it.each([
    "합계",
    "소계",
    "일계",
    "월계",
    "Total",
    "Итого",
    "차이월",
    "기초잔액",
    "전일잔액",
    "Opening balance",
    "B/F",
  ])("of a day that say %j and name nobody are told by their number", async (word) => {
    const { rows, unread } = await read(
      ["2024.01.15", "", "5000", "0", word],
      ["2024.01.15", "NARAN", "5000", "0", "Total"],
    );
    expect([rows.map(({ row }) => row), unread]).toEqual([[3], [{ row: 2, reason: "no_direction" }]]);
  });

  it.each([
    ...["W38,900", "38'900", "38.900,00", "38,900-", "38,900.5", "38.900", "3,8,9", "38 900", "10,000,000,000"],
  ])("with an amount that is written as %j are told by their number", async (written) => {
    const { rows, unread } = await read(["2024.01.15", "NARAN", written, "0"], ["2024.01.15", "SARAN", "700", "-"]);
    expect(rows.map(({ amount }) => amount)).toEqual([700]);
    expect(unread).toEqual([{ row: 2, reason: "no_amount" }]);
  });

  it("keep a balance that is larger than a transfer can be", async () => {
    const bytes = cp949Of([
      ["거래일시", "내용", "입금액", "잔액"],
      ["2024.01.15", "NARAN", "5000", "12,000,005,000"],
    ]);
    expect(statementOf(await readFile(bytes)).rows).toMatchObject([{ amount: 5000, balance: 12_000_005_000 }]);
  });

  it("that repeat the header, or have words in place of an amount, are no transfers", async () => {
    expect(await read(header, ["2024.01.15", "이월", "-", "없음"], ["2024.01.15", "NARAN", "700", ""])).toMatchObject({
      rows: [{ amount: 700 }],
      unread: [],
    });
  });

  it("with a day and a payer whose amount is not there are told by their number", async () => {
    const { rows, unread } = await read(
      ["2024.01.15", "NARAN", "", ""],
      ["2024.01.15", "SARAN", "-", ""],
      ["2024.01.15", "BAT", "700", ""],
    );
    expect(rows.map(({ payer }) => payer)).toEqual(["BAT"]);
    expect(unread).toEqual([2, 3].map((row) => ({ row, reason: "no_amount" })));
  });

  it("with a minus sign are what went out, in whichever column, and told where nothing proves it", async () => {
    const { rows, unread } = await read(["2024.01.15", "NARAN", "-5000", ""], ["2024.01.15", "NARAN", "", "-700"]);
    expect(rows.map(({ direction, amount }) => [direction, amount])).toEqual([
      ["out", 5000],
      ["out", 700],
    ]);
    expect(unread).toEqual([
      { row: 2, reason: "taken_back", said: { at: rows[0]?.at, precision: "day", amount: 5000, payer: "NARAN" } },
      { row: 3, reason: "no_direction" },
    ]);
  });

  it("keep formulas and markup as the texts that they are", async () => {
    const name = '=HYPERLINK("http://x.kr","a")';
    const { rows } = await read(
      ["2024.01.15", name, "5000", "0", "<img src=x onerror=alert(1)>"],
      ["2024.01.15", "+821012345678", "1", ""],
    );
    expect(rows.map(({ payer, texts }) => [payer, texts])).toEqual([
      [name, ["<img src=x onerror=alert(1)>"]],
      ["+821012345678", []],
    ]);
  });
});

describe("one column of amounts, without a minus sign", () => {
  const read = async (header: string[], ...rows: string[][]) => {
    const { rows: read, unread, chain } = statementOf(await readFile(xlsxOf([header, ...rows])));
    return {
      read: read.map(({ direction, amount }) => [direction, amount]),
      unread: unread.map(({ row, reason }) => `${row} ${reason}`),
      chain,
    };
  };
  const at = (minute: number) => `2026.11.20 14:0${minute}:11`;

  it.each(["구분", "거래구분", "거래 유형"])("is read by the words of the column %s", async (kind) => {
    const header = ["거래일시", kind, "거래금액", "내용"];
    const rows = ["출금", "입금", "타행입금", "타행출금", "체크카드", "입금취소", ""];
    expect(
      await read(header, ...rows.map((word, index) => [at(index), word, `${index + 1}00`, "BAT BOLORMAA"])),
    ).toEqual({
      read: [
        ["out", 100],
        ["in", 200],
        ["in", 300],
        ["out", 400],
      ],
      unread: ["6 no_direction", "7 taken_back", "8 no_direction"],
      chain: "unknown",
    });
  });

  const header = ["거래일시", "내용", "거래금액", "잔액"];

  it("is what came in where the balances prove it, which they do not for the oldest row", async () => {
    expect(
      await read(
        header,
        [at(1), "NARAN", "900", "5,000"],
        [at(2), "SARAN", "300", "5,300"],
        [at(3), "TSETSEG", "400", "5,700"],
      ),
    ).toEqual({
      read: [
        ["in", 300],
        ["in", 400],
      ],
      unread: ["2 no_direction"],
      chain: "whole",
    });
  });

  it("is not read where a balance contradicts it, or there is a single row", async () => {
    expect(await read(header, [at(1), "NARAN", "900", "5,000"], [at(2), "SARAN", "300", "4,700"])).toMatchObject({
      read: [],
      unread: ["2 no_direction", "3 no_direction"],
    });
    expect(await read(header, [at(1), "NARAN", "900", "5,000"])).toMatchObject({
      read: [],
      unread: ["2 no_direction"],
    });
  });

  it("is what came in where a sign says so, or where what went out has one", async () => {
    const rows = [
      [at(1), "NARAN", "900"],
      [at(2), "SARAN", "-300"],
    ];
    expect(await read(header.slice(0, 3), ...rows)).toMatchObject({
      read: [
        ["in", 900],
        ["out", 300],
      ],
      unread: [],
    });
    expect(await read(header.slice(0, 3), [at(1), "NARAN", "+900"])).toMatchObject({ read: [["in", 900]], unread: [] });
  });
});

describe("who paid is read from the column that names him, whatever the bank calls it", () => {
  it.each([
    ["거래일자", "거래시각", "지급액", "입금액", "잔액", "적요", "보내신분/받으신분"],
    ["거래일", "시간", "찾으신금액", "맡기신금액", "거래후잔액", "거래종류", "기재사항"],
    ["거래일자", "거래시간", "출금금액", "입금금액", "잔액", "거래내용", "거래 기록 사항"],
    ["거래일자", "거래시간", "출금금액", "입금금액", "잔액", "거래내용", "의뢰인/수취인명"],
    ["거래일자", "거래시간", "지급금액", "입금금액", "잔액", "거래적요", "거래처"],
    ["거래일자", "거래시간", "지급금액", "입금금액", "잔액", "거래국", "내역"],
    ["Transaction Date", "Time", "Withdrawal", "Deposit (KRW)", "Balance", "Description", "Sender/Receiver"],
    ["Date", "Time", "WITHDRAWALS", "DEPOSITS", "Balance", "Branch", "Description"],
  ])("%s, %s, %s, %s, %s, %s, %s", async (...header) => {
    const row = ["2026.11.28", "14:02:11", "0", "20,900", "520,900", "IB", "NARAN"];
    expect(statementOf(await readFile(xlsxOf([header, row]))).rows).toMatchObject([
      { at: "2026-11-28T05:02:11.000Z", direction: "in", amount: 20_900, payer: "NARAN", balance: 520_900 },
    ]);
  });
});

describe("a told column of what came in", () => {
  it.each([
    ...[
      "잔고",
      "통장잔액",
      "현재 잔액",
      "누적금액",
      "합계",
      "Running total",
      "합계",
      "Running total",
      "거래 후 남은 금액",
      "Balance (KRW)",
      "Остаток",
      "Үлдэгдэл",
    ],
    ...[
      "출금액",
      "인출금액",
      "이체금액",
      "결제금액",
      "사용금액",
      "송금액",
      "보낸금액",
      "Payment",
      "Amount spent".slice(7),
      "Зарлага",
    ],
    ...["Debit", "Оплата", "Списание", "Шилжүүлсэн дүн"],
  ])("is not %s", (text) => {
    expect(mixesDirections({ date: "때", payer: "누가", in: text })).toBe(true);
  });

  it.each(["입금액", "돈", "받은 금액", "금액", "Amount", "Орлого", "Сумма", "Credit", "들어온 돈"])(
    "may be %s",
    (text) => {
      expect(mixesDirections({ date: "때", payer: "누가", in: text })).toBe(false);
    },
  );
});
