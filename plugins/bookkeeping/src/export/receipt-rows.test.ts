import { expect, it } from "vitest";
import { type FileReceipt, receiptSheet } from "./receipt-rows";

const receipt: FileReceipt = {
  orderId: 12,
  day: "2026-11-20",
  state: "to_issue",
  kind: "phone",
  number: "010-1234-5678",
  amount: 120_000,
  issuedNumber: null,
};

it("has a row a receipt, as Hometax reads it: day and number in digits, the use, whether it is cancelled", () => {
  const { titles, rows } = receiptSheet([
    receipt,
    { ...receipt, state: "to_void", kind: "business", number: "123-45-67890", issuedNumber: "A1" },
    { ...receipt, kind: null, number: "010-000-1234" },
  ]);
  expect(titles?.slice(0, 5)).toEqual(["거래구분", "거래일자", "용도구분", "발급수단번호", "총금액"]);
  expect(rows).toEqual([
    ["승인거래", "20261120", "소득공제용", "01012345678", 120_000, null, null, 0, "", "발급 대상", "ORD-0012"],
    ["취소거래", "20261120", "지출증빙용", "1234567890", 120_000, null, null, 0, "A1", "취소 대상", "ORD-0012"],
    ["승인거래", "20261120", "소득공제용", "0100001234", 120_000, null, null, 0, "", "발급 대상", "ORD-0012"],
  ]);
});
