import { describe, expect, it } from "vitest";
import { readAlerts } from "./read-alerts";

it.each([
  ["11/28 14:02 나란 35,000원 입금", false],
  ["11/28 나란 35,000원 입금X", false],
  ["[자크] 11/28 14:02 나란님 주문 35,000원 입금 계좌 국민 123456-01-123456", false],
  ["거래일시 2026.11.28 14:02:11\n받는분 나란\n입금은행 국민은행\n입금금액 35,000원", false],
  ["[KB]11/28 14:02 941602**318 나란 35,000원 입금되지 못했습니다", false],
  ["우리 11/28 14:02 나란 35,000원 입금 안됨", false],
  ["[NH] 11/28 14:02 적금 만기 입금 35,000원 나란", false],
  ["우리 11/28 14:02 입금 35,000원 안성민", true],
  ["우리 11/28 14:02 입금 35,000원 나란", true],
  ["11/28 14:02 *250284 입금 35,000원 나란", true],
  ["11/28 14:02 입금 35,000원 나란 잔액 135,000원", true],
])("the message %j proves that money came in: %s", (message, isProven) => {
  const { rows } = readAlerts(message, new Date("2026-11-29T12:00:00+09:00"));
  expect(rows.some((row) => row.isProven)).toBe(isProven);
});

it("two names that begin or end as words of what was taken back are names", () => {
  for (const name of ["이상환", "정정숙"]) {
    const { rows } = readAlerts(
      `우리 11/28 14:02 *250284 입금 35,000원 ${name}`,
      new Date("2026-11-29T12:00:00+09:00"),
    );
    expect(rows.length, name).toBe(1);
  }
});

it("a message is of the year that the phone wrote above it", () => {
  const paste = "2025년 11월 28일 금요일\n우리 11/28 14:02 *250284 입금 35,000원 나란";
  const { rows } = readAlerts(paste, new Date("2026-11-29T12:00:00+09:00"));
  expect(rows[0]?.at).toBe("2025-11-28T05:02:00.000Z");
});

describe("a message", () => {
  const read = (text: string) => readAlerts(text, new Date("2026-11-29T12:00:00+09:00")).rows;

  it("without a day proves nothing: it would be of another day each time", () => {
    const [row] = read("[토스뱅크]\n오후 2:02\n50,000원 입금\n나란\n잔액 135,000원");
    expect(row).toMatchObject({ amount: 50_000, payer: "나란", isProven: false });
    expect(read("[토스뱅크]\n어제 오후 2:02\n50,000원 입금\n나란\n잔액 135,000원")).toEqual([]);
  });

  it.each([
    "11/28 14:02\n입금 35,000원\n나란 → 입출금통장(0000)\n잔액 135,000원",
    "11/28 14:02\n35,000원 입금\n나란 → 내 토스뱅크 통장\n잔액 135,000원",
    "입금 35,000원이*다님 11/28 14:02 110-11-0***-111 나란 오픈뱅킹입금 35,000 잔액135,000",
  ])("names the payer alone: %j", (text) => {
    expect(read(text)).toMatchObject([
      { direction: "in", amount: 35_000, payer: "나란", balance: 135_000, isProven: true },
    ]);
  });

  it.each([
    "11/28 14:02\n출금 35,000원\n입출금통장(0000) → 나란\n잔액 100,000원",
    "취소 35,000원\n입출금통장(0000) → 나란\n11/28 14:02 입금 35,000원",
    "11/28 14:02\n입금 35,000원\n나란 → 모임통장(0000)",
  ])("of money that came to somebody else tells nothing that came in: %j", (text) => {
    expect(read(text).filter(({ direction }) => direction === "in")).toEqual([]);
  });
});
