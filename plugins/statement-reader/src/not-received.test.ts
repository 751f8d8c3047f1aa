import { describe, expect, it } from "vitest";
import { xlsxOf } from "./bank-files.testing";
import { readAlerts } from "./read-alerts";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

const HEADER = ["거래일시", "적요", "출금액", "입금액", "잔액", "내용"];
const CAME = ["2026.11.26 14:02", "타행", "0", "35,000", "135,000", "나란"];

/** The amounts of what came in; none of a file that asks for its columns. */
async function received(...rows: string[][]): Promise<number[]> {
  const reading = await readFile(xlsxOf(rows));
  if ("refused" in reading) return [];
  return statementOf(reading).rows.flatMap(({ direction, amount }) => (direction === "in" ? [amount] : []));
}

describe("nothing came in", () => {
  it.each([
    [["외화계좌번호", "123-456"]],
    [["계좌구분", "외화"]],
    [["상품명", "외화 MMDA"]],
    [["토스뱅크 외화통장"]],
    [["계좌명", "달러박스"]],
    [["조회통화:JPY"]],
    [["Данс: 5001234567 MNT"]],
    [["Төгрөгийн данс"]],
    [["이체 실패내역"]],
    [["취소내역"]],
    [["입금예정내역"]],
    [["예약이체 조회"]],
    [["자동이체 예정내역"]],
    [["송금내역 조회"]],
  ])("below the title %j", async (title) => {
    expect(await received(title, HEADER, CAME)).toEqual([]);
    expect(await received(["입출금 거래내역 조회"], HEADER, CAME)).toEqual([35_000]);
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
    ...["입금합계", "기간합계", "당월누계", "페이지계", "총 2건", "Нийт дүн"],
    ...["나란 입금취소", "취소:나란", "나란(취소)", "타행이체취소"],
  ])("by a row of %j", async (word) => {
    const row = ["2026.11.26 14:02", word, "0", "45,000", "145,000", ""];
    expect(await received(HEADER, row)).toEqual([]);
    expect(await received(["거래일시", "적요", "입금액"], ["2026.11.26 14:02", word, "45,000"])).toEqual([]);
  });

  it("where as much of the same person was taken back", async () => {
    const back = ["2026.11.26 14:05", "입금취소", "35,000", "0", "100,000", "나란"];
    const other = ["2026.11.26 14:06", "타행", "0", "7,000", "107,000", "나란"];
    expect(await received(HEADER, CAME, back, other)).toEqual([7000]);
  });

  it("in columns below the head of another currency, of plans or of counts", async () => {
    for (const head of ["USD", "외화", "누계", "예정금액", "취소"]) {
      const rows = [
        ["거래일시", head, "", "내용"],
        ["", "출금", "입금", ""],
        ["2026.11.26 14:02", "0", "350", "나란"],
      ];
      expect(await received(...rows), head).toEqual([]);
    }
  });

  it("by a loan's or a card's list", async () => {
    const loan = [
      ["거래일자", "지급금액", "입금금액", "대출잔액", "내용"],
      ["2026.11.26", "0", "500,000", "9,500,000", "상환"],
    ];
    expect(await received(...loan)).toEqual([]);
  });

  it.each([
    ...["미입금 35,000원 나란", "예약 입금 35,000원 나란", "반환 입금 35,000원 나란", "대출상환 입금 35,000원"],
    ...["입금 35,000원 나란 처리되지 않았습니다", "당발송금 35,000원 입금 나란", "입금 35,000포인트 나란"],
  ])("by the alert %j", (alert) => {
    const { rows } = readAlerts(`우리 11/26 14:02 *250284 ${alert}`, new Date("2026-11-29T12:00:00+09:00"));
    expect(rows.filter(({ direction }) => direction === "in")).toEqual([]);
  });
});

it("a row that was pasted twice is one transfer, where its second and its balance are there", async () => {
  const row = ["2026.11.26 14:02:11", "타행", "0", "35,000", "135,000", "나란"];
  expect(await received(HEADER, row, row)).toEqual([35_000]);
});

it.each(["정상거래", "정상입금", "정상(0000)", "처리완료(정상)", "S", "0000"])(
  "the state %j loses nothing",
  async (state) => {
    expect(await received([...HEADER, "처리상태"], [...CAME, state])).toEqual([35_000]);
  },
);
