// The same transfers as the banks without branches, the regional ones and others export them.
import { cp949Of, encryptedOf, xlsOf, xlsxOf } from "./bank-files.testing";
import {
  dashed,
  direction,
  grid,
  newestFirst,
  paidIn,
  paidOut,
  type Shape,
  serial,
  stamp,
  TRANSFERS,
  won,
} from "./transfers.testing";

const KAKAO = ["거래일시", "구분", "거래금액", "거래 후 잔액", "거래구분", "내용", "메모"];
const TOSS = ["거래 일시", "적요", "거래 유형", "거래 기관", "계좌번호", "거래 금액", "거래 후 잔액", "메모"];

export const OTHER_SHAPES: Record<string, Shape> = {
  "KakaoBank, encrypted, with an empty first column": {
    bytes: () =>
      encryptedOf(
        grid(
          [[], ["", "계좌번호", "3333-01-1234567"], ...Array.from({ length: 9 }, () => [])],
          ["", ...KAKAO],
          (t) => ["", stamp(t), direction(t), won(t.signed), won(t.balance), "일반이체", t.payer, t.memo],
          newestFirst,
        ),
        "900101",
      ),
    password: "900101",
    account: "3333-01-1234567",
  },
  "Toss Bank, encrypted": {
    bytes: () =>
      encryptedOf(
        grid(8, TOSS, (t) => [stamp(t), t.payer, "이체", "국민은행", "110-222-333444", t.signed, t.balance, t.memo]),
        "900101",
        "standard",
      ),
    password: "900101",
  },
  "K bank": {
    bytes: () =>
      xlsxOf(
        grid(
          3,
          [
            "거래일시",
            "거래구분",
            "입금금액",
            "출금금액",
            "잔액",
            "상대 예금주명",
            "상대 은행",
            "상대 계좌번호",
            "적요내용",
            "메모",
          ],
          (t) => [
            stamp(t),
            "이체",
            paidIn(t),
            paidOut(t),
            won(t.balance),
            t.payer,
            "신한",
            "110222333444",
            "전자",
            t.memo,
          ],
        ),
      ),
  },
  "Busan with an empty first column, empty rows and a total": {
    bytes: () =>
      xlsxOf([
        ...grid(3, ["", "거래일자", "거래시간", "출금금액", "입금금액", "잔액", "내용", ...Array(20).fill("")], (t) => [
          "",
          t.date,
          t.time,
          paidOut(t),
          paidIn(t),
          won(t.balance),
          t.payer,
        ]),
        ...Array.from({ length: 300 }, () => ["", " "]),
        ["", "합계", "", "20,000", "1,338,910"],
      ]),
  },
  "iM with the time in brackets, in out and out of order": {
    bytes: () => {
      const [first, ...others] = TRANSFERS;
      return xlsxOf(
        grid(
          2,
          ["거래일시", "출금액", "입금액", "잔액", "내용"],
          (t) => [`${dashed(t)} [${t.time}]`, paidOut(t), paidIn(t), won(t.balance), t.payer],
          first ? [...others, first] : others,
        ),
      );
    },
  },
  "Post with serial dates of Excel and no time": {
    bytes: () =>
      xlsOf(
        grid(2, ["거래일자", "내역", "내용", "출금액", "입금액", "잔액", "거래국"], (t) => [
          Math.floor(serial(t)),
          "이체",
          t.payer,
          -Math.min(t.signed, 0),
          Math.max(t.signed, 0),
          t.balance,
          "우체국",
        ]),
      ),
    precision: "day",
  },
  "serial dates of Excel with the time": {
    bytes: () =>
      xlsxOf(grid(0, ["거래일시", "내용", "거래금액", "잔액"], (t) => [serial(t), t.payer, t.signed, t.balance])),
  },
  "one column of amounts without a sign, and another that says in or out": {
    bytes: () =>
      cp949Of(
        grid(0, ["거래일시", "구분", "거래금액", "내용"], (t) => [
          stamp(t),
          direction(t),
          won(Math.abs(t.signed)),
          t.payer,
        ]),
        "\t",
      ),
    noBalance: true,
  },
};
