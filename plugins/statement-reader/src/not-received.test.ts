import { describe, expect, it } from "vitest";
import { htmlOf, tableOf, xlsxOf } from "./bank-files.testing";
import { readAlerts } from "./read-alerts";
import { readFile } from "./read-file";
import { CAME, HEADER, provenIn, received } from "./received.testing";
import type { Statement } from "./statement";
import { statementOf } from "./statement-of.testing";

describe("nothing came in", () => {
  it.each([
    ["외화계좌번호", "123-456"],
    ["계좌구분", "외화"],
    ["상품명", "외화 MMDA"],
    ["예금과목", "외화보통"],
    ["토스뱅크 외화통장"],
    ["계좌명", "USD통장"],
    ["외화 입출금 거래내역"],
    ["계좌명", "달러박스"],
    ["Данс: 5001234567 MNT"],
    ["5001234567", "MNT"],
    ["Төгрөгийн данс"],
    ["Сбербанк"],
    ["USD account statement"],
    ["Foreign currency account"],
    ["KHAN BANK statement"],
  ])("for certain below the title %j, %j", async (...title) => {
    const isProven = async (...rows: string[][]) =>
      statementOf(await readFile(xlsxOf(rows))).rows.some((row) => row.isProven);
    expect(await isProven(title, HEADER, CAME)).toBe(false);
    expect(await isProven(["입출금 거래내역 조회"], HEADER, CAME)).toBe(true);
    expect(await isProven(HEADER, CAME, title)).toBe(false);
  });

  it("below a label that names another currency, or beside whatever its column holds", async () => {
    for (const label of [["조회통화:JPY"], ["금액단위", "엔"]]) expect(await received(label, HEADER, CAME)).toEqual([]);
    for (const code of ["엔", "외화", "US", "392"])
      expect(await received([...HEADER, "통화"], [...CAME, code]), code).toEqual([]);
  });

  it.each(["USD(미국)", "미국 USD", "일본 JPY", "руб", "тенге", "미불", "500 포인트"])("beside %s", async (cell) => {
    expect(await received([...HEADER, "비고"], [...CAME, cell])).toEqual([]);
  });

  it.each(["바트", "유로", "엔", "7CAD2", "719MNT", "K7M2P"])(
    "beside %s, but that is a name or a code",
    async (cell) => {
      expect(await received([...HEADER, "비고"], [...CAME, cell])).toEqual(cell === "719MNT" ? [] : [35_000]);
    },
  );

  it.each([
    ...["시작잔액", "개시잔액", "조회전잔액", "잔액이월", "기초금액", "Opening", "Эхний үлдэгдэл"],
    ...["입금합계", "기간합계", "당월누계", "페이지계", "총 입금액", "당일입금액", "총 2건", "Нийт дүн"],
    ...["나란 입금취소", "취소:나란", "나란(취소)", "타행이체취소", "타행반환", "지급정정", "불능반환", "나란 반환"],
  ])("by a row of %j", async (word) => {
    const row = ["2026.11.26 14:02", word, "0", "45,000", "145,000", ""];
    expect(await received(HEADER, row)).toEqual([]);
    expect(await received(["거래일시", "적요", "입금액"], ["2026.11.26 14:02", word, "45,000"])).toEqual([]);
  });

  it.each(["환불함", "반품환불", "부분환불", "전액환불", "환불 완료", "입금 안됨", "이체착오", "계좌압류"])(
    "beside the owner's memo %j",
    async (memo) => {
      expect(await received([...HEADER, "메모"], [...CAME, memo])).toEqual([]);
    },
  );

  it("in columns below the head of another currency, of plans or of counts", async () => {
    for (const head of ["USD", "외화", "외화금액", "누계", "예정금액", "취소"]) {
      const rows = [
        ["거래일시", head, "", "내용"],
        ["", "출금", "입금", ""],
        ["2026.11.26 14:02", "0", "350", "나란"],
      ];
      expect(await received(...rows), head).toEqual([]);
    }
  });

  it.each([
    ...["미입금 35,000원 나란", "예약 입금 35,000원 나란", "반환 입금 35,000원 나란", "대출상환 입금 35,000원"],
    ...[
      "나란 입금 35,000 실패",
      "나란 입금 35,000 처리중",
      "지연이체 입금 35,000원 나란",
      "(3시간 후 입금) 35,000원 입금 나란",
    ],
    ...["누적입금 35,000원 나란", "입금 35,000P 나란", "입금 35,000원(외화) 나란", "나란 계좌로 35,000원 입금 완료"],
    ...["나란 님이 35,000원 입금을 요청했어요", "입금 불가 35,000원 나란", "한도 초과 입금 35,000원 나란"],
    ...["나란 적금 35,000원 입금일입니다", "나란귀하 입금 35,000원", "나란 (수취) 입금 35,000원"],
    ...["35,000원 입금할게요 나란", "35,000원 입금했어요 나란", "35,000원 입금드렸습니다"],
    ...["입금 35,000원 나란 처리되지 않았습니다", "당발송금 35,000원 입금 나란", "입금 35,000포인트 나란"],
  ])("by the alert %j", (alert) => {
    const { rows } = readAlerts(`우리 11/26 14:02 *250284 ${alert}`, new Date("2026-11-29T12:00:00+09:00"));
    expect(rows.filter(({ direction }) => direction === "in")).toEqual([]);
  });
});

it("a row without a balance is not proven, and one that was taken back counts in the balances", async () => {
  const read = async (...rows: string[][]) => statementOf(await readFile(xlsxOf([HEADER, CAME, ...rows])));
  const refund = ["2026.11.26 14:05", "환불", "5,000", "0", "130,000", "농장"];
  const later = ["2026.11.26 14:06", "타행", "0", "7,000", "137,000", "톨가"];
  const memo = ["2026.11.26 14:05", "USD", "0", "1", "135,001", "박"];
  expect(await read(memo)).toMatchObject({ chain: "whole", unread: [{ row: 3, reason: "no_amount" }] });
  const byHand = ["2026.11.26 14:07", "타행", "0", "9,000", "", "톨가"];
  const statement = await read(refund, later);
  expect(statement).toMatchObject({ chain: "whole", unread: [{ row: 3 }] });
  const proven = ({ rows }: Statement) => rows.filter((row) => row.isProven).map(({ amount }) => amount);
  expect(proven(statement)).toEqual([35_000, 7000]);
  expect(proven(await read(refund, later, byHand))).toEqual([35_000, 7000]);
});

it("an amount with hundredths, or beside a rate, is not proven", async () => {
  expect(await provenIn(xlsxOf([HEADER, [...CAME.slice(0, 3), "35,000.00", ...CAME.slice(4)]]))).toEqual([false]);
  expect(
    await provenIn(
      xlsxOf([
        [...HEADER, "적용환율"],
        [...CAME, "9.21"],
      ]),
    ),
  ).toEqual([false]);
  expect(await provenIn(Buffer.from("[하나]11/28 14:02 밀리언달러통장 나란 입금 35,000 잔액135,000"))).toEqual([false]);
});

it("amounts that a program has written with hundredths are won, where there are several and none has cents", async () => {
  const rows = (...amounts: string[]) => {
    let balance = 100_000;
    return amounts.map((amount, place) => {
      balance += Number(amount.replaceAll(",", ""));
      return [`2026.11.26 14:0${place}`, "타행", "0.00", amount, `${balance}.00`, `나란 ${place}`];
    });
  };
  const proven = (...amounts: string[]) => provenIn(xlsxOf([HEADER, ...rows(...amounts)]));
  expect(await proven("35,000.00", "69,800.00", "5,000.00")).toEqual([true, true, true]);
  expect(await proven("35,000.00", "69,800.00")).toEqual([false, false]);
  expect((await proven("35,000.00", "69,800.00", "50.00")).slice(0, 2)).toEqual([false, false]);
});

it("a cheque that another bank has yet to pay is not proven", async () => {
  expect(
    await provenIn(
      xlsxOf([
        [...HEADER, "거래구분"],
        [...CAME, "타점권"],
      ]),
    ),
  ).toEqual([false]);
  expect(
    await provenIn(
      xlsxOf([
        [...HEADER, "수표어음금액"],
        [...CAME, "35,000"],
      ]),
    ),
  ).toEqual([false]);
  expect(
    await provenIn(
      xlsxOf([
        [...HEADER, "수표어음금액"],
        [...CAME, "0"],
      ]),
    ),
  ).toEqual([true]);
});

it("what is of the future is not proven: its year, or the order of day and month, is another", async () => {
  const file = (day: string) => xlsxOf([HEADER, [`${day} 14:02`, ...CAME.slice(1)]]);
  const proven = async (day: string) =>
    statementOf(await readFile(file(day), { now: new Date("2026-11-28T12:00:00+09:00") })).rows.map(
      (row) => row.isProven,
    );
  expect(await proven("2026.11.28")).toEqual([true]);
  expect(await proven("2026.11.30")).toEqual([false]);
  expect(await proven("27/11/26")).toEqual([false]);
});

it.each(["정상거래", "정상입금", "정상(0000)", "처리완료(정상)", "S", "0000"])(
  "the state %j loses nothing",
  async (state) => {
    expect(await received([...HEADER, "처리상태"], [...CAME, state])).toEqual([35_000]);
  },
);

describe("money of another country is told beside the table of transfers", () => {
  const told = (text: string) => htmlOf(tableOf([HEADER, CAME])).replace("<table", `${text}<table`);

  it.each([
    [
      "in a table of the account",
      tableOf([
        ["계좌번호", "123-456-789012"],
        ["예금종류", "외화보통예금"],
      ]),
    ],
    ["in a headline", "<h2>거래내역 통화: JPY</h2>"],
    ["in the page's title", "<title>외화예금 거래내역</title>"],
  ])("%s", async (_where, text) => {
    expect(await provenIn(Buffer.from(told(text)))).toEqual([false]);
    expect(await provenIn(Buffer.from(told("<h2>입출금 거래내역</h2>")))).toEqual([true]);
  });

  it("in its caption", async () => {
    const page = htmlOf(tableOf([HEADER, CAME])).replace(
      /<table[^>]*>/,
      "$&<caption>외화예금 거래내역 (JPY)</caption>",
    );
    expect(await provenIn(Buffer.from(page))).toEqual([false]);
  });
});

it.each([[["예금주", "몽골정육"]], [["예금주: 몽골마트(심민)"]], [["고객명", "DOLLAR MART"]], [["Захиалга"]]])(
  "the title %j, in which nobody speaks of other money, takes no proof away",
  async (title) => {
    expect(await provenIn(xlsxOf([title, HEADER, CAME]))).toEqual([true]);
  },
);

it.each(["타행오류", "계좌오류", "수취인불명", "타행정정", "진행중", "접수"])(
  "beside %s nothing came in",
  async (word) => {
    expect(await received([...HEADER, "비고"], [...CAME, word])).toEqual([]);
  },
);

it("a total that was made of a copied row is not proven", async () => {
  const total = ["2026.11.27 09:00:00", "합계", "0", "70,000", "150,000", "나란"];
  expect(await provenIn(xlsxOf([HEADER, CAME, total]))).toEqual([true, false]);
});

it.each(["2026년 11월 26일 목요일", "2026.11.26(목요일) 14:02"])("the day %s is read", async (day) => {
  expect(await received(HEADER, [day, ...CAME.slice(1)])).toEqual([35_000]);
});

it.each(["Хуулга", "Гүйлгээ", "Шинхан банк", "11-р сарын хуулга"])(
  "the owner's title %s takes no proof away",
  async (title) => {
    expect(await provenIn(xlsxOf([[title], HEADER, CAME]))).toEqual([true]);
  },
);
