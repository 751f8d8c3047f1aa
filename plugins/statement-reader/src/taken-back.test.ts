import { describe, expect, it } from "vitest";
import { htmlOf, tableOf, xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { CAME, HEADER, provenIn } from "./received.testing";
import { statementOf } from "./statement-of.testing";
import { doubtTakenBack } from "./taken-back";

describe("a deposit is not certain that may have been taken back", () => {
  const back = (word: string, payer: string, at = "2026.11.27 09:02") => [at, word, "35,000", "0", "100,000", payer];
  const next = ["2026.11.27 10:02", "타행", "0", "7,000", "107,000", "톨가"];

  it.each([
    ["below the header of another month", [HEADER, CAME, HEADER, back("입금취소", "나란"), next]],
    ["by a word in the payer's cell", [HEADER, CAME, back("타행", "입금취소"), next]],
    ["by a word behind the payer's name", [HEADER, CAME, back("타행", "나란 입금취소"), next]],
    ["by a word joined to it", [HEADER, CAME, back("타행", "나란취소"), next]],
    [
      "where the name is written otherwise",
      [HEADER, [...CAME.slice(0, 5), "토뱅　나란"], back("입금취소", "나란"), next],
    ],
  ])("%s", async (_how, rows) => {
    const { rows: read } = statementOf(await readFile(xlsxOf(rows)));
    const proven = read.filter(({ direction, isProven }) => direction === "in" && isProven);
    expect(proven.map(({ payer }) => payer)).toEqual(["톨가"]);
  });

  it.each([
    ["by a word", back("입금취소", "나란")],
    ["by a minus where deposits stand", ["2026.11.27 09:02", "타행", "0", "-35,000", "100,000", "나란"]],
  ])("%s in a file of its own", async (_how, row) => {
    const { takenBack, unknown } = statementOf(await readFile(xlsxOf([HEADER, row])));
    expect(unknown).toBeUndefined();
    const { rows } = statementOf(await readFile(xlsxOf([HEADER, CAME, next])));
    doubtTakenBack(rows, takenBack);
    expect(rows.map(({ isProven }) => isProven)).toEqual([false, true]);
  });

  it.each([
    ["day", "2026-11-25T15:00:00Z", true],
    ["minute", "2026-11-26T05:02:00Z", true],
    ["second", "2026-11-26T05:02:00Z", false],
    ["second", "2026-12-03T05:02:00Z", true],
    ["second", "2026-12-03T05:02:31Z", false],
  ] as const)("by another file that tells the %s %s of it: %s", async (precision, at, isDoubted) => {
    const came = ["2026.11.26 14:02:30", ...CAME.slice(1)];
    const { rows } = statementOf(await readFile(xlsxOf([HEADER, came])));
    doubtTakenBack(rows, [{ at, precision, amount: 35_000 }]);
    expect(rows.map(({ isProven }) => isProven)).toEqual([!isDoubted]);
  });

  it.each([
    ["2026-11-26T14:59:00Z", true],
    ["2026-11-26T15:00:00Z", true],
    ["2026-11-27T14:59:00Z", true],
    ["2026-11-27T15:00:00Z", false],
  ])("by one at %s whose sum is not known: %s", async (at, isDoubted) => {
    const { rows } = statementOf(await readFile(xlsxOf([HEADER, CAME])));
    doubtTakenBack(rows, [{ at, precision: "minute" }]);
    expect(rows.map(({ isProven }) => isProven)).toEqual([!isDoubted]);
  });

  it.each(["", "나란"])(
    "and stays in the file, as one that came later does, beside a row that takes back one of «%s»",
    async (payer) => {
      const again = ["2026.11.27 11:02", "타행", "0", "35,000", "142,000", "나란"];
      const { rows } = statementOf(await readFile(xlsxOf([HEADER, CAME, back("입금취소", payer), next, again])));
      expect(rows.map(({ amount, isProven }) => [amount, isProven])).toEqual([
        [35_000, false],
        [7000, true],
        [35_000, true],
      ]);
    },
  );

  it.each([
    "정정대체",
    "자금회수",
    "오입금회수",
    "어음부도",
    "역거래",
    "역분개",
    "원복",
    "착오송금",
    "오입금",
    "역처리",
    "차감",
    "추심",
    "반납",
  ])("%s of nobody", async (word) => {
    expect((await provenIn(xlsxOf([HEADER, CAME, back(word, "국민은행"), next])))[0]).toBe(false);
  });

  it("but of another sum, and of one long before", async () => {
    const long = back("타행", "나란 입금취소", "2026.12.27 09:02");
    expect(await provenIn(xlsxOf([HEADER, CAME, long]))).toEqual([true]);
  });
});

describe("a deposit is not certain beside a row that takes it back and cannot be read whole", () => {
  const next = ["2026.11.27 10:02", "타행", "0", "7,000", "107,000", "톨가"];
  const back = (out: string, paidIn: string, word = "타행", at = "2026.11.27 09:02") => [
    at,
    word,
    out,
    paidIn,
    "",
    "나란",
  ];
  const SPELLINGS: [string, string[]][] = [
    ["digits left out", back("0", "-3.50E+04")],
    ["a word before the sum", back("0", "취소 35,000")],
    ["a word before what went out", back("취소 35,000", "0")],
    ["a minus behind it", back("0", "35,000-")],
    ["a minus behind what went out", back("35,000-", "0")],
    ["a triangle behind it", back("", "35,000△")],
    ["a blank in it", back("0", "-35 000")],
    ...["ㅡ", "ー", "—", "~"].map((dash): [string, string[]] => [`a ${dash}`, back("0", `${dash}35,000`)]),
    ["debit", back("0", "35,000 DR")],
    ["a sum in both columns", back("35,000", "35,000", "입금취소")],
    ["a minus beside what went out", back("35,000", "-35,000")],
    ["no date", back("35,000", "0", "입금취소", "")],
    ["no date and a minus", back("0", "-35,000", "타행", "")],
    ["a date that is none", back("35,000", "0", "취소", "2026.13.27")],
    ["a sum in words", back("0", "3만5천", "입금취소")],
    ["a sum that is hidden", back("0", "**,***", "입금취소")],
    ["no sum", back("0", "", "입금취소")],
    ["noughts", back("0", "0", "입금취소")],
    ["no sum at all", back("", "", "입금취소")],
  ];

  describe.each(SPELLINGS)("%s", (_how, row) => {
    it("as the last row", async () => {
      expect(await provenIn(xlsxOf([HEADER, CAME, row]))).toEqual([false]);
    });

    it("before one that came after it", async () => {
      const { rows, unread } = statementOf(await readFile(xlsxOf([HEADER, CAME, row, next])));
      expect(rows.map(({ amount, isProven }) => [amount, isProven])).toContainEqual([35_000, false]);
      // Without a date it may be of any day.
      if (row[0]?.startsWith("2026.11")) expect(rows.at(-1)).toMatchObject({ amount: 7000, isProven: true });
      expect(unread).toMatchObject([{ row: 3 }]);
    });

    it("in another file", async () => {
      const { takenBack } = statementOf(await readFile(xlsxOf([HEADER, row, next])));
      const { rows } = statementOf(
        await readFile(xlsxOf([HEADER, CAME, [...next.slice(0, 3), "9,000", "109,000", ""]])),
      );
      doubtTakenBack(rows, takenBack);
      expect(rows[0]).toMatchObject({ amount: 35_000, isProven: false });
    });
  });

  it.each(["35,000-", "취소 35,000", "-35 000", "ㅡ35,000", "ー35,000", "~35,000"])(
    "and other sums before %s stay",
    async (sum) => {
      const other = ["2026.11.26 15:02", "타행", "0", "7,000", "142,000", "톨가"];
      expect(await provenIn(xlsxOf([HEADER, CAME, other, back("0", sum)]))).toEqual([false, true]);
    },
  );

  it.each([
    back("0", "0", "출금취소"),
    back("0", "3.50E+04"),
    back("0", "350.000"),
    back("", "이만원"),
    back("35,000", "35,000"),
    back("1", "0", "타행", ""),
  ])("and one that does not say so doubts none: %s", async (...row) => {
    expect(await provenIn(xlsxOf([HEADER, CAME, row]))).toEqual([true]);
  });

  it("of a text whose amounts are not quoted", async () => {
    const text = [
      HEADER,
      CAME.map((cell) => `"${cell}"`),
      ["2026.11.27 09:02", "입금취소", "0", "-35,000", "100,000", "나란"],
    ];
    expect(await provenIn(Buffer.from(text.map((cells) => cells.join(",")).join("\n")))).toEqual([false]);
  });
});

describe("a deposit is not certain that a row takes back whose columns are not known", () => {
  const other = ["2026.11.26 15:02", "타행", "0", "7,000", "142,000", "톨가"];
  const back = ["2026.11.27 09:02", "타행", "0", "-35,000", "107,000", "나란"];
  const ROWS = [
    back,
    ["2026.11.27 09:02", "입금취소", "35,000", "0", "107,000", "나란"],
    ["2026.11.27", "나란", "취소 35,000"],
    ["", "정정", "35000", ""],
    ["2026.11.27", "ㅡ35,000", "나란"],
  ];
  const proven = async (bytes: Buffer) => {
    const { rows, unread } = statementOf(await readFile(bytes));
    return { proven: rows.map(({ isProven }) => isProven), unread };
  };

  it.each(ROWS)("in a sheet without a header: %s", async (...row) => {
    const list = [HEADER, CAME, other];
    const told = { proven: [false, true], unread: [{ row: 1, reason: "taken_back" }] };
    expect(await proven(Buffer.from(htmlOf(tableOf(list), tableOf([row]))))).toEqual(told);
    expect(
      await proven(Buffer.from(htmlOf(tableOf(list), tableOf([["입금취소 안내"], ["문의", "1588-1234"]])))),
    ).toEqual({
      ...told,
      proven: [true, true],
      unread: [],
    });
  });

  it("below a header that says so of all", async () => {
    const header = ["거래일", "취소거래내역", "출금금액"];
    expect(await proven(xlsxOf([HEADER, CAME, other, header, ["2026.11.27", "나란", "35,000"]]))).toEqual({
      proven: [false, true],
      unread: [{ row: 5, reason: "taken_back" }],
    });
  });

  it.each([
    ["이월잔액", "", "", "", "-1,200,000", ""],
    ["", "취소합계", "", "", "35,000", ""],
  ])("but not by a balance below 0, or a sum of others: %s %s", async (...row) => {
    expect(await proven(xlsxOf([HEADER, CAME, other, row]))).toEqual({ proven: [true, true], unread: [] });
  });

  it.each(["취소 거래 내역", "입금취소내역"])("below the title «%s», with its header again or not", async (title) => {
    const row = ["2026.11.26 14:02", "타행", "0", "35,000", "", "나란"];
    for (const rows of [
      [[title], HEADER, row],
      [[title], row],
    ]) {
      const { rows: read, unread } = statementOf(await readFile(xlsxOf([HEADER, CAME, other, ...rows])));
      expect(read.map(({ amount, isProven }) => [amount, isProven])).toEqual([
        [35_000, false],
        [7000, true],
      ]);
      expect(unread).toMatchObject([{ reason: "taken_back" }]);
    }
  });

  it("in a sheet that is named so, also below a line of its own", async () => {
    const row = ["2026.11.26 14:02", "타행", "0", "35,000", "", "나란"];
    for (const rows of [
      [HEADER, row],
      [["조회기간", "2026.11.01 ~ 2026.11.30"], HEADER, row],
    ]) {
      const { rows: read, unread } = statementOf(await readFile(xlsxOf(rows, "취소내역")));
      expect([read, unread]).toMatchObject([[], [{ row: rows.length, reason: "taken_back" }]]);
    }
    for (const sheet of ["거래내역", "취소 제외"])
      expect(await proven(xlsxOf([HEADER, CAME, other], sheet))).toEqual({ proven: [true, true], unread: [] });
  });

  it.each(["취소", "환불", "반환", "오입금", "입금취소", "11월 환불", "Refund", "Cancelled", "Возврат", "환불내역"])(
    "in a sheet that is named %j",
    async (sheet) => {
      const { rows, unread } = statementOf(await readFile(xlsxOf([HEADER, CAME], sheet)));
      expect([rows, unread]).toMatchObject([[], [{ row: 2, reason: "taken_back" }]]);
    },
  );

  it("below the title of what is planned nothing came", async () => {
    const row = ["2026.12.02 11:00", "자동이체", "0", "40,000", "182,000", "사라"];
    const { rows: read, unread } = statementOf(
      await readFile(xlsxOf([HEADER, CAME, other, ["예정 거래 내역"], HEADER, row])),
    );
    expect(read.map(({ amount }) => amount)).toEqual([35_000, 7000]);
    expect(unread).toEqual([{ row: 6, reason: "no_direction" }]);
  });

  it.each(["거래내역조회", "입출금 거래내역 (취소거래 포함)", "취소 거래 제외 내역", "취소영님 거래내역"])(
    "but below «%s» all is as it is",
    async (title) => {
      expect(await proven(xlsxOf([[title], HEADER, CAME, other]))).toEqual({ proven: [true, true], unread: [] });
    },
  );

  it.each([
    ["11/25 나란 입금 35,000원 반환"],
    ["취소 35,000"],
    ["입금 35000 취소"],
    ["11월 26일 나란 35,000원 되돌려 보냄"],
    ["비고", "11/25 입금 35,000원 취소"],
  ])("in a sentence: %s %s", async (...cells) => {
    const told = cells.filter(Boolean);
    expect((await proven(xlsxOf([HEADER, CAME, other, told]))).proven).toEqual([false, true]);
    expect((await proven(xlsxOf([told, HEADER, CAME, other]))).proven).toEqual([false, true]);
  });

  it("in a sentence with its sum, and in none without one", async () => {
    const sentence = (text: string) => proven(xlsxOf([HEADER, CAME, other, [text]]));
    expect(await sentence("※ 11월 27일 35,000원 입금은 취소되었습니다")).toEqual({
      proven: [false, true],
      unread: [{ row: 4, reason: "taken_back" }],
    });
    expect(await sentence("※ 취소된 거래는 표시되지 않습니다. 문의 1588-9999")).toEqual({
      proven: [true, true],
      unread: [],
    });
  });

  it.each(ROWS)("below a header that is not understood: %s", async (...row) => {
    const { proven: stays, unread } = await proven(
      xlsxOf([HEADER, CAME, other, ["거래일", "이용액", "출금금액"], row]),
    );
    expect([stays.slice(0, 2), unread.length]).toEqual([[false, true], 1]);
  });
});

describe("a deposit is not certain whose payer or code stands in a row that was taken back", () => {
  const code = "7HH2M";
  const came = [...CAME.slice(0, 5), `나란 ${code}`];
  const other = ["2026.11.26 15:02", "타행", "0", "7,000", "142,000", "톨가"];
  const back = (out: string, paidIn: string, payer: string, word = "입금정정") => [
    ...["2026.11.27 09:02", word, out, paidIn, "108,000", payer],
  ];
  const ROWS: [string, string[]][] = [
    ["of less", back("34,000", "0", "나란")],
    ["of less, by a minus", back("0", "-34,000", "나란", "타행")],
    ["of less, by its code", back("0", "-34,000", code)],
    ["of less, by its code in another text", back("34,000", "0", "은행", `입금취소 ${code}`)],
    ["of two", back("0", "-55,000", `나란 ${code}`)],
    ["with a word behind the name", back("34,000", "0", "나란입금취소", "타행")],
  ];

  it.each(ROWS)("%s", async (_how, row) => {
    expect((await provenIn(xlsxOf([HEADER, came, other, row]))).slice(0, 2)).toEqual([false, true]);
  });

  it.each([
    ["토뱅 톨가", "토뱅 나란"],
    ["톨가 인터넷", "나란 인터넷"],
    ["LKHAGVA MA", "CHULUUN MAA"],
    ["카카오페이 톨가", "카카오페이 나란"],
  ])("but not %s by %s, who have a word in common", async (payer, name) => {
    const came = [...other.slice(0, 5), payer];
    expect((await provenIn(xlsxOf([HEADER, came, back("34,000", "0", name)])))[0]).toBe(true);
  });

  it("by a message, and in another file", async () => {
    const message = "우리 11/27 09:02 *250284 입금정정 34,000원 나란 잔액 101,000원";
    const now = new Date("2026-11-29T12:00:00+09:00");
    for (const bytes of [Buffer.from(message), xlsxOf([HEADER, back("34,000", "0", "나란")])]) {
      const { takenBack } = statementOf(await readFile(bytes, { now }));
      const { rows } = statementOf(await readFile(xlsxOf([HEADER, came, other])));
      doubtTakenBack(rows, takenBack);
      expect(rows.map(({ isProven }) => isProven)).toEqual([false, true]);
    }
  });

  it.each(["환불", "출금취소"])("but %s of another sum doubts none", async (word) => {
    expect(await provenIn(xlsxOf([HEADER, came, other, back("34,000", "0", "나란", word)]))).toEqual([true, true]);
  });
});

it("money that may be the owner's own transfer which came back is not proven, and a buyer's who was paid another sum is", async () => {
  const sent = ["2026.11.26 10:00", "전자금융", "35,000", "0", "65,000", "나란"];
  const back = ["2026.11.26 10:02", "입금거부", "0", "35,000", "100,000", "나란"];
  const next = ["2026.11.26 11:02", "타행", "0", "7,000", "107,000", "나란"];
  const other = ["2026.11.26 12:02", "타행", "0", "35,000", "142,000", "사라"];
  const { rows } = statementOf(await readFile(xlsxOf([HEADER, sent, back, next, other])));
  const came = rows.filter(({ direction }) => direction === "in");
  expect(came.map(({ isProven }) => isProven)).toEqual([false, true, true]);
});

it("a payment that was taken back moves the balance, whatever its kind is called", async () => {
  const header = ["거래 일시", "적요", "거래 유형", "거래 금액", "거래 후 잔액"];
  const rows = [
    ["2026.11.26 14:02:11", "김밥", "출금", "-35,000", "100,000"],
    ["2026.11.26 14:30:11", "김밥", "출금취소", "35,000", "135,000"],
    ["2026.11.26 15:00:11", "나란", "입금", "20,000", "155,000"],
  ];
  const statement = statementOf(await readFile(xlsxOf([header, ...rows])));
  expect(statement.chain).toBe("whole");
  expect(statement.rows.filter(({ direction }) => direction === "in")).toMatchObject([
    { payer: "나란", isProven: true },
  ]);
});

describe("a minus where deposits stand", () => {
  const minus = ["2026.11.27 09:02", "타행", "0", "-35,000", "65,000", "나란"];
  const next = ["2026.11.27 10:02", "타행", "0", "7,000", "72,000", "톨가"];

  it("is told where the deposit is in an earlier file", async () => {
    const { rows, unread } = statementOf(await readFile(xlsxOf([HEADER, minus, next])));
    expect(rows.map(({ direction, amount }) => [direction, amount])).toEqual([
      ["out", 35_000],
      ["in", 7000],
    ]);
    const said = { at: "2026-11-27T00:02:00.000Z", precision: "minute", amount: 35_000, payer: "나란" };
    expect(unread).toEqual([{ row: 2, reason: "taken_back", said }]);
  });

  it.each(["나란", "바트", "", "타행"])(
    "is told beside a deposit of its sum, which is certain no more, by the name of «%s»",
    async (name) => {
      const { rows, unread } = statementOf(await readFile(xlsxOf([HEADER, CAME, [...minus.slice(0, 5), name], next])));
      expect(unread).toMatchObject([{ row: 3, reason: "taken_back", said: { payer: name } }]);
      const proven = rows.filter(({ direction, isProven }) => direction === "in" && isProven);
      expect(proven.map(({ amount }) => amount)).toEqual([7000]);
    },
  );
});

describe("a minus where stands what went out", () => {
  const back = (balance: string) => ["2026.11.28 09:02", "타행", "-20,000", "0", balance, "농장"];
  const next = ["2026.11.27 10:02", "타행", "0", "7,000", "142,000", "톨가"];
  const read = async (...rows: string[][]) => {
    const { chain, rows: transfers, unread } = statementOf(await readFile(xlsxOf([HEADER, ...rows])));
    return { chain, read: transfers.map(({ direction, amount }) => [direction, amount]), unread };
  };

  it("is told beside what went out without one, and moves the balance", async () => {
    const sent = ["2026.11.27 15:02", "타행", "20,000", "0", "122,000", "농장"];
    expect(await read(CAME, next, sent, back("142,000"))).toEqual({
      chain: "whole",
      read: [
        ["in", 35_000],
        ["in", 7000],
        ["out", 20_000],
      ],
      unread: [{ row: 5, reason: "no_direction" }],
    });
  });

  it.each([
    ["the balances say that it came in", [CAME, next, back("162,000")], 4],
    ["it has no balance", [CAME, next, back("")], 4],
    ["it is the oldest row", [back("100,000"), ["2026.11.29 10:02", "타행", "0", "7,000", "107,000", "톨가"]], 2],
  ])("is told where no other went out, and %s", async (_how, rows, row) => {
    expect((await read(...rows)).unread).toEqual([{ row, reason: "no_direction" }]);
  });

  it.each([
    ["합계", "", []],
    ["2026.11.28", "출금합계", [{ row: 5, reason: "no_direction" }]],
    ["", "총 3건", [{ row: 5, reason: "no_date" }]],
  ])("went out where the balances say so, also above a total without one: %s %s", async (first, words, unread) => {
    expect(await read(CAME, next, back("122,000"), [first, words, "20,000", "0", "", ""])).toEqual({
      chain: "whole",
      read: [
        ["in", 35_000],
        ["in", 7000],
        ["out", 20_000],
      ],
      unread,
    });
  });
});

it.each(["이만원", "abc", "N/A", "***", "3.82E+05"])(
  "an amount of %s is told as unread, also beside a 0 for what went out",
  async (amount) => {
    const words = ["2026.11.27 09:02", "타행", "0", amount, "65,000", "나란"];
    const next = ["2026.11.27 10:02", "타행", "0", "7,000", "72,000", "톨가"];
    const { unread } = statementOf(await readFile(xlsxOf([HEADER, words, next])));
    expect(unread).toEqual([{ row: 2, reason: "no_amount" }]);
  },
);
