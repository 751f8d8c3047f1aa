// The same transfers as the large banks export them.
import { encode } from "iconv-lite";
import { cp949Of, type Grid, htmlOf, tableOf, textOf, xlsOf, xlsxOf } from "./bank-files.testing";
import {
  dashed,
  digits,
  grid,
  newestFirst,
  paidIn,
  paidOut,
  type Shape,
  stamp,
  type Transfer,
  won,
} from "./transfers.testing";

const KB = ["거래일시", "적요", "보낸분/받는분", "송금메모", "출금액", "입금액", "잔액", "거래점", "구분"];
const kbRow = (t: Transfer) => [
  stamp(t),
  "전자금융",
  t.payer,
  t.memo,
  paidOut(t),
  paidIn(t),
  won(t.balance),
  "강남",
  "",
];
const KB_PAGE = ["거래일시", "적요", "의뢰인/수취인", "내통장표시내용", "출금금액", "입금금액", "잔액", "취급점"];
const kbPage = () =>
  htmlOf(
    tableOf([
      ["계좌번호", "941602-04-123318"],
      ["예금주", "이푸름"],
      ["총입금액", "1,338,910"],
    ]),
    tableOf([
      ...grid([], KB_PAGE, (t) => [
        stamp(t),
        "FBS입금",
        t.payer,
        t.memo,
        paidOut(t),
        paidIn(t),
        won(t.balance),
        "강남",
      ]),
      ["총계", "", "", "", "20,000", "1,338,910", "", ""],
    ]),
  );

export const BANK_SHAPES: Record<string, Shape> = {
  "KB xlsx with the header in row 8": {
    bytes: () =>
      xlsxOf([
        ...grid(
          [["계좌번호 : 941602-04-123318"], [], [], [], [], [], []],
          [
            "No",
            "거래일시",
            "보낸분/받는분",
            "출금액(원)",
            "입금액(원)",
            "잔액(원)",
            "내 통장 표시",
            "적요",
            "처리점",
            "구분",
          ],
          (t, n) => [n, stamp(t), t.payer, paidOut(t), paidIn(t), won(t.balance), t.memo, "전자금융", "강남", ""],
        ),
        ["합계", "", "", "20,000", "1,338,910"],
      ]),
    account: "941602-04-123318",
  },
  "KB HTML that is named .xls": { bytes: () => encode(kbPage(), "cp949"), account: "941602-04-123318" },
  "KB HTML with the tables inside another": {
    bytes: () => encode(htmlOf(`<table><tr><td>${kbPage().slice(6, -7)}</td></tr></table>`), "cp949"),
    account: "941602-04-123318",
  },
  "KB CSV in CP949": { bytes: () => cp949Of(grid(5, KB, kbRow)) },
  "KB CSV in UTF-8 with a byte order mark": { bytes: () => Buffer.from(`\ufeff${textOf(grid(5, KB, kbRow), ",")}`) },
  "KB text in UTF-8 with semicolons": { bytes: () => Buffer.from(textOf(grid(1, KB, kbRow), ";")) },
  "Shinhan .xls with date and time apart": {
    bytes: () =>
      xlsOf(
        grid(
          6,
          ["거래일자", "거래시간", "적요", "출금(원)", "입금(원)", "내용", "잔액(원)", "거래점"],
          (t) => [
            dashed(t),
            t.time,
            "타행이체",
            -Math.min(t.signed, 0),
            Math.max(t.signed, 0),
            t.payer,
            t.balance,
            "종로",
          ],
          newestFirst,
        ),
      ),
  },
  "Shinhan with 14 digits and in before out": {
    bytes: () =>
      xlsxOf(
        grid(
          1,
          [
            "No",
            "전체선택",
            "거래일시",
            "적요",
            "입금액",
            "출금액",
            "내용",
            "잔액(원)",
            "거래점명",
            "입금인코드",
            "메모",
          ],
          (t, n) => [n, "", digits(t), "모바일", paidIn(t), paidOut(t), t.payer, won(t.balance), "종로", "", t.memo],
        ),
      ),
  },
  "Shinhan with a number in exponent form": {
    bytes: () =>
      cp949Of(
        grid(0, ["거래일시", "입금(원)", "출금(원)", "내용", "잔액(원)"], (t) => [
          Number(digits(t)).toExponential(),
          Math.max(t.signed, 0).toExponential(6),
          -Math.min(t.signed, 0),
          t.payer,
          t.balance,
        ]),
      ),
  },
  "Woori, newest first": {
    bytes: () =>
      xlsxOf(
        grid(
          4,
          ["No.", "거래일시", "적요", "기재내용", "지급(원)", "입금(원)", "거래후 잔액(원)", "취급점"],
          (t, n) => [n, stamp(t), "타행", t.payer, paidOut(t), paidIn(t), won(t.balance), "우리"],
          newestFirst,
        ),
      ),
  },
  "a Woori screen that was copied, with units and full-width digits": {
    bytes: () =>
      Buffer.from(
        textOf(
          grid(0, ["거래일시", "적요", "기재내용", "찾으신금액", "맡기신금액", "거래후잔액"], (t) => [
            stamp(t).slice(0, 16),
            "인터넷",
            t.payer,
            `${paidOut(t)}원`,
            `${paidIn(t)}원`.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
            `${won(t.balance)} 원`,
          ]),
          "\t",
        ),
      ),
    precision: "minute",
  },
  "Hana with the new column and a total": {
    bytes: () =>
      xlsxOf([
        ...grid(
          2,
          [
            "No",
            "거래일시",
            "적요",
            "추가메모",
            "의뢰인/수취인",
            "입금",
            "출금",
            "거래후잔액",
            "구분",
            "거래점",
            "거래특이사항",
          ],
          (t, n) => [
            n,
            `${dashed(t)} ${t.time}`,
            "이체",
            t.memo,
            t.payer,
            paidIn(t),
            paidOut(t),
            won(t.balance),
            "",
            "하나",
            "",
          ],
        ),
        ["합 계", "", "", "", "", "1,338,910", "20,000"],
      ]),
  },
  "NH for companies, with line breaks inside cells": {
    bytes: () =>
      xlsxOf(
        grid(
          10,
          [
            "구분",
            "거래일자",
            "출금금액\n(원)",
            "입금금액\n(원)",
            "거래 후\n잔액(원)",
            "거래내용",
            "거래기록사항",
            "거래점",
            "거래시간",
            "이체메모",
          ],
          (t, n) => [
            n,
            t.date.replaceAll(".", "/"),
            paidOut(t),
            paidIn(t),
            won(t.balance),
            "타행이체",
            `${t.payer}\n`,
            "농협\n중앙",
            t.time,
            t.memo,
          ],
        ),
      ),
  },
  "NH for persons, with the date above the time in one cell": {
    bytes: () =>
      xlsxOf(
        grid(
          18,
          ["순번", "거래일시", "출금금액", "입금금액", "거래후잔액", "거래내용", "거래기록사항", "거래점", "거래메모"],
          (t, n) => [
            n,
            `${t.date.replaceAll(".", "/")}\n${t.time}`,
            paidOut(t),
            paidIn(t),
            won(t.balance),
            "스마트",
            t.payer,
            "",
            t.memo,
          ],
          newestFirst,
        ),
      ),
  },
  "IBK with the holder of the other account, who is blank for cash": {
    bytes: () =>
      xlsOf(
        grid(
          3,
          [
            "No",
            "거래일시",
            "출금",
            "입금",
            "거래후 잔액",
            "거래내용",
            "송금메시지",
            "상대계좌번호",
            "상대은행",
            "메모",
            "거래구분",
            "CMS코드",
            "상대계좌예금주명",
          ],
          (t, n) => [
            n,
            `${dashed(t)} ${t.time}`,
            paidOut(t),
            paidIn(t),
            won(t.balance),
            n === 3 ? t.payer : "기업뱅킹",
            t.memo,
            "11022233344",
            "국민",
            "",
            "이체",
            "",
            n === 3 ? "" : t.payer,
          ],
        ),
      ),
  },
  "XML of Excel 2003 that is named .xls": {
    bytes: () => {
      const cells = (row: Grid[number]) =>
        row.map((cell) => `<Cell><Data ss:Type="String">${cell ?? ""}</Data></Cell>`).join("");
      const rows = grid(1, KB, kbRow).map((row) => `<Row>${cells(row)}</Row>`);
      return Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="a"><Table>${rows.join("")}</Table></Worksheet></Workbook>`,
      );
    },
  },
};
