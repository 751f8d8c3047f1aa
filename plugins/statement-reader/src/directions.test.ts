import { describe, expect, it } from "vitest";
import { xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import type { Columns } from "./statement";
import { statementOf } from "./statement-of.testing";

const HEADER = ["때", "누가", "돈", "종류"];
const TOLD: Columns = { date: "때", payer: "누가" };

async function read(columns: Columns, ...kinds: string[]) {
  const rows = kinds.map((kind, index) => [`2026.11.2${index}`, `PAYER ${index}`, `${index + 1}00`, kind]);
  const statement = statementOf(await readFile(xlsxOf([HEADER, ...rows]), { columns }));
  return {
    read: statement.rows.map(({ direction, amount }) => [direction, amount]),
    unread: statement.unread.map(({ row, reason }) => `${row} ${reason}`),
    isProven: statement.rows.some((row) => row.isProven),
  };
}

describe.each([
  ["출", "입"],
  ["출금", "입금"],
  ["타행출금", "타행입금"],
  ["출금/찾으신돈", "맡기신돈"],
  ["찾으신 금액", "맡기신 금액"],
  ["지급", "입금"],
  ["[출금]", "[입금]"],
  ["OUT", "IN"],
  ["Withdrawal", "Deposit"],
  ["W", "D"],
  ["Debit", "Credit"],
  ["D", "C"],
  ["DR", "CR"],
  ["차변", "대변"],
  ["Зарлага", "Орлого"],
  ["Дебет", "Кредит"],
  ["-", "+"],
])("the words %j and %j tell what went out and what came in", (out, came) => {
  it.each<Columns>([
    { ...TOLD, signed: "돈", kind: "종류" },
    { ...TOLD, in: "돈", kind: "종류" },
    { ...TOLD, in: "돈" },
    { ...TOLD, signed: "돈" },
  ])("where %j is told", async (columns) => {
    expect(await read(columns, out, came, out)).toMatchObject({
      read: [
        ["out", 100],
        ["in", 200],
        ["out", 300],
      ],
      unread: [],
    });
  });
});

it.each([
  ["나감", "옴"],
  ["A", "B"],
  ["1", "2"],
])("the words %j and %j, which are not read, prove nothing of what came in", async (...words) => {
  const statement = await read({ ...TOLD, signed: "돈", kind: "종류" }, ...words);
  expect(statement).toMatchObject({ read: [], unread: ["2 no_direction", "3 no_direction"] });
  for (const columns of [{ in: "돈", kind: "종류" }, { in: "돈" }])
    expect((await read({ ...TOLD, ...columns }, ...words)).isProven).toBe(false);
});

it.each([
  ["전자금융 이체", "모바일 이체", "현금"],
  ["", "-", ""],
  ["강남", "강남", "강남"],
])("a told column of what came in is certain beside the words %j, %j and %j", async (...words) => {
  expect((await read({ ...TOLD, in: "돈" }, ...words)).unread).toEqual([]);
});

describe("a table with one column of amounts", () => {
  const of = (kind: string, ...rows: [kind: string, amount: string][]) =>
    xlsxOf([
      ["거래일시", kind, "금액", "보낸분"],
      ...rows.map(([word, amount], index) => [`2026.11.2${index} 14:02:11`, word, amount, "BAT"]),
    ]);

  it.each(["거래종류", "입출", "적요", "Type", "내용", "구분", "거래구분"])(
    "has nothing in %s that went out counted as money that came in, whatever was taken back",
    async (kind) => {
      for (const word of ["출금", "인출", "송금", "카드결제", "자동이체", "Withdrawal", "Payment", "W"]) {
        const bytes = of(kind, ["입금", "30,000"], [word, "50,000"], ["입금취소", "-10,000"]);
        const { rows } = statementOf(await readFile(bytes));
        const came = rows.filter(({ direction }) => direction === "in").map(({ amount }) => amount);
        expect(came, word).not.toContain(50_000);
      }
    },
  );

  it("is read by its signs where those say which way money went", async () => {
    const bytes = of("거래종류", ["일반", "30,000"], ["체크카드", "-50,000"], ["일반", "-7,000"]);
    const { rows } = statementOf(await readFile(bytes));
    expect(rows.map(({ direction, amount }) => [direction, amount])).toEqual([
      ["in", 30_000],
      ["out", 50_000],
      ["out", 7000],
    ]);
  });
});

it.each([
  ...["취소", "입금취소", "정정", "입금 반환", "Cancelled", "Отменено"].map((word) => [word, "taken_back"]),
  ...["출금취소", "승인취소", "실패", "예정", "처리중"].map((word) => [word, "no_direction"]),
])("a transfer of which a cell says %j is told as %s, and not read", async (word, reason) => {
  const header = ["거래일시", "보낸분", "출금액", "입금액", "상태"];
  const rows = [
    ["2026-11-26 14:02:11", "NARAN", "", "30,000", word],
    ["2026-11-26 14:03:11", "BAT", "", "700", "정상"],
  ];
  const { rows: read, unread } = statementOf(await readFile(xlsxOf([header, ...rows])));
  expect([read.map(({ row }) => row), unread]).toMatchObject([[3], [{ row: 2, reason }]]);
});

describe("a list of transfers that went out, failed or are to come", () => {
  it.each([
    [["거래일자", "입금은행", "입금계좌번호", "받는분", "입금액", "적요"]],
    [["거래일자", "출금계좌", "입금계좌번호", "수취인", "입금액", "내용"]],
    [["Date", "Bank", "Account", "Beneficiary", "Amount", "Description"]],
    [["이체 실패내역"], ["거래일자", "은행", "계좌번호", "예금주", "입금액", "내용"]],
    [["입금예정내역"], ["거래일자", "은행", "계좌번호", "예금주", "입금액", "내용"]],
  ])("with %j proves nothing of what came in", async (...header) => {
    const rows = [1, 2, 3].map((day) => [`2026.11.2${day}`, "국민은행", "111-222", "나란", "35,000", "월급"]);
    const { rows: read } = statementOf(await readFile(xlsxOf([...header, ...rows])));
    expect(read.filter((row) => row.isProven)).toEqual([]);
  });

  it("is seen by its balances, whatever its words say", async () => {
    const header = ["거래일시", "구분", "금액", "잔액", "내용"];
    const rows = [
      ["1,000", "100,000"],
      ["10,000", "90,000"],
      ["20,000", "70,000"],
      ["30,000", "40,000"],
    ].map(([amount = "", balance = ""], index) => [`2026.11.2${index} 14:02:11`, "대변", amount, balance, "BAT"]);
    const { rows: read, unread } = statementOf(await readFile(xlsxOf([header, ...rows])));
    expect([read, unread.length]).toEqual([[], 4]);
  });
});

it.each([
  ["처리상태", "정상", "미완료"],
  ["이체상태", "완료", "취소 완료"],
  ["이체결과", "", "타행불능"],
  ["Status", "Completed", "Processing"],
  ["Статус", "Выполнено", "В обработке"],
  ["Төлөв", "Амжилттай", "Хүлээгдэж буй"],
  ["상태", "완료", "알 수 없음"],
  ["취소여부", "N", "Y"],
  ["취소여부", "", "예"],
  ["상태", "정상", "비정상"],
  ["정상여부", "Y", "N"],
  ["입금확인", "확인", "X"],
])("the column %s lets what is %j come in, and not what is %j", async (name, done, other) => {
  const header = ["거래일시", "보낸분", "입금액", name];
  const rows = [done, other].map((word, index) => [`2026-11-26 14:0${index}:11`, "NARAN", "30,000", word]);
  const { rows: read, unread } = statementOf(await readFile(xlsxOf([header, ...rows])));
  expect([read.map(({ row }) => row), unread]).toMatchObject([[2], [{ row: 3 }]]);
});

it("a word of a row that says it went out leaves nothing certain, also in a told column of what came in", async () => {
  const header = ["거래일시", "구분", "메모", "거래금액", "보낸분"];
  const rows = ["입금", "출금", "이자"].map((kind, index) => [`2026.11.2${index} 14:02:11`, kind, "", "30,000", "BAT"]);
  const columns = { date: "거래일시", in: "거래금액", payer: "보낸분" };
  const { rows: read, unread } = statementOf(await readFile(xlsxOf([header, ...rows]), { columns }));
  expect(read.filter(({ direction }) => direction === "in").map(({ row }) => row)).not.toContain(3);
  expect(unread).toContainEqual({ row: 3, reason: "no_direction" });
});
