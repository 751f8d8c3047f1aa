import { utils, write } from "@e965/xlsx";
import { expect, it } from "vitest";
import { xlsxOf } from "./bank-files.testing";
import { CAME, HEADER, provenIn, received } from "./received.testing";

it.each([
  ["KB 11/28 14:02 입금 35,000 나란", "KB 11/28 14:02 입금 35,000 나란"],
  ["KB 11/28 14:02 입금 35,000 나란 잔액135,000", "KB 11/28 14:03 입금 35,000 나란"],
  ["KB 11/28 14:02 입금 35,000 나란 잔액135,000", "KB 11/28 14:03 입금 35,000 나란 잔액135,000"],
  ["KB 11/28 14:02 입금 35,000 나란 잔액135,000", "[KB] 입금 알림 나란님으로부터 11/28 14:02 입금 35,000원"],
])("of the messages %j and %j, which may tell one transfer, one is proven", async (...messages) => {
  expect(await provenIn(Buffer.from(messages.join("\n\n")))).toEqual([true, false]);
});

it("of a transfer that is there below an account in two spellings one is proven", async () => {
  const out = ["2026.11.27 14:02:11", "체크", "20,000", "0", "100,000", "쿠팡"];
  const of = (account: string) => [["계좌번호", account], HEADER, CAME, out];
  expect(await provenIn(xlsxOf([...of("123-456-7890"), ...of("1234567890")]))).toEqual([true, false, true, false]);
});

it("of a transfer that two sheets tell by two names one is proven, and both of two in one whole sheet", async () => {
  const byName = ["2026.11.26", "14:02", "전자금융", "0", "35,000", "135,000", "나란"];
  const layout = ["거래일자", "거래시간", "내역", "출금금액", "입금금액", "잔액", "송금인/수취인"];
  const book = utils.book_new();
  for (const rows of [
    [layout, byName],
    [HEADER, CAME],
  ])
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
  expect(await provenIn(write(book, { type: "buffer", bookType: "xlsx" }))).toEqual([true, false]);
  // One view pasted below the other: it names another payer.
  const bySecond = [
    ["2026.11.26 14:02:11", ...CAME.slice(1)],
    ["2026.11.26 14:02:11", ...CAME.slice(1, 5), "고기값"],
  ];
  expect(await provenIn(xlsxOf([HEADER, ...bySecond]))).toEqual([true, false]);
  for (const at of ["2026.11.26", "2026.11.26 14:02"]) {
    const views = [
      [at, ...CAME.slice(1)],
      ["2026.11.26", "타행", "0", "20,000", "155,000", "서란"],
      [at, ...CAME.slice(1, 5), "고기값"],
    ];
    // Deposits alone, which the bank's page shows where one asks for them, prove nothing of what lies between.
    expect(await provenIn(xlsxOf([HEADER, ...views])), at).toEqual([true, true, false]);
  }
  const spent = ["2026.11.26 14:03", "체크", "35,000", "0", "100,000", "농장"];
  const again = ["2026.11.26 14:04", "타행", "0", "35,000", "135,000", "나란"];
  expect(await provenIn(xlsxOf([HEADER, CAME, spent, again]))).toEqual([true, true, true]);
});

it("of a transfer that is there by the second and by the day one is proven", async () => {
  const byDay = ["거래일자", ...HEADER.slice(1)];
  expect(await provenIn(xlsxOf([HEADER, CAME, byDay, ["2026.11.26", ...CAME.slice(1)]]))).toEqual([true, false]);
});

it("a row that was pasted twice is one transfer, where its second and its balance are there", async () => {
  const row = ["2026.11.26 14:02:11", "타행", "0", "35,000", "135,000", "나란"];
  expect(await received(HEADER, row, row)).toEqual([35_000]);
});

it("of a day that was pasted twice each deposit is proven once, where the balances prove it as well", async () => {
  const header = ["거래일자", "내역", "내용", "출금액", "입금액", "잔액"];
  const day = [
    ["2026-11-26", "이체", "톨가", "0", "7,000", "7,000"],
    ["2026-11-26", "이체", "심민", "7,000", "0", "0"],
  ];
  expect(await provenIn(xlsxOf([header, ...day, ...day]))).toEqual([true, true, false, false]);
});

it("of a transfer that a whole list tells by the day and by the second, or by another name, one is proven", async () => {
  const rows = (at: string, then: string, payer = "나란") => [
    [at, "타행", "0", "35,000", "135,000", payer],
    [then, "모바일", "35,000", "0", "100,000", "농장"],
  ];
  const byDay = rows("2026.11.26", "2026.11.26");
  const last = ["2026.11.27 09:00:05", "타행", "0", "7,000", "107,000", "사라"];
  const bySecond = [...rows("2026.11.26 14:02:11", "2026.11.26 18:00:05"), last];
  const dated = ["거래일자", ...HEADER.slice(1)];
  const outOnce = [true, true, false, false];
  expect(await provenIn(xlsxOf([dated, ...byDay, HEADER, ...bySecond]))).toEqual([...outOnce, true]);
  expect(await provenIn(xlsxOf([dated, ...byDay, ...rows("2026.11.26", "2026.11.26", "고기값")]))).toEqual(outOnce);
});

it("a transfer is the same in two lists that number their rows otherwise", async () => {
  const numbered = (rows: string[][]) => [["No", ...HEADER], ...rows.map((row, place) => [`${place + 1}`, ...row])];
  const next = ["2026.11.26 14:04", "타행", "0", "7,000", "142,000", "톨가"];
  const book = utils.book_new();
  for (const rows of [[CAME, next], [next]]) utils.book_append_sheet(book, utils.aoa_to_sheet(numbered(rows)));
  expect(await provenIn(write(book, { type: "buffer", bookType: "xlsx" }))).toEqual([true, true]);
});

it.each([
  ["a memo in one of them", (row: string[], place: number) => [...row, place > 0 ? "хүргэсэн" : ""]],
  ["numbers of the rows in a column of kinds", (row: string[], place: number) => [...row, `${place}`]],
])("a transfer is one in two lists with %s", async (_what, more) => {
  const exact = [
    ["2026.11.26 14:02:11", ...CAME.slice(1)],
    ["2026.11.26 14:04:11", "타행", "0", "7,000", "142,000", "톨가"],
  ];
  const book = utils.book_new();
  for (const [place, rows] of [exact, exact.slice(1)].entries())
    utils.book_append_sheet(book, utils.aoa_to_sheet([[...HEADER, "메모"], ...rows.map((row) => more(row, place))]));
  expect(await provenIn(write(book, { type: "buffer", bookType: "xlsx" }))).toEqual([true, true]);
});
