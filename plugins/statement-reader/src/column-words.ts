import type { ColumnRole } from "./statement";

/** Columns of account holders, which are blank for money that came from no account. */
export const HOLDERS = ["상대계좌예금주명", "상대계좌예금주", "상대예금주명", "상대예금주"];

/**
 * The words of the banks' headers, in small letters, without blanks and units. Of several columns the one whose word is first counts, and of sums
 * the one that is further left.
 */
export const WORDS: Record<ColumnRole, string[]> = {
  date: [
    "거래일시",
    "거래일자",
    "거래일",
    "입금일시",
    "이체일시",
    "처리일시",
    "일시",
    "거래날짜",
    "일자",
    "날짜",
    "transactiondate",
    "date/time",
    "date",
  ],
  time: ["거래시간", "거래시각", "시간", "시각", "transactiontime", "time"],
  in: ["입금액", "입금금액", "입금", "맡기신금액", "맡기신", "예입", "depositamount", "deposit", "deposits"],
  out: [
    ...["출금액", "출금금액", "출금", "지급", "지급액", "지급금액", "찾으신금액", "찾으신", "인출"],
    ...["withdrawalamount", "withdrawal", "withdrawals"],
  ],
  signed: ["거래금액", "금액", "transactionamount", "amount"],
  kind: ["입출금구분", "구분", "거래구분", "거래유형"],
  balance: [
    "거래후잔액",
    "거래후잔고",
    "잔액",
    "현재잔액",
    "통장잔액",
    "잔고",
    "남은금액",
    "balanceaftertransaction",
    "balance",
  ],
  // 적요 is the channel of most banks (전자금융) and the name only where nothing else is.
  payer: [
    ...HOLDERS,
    ...["보낸분/받는분", "보내는분/받는분", "보내신분/받으신분", "받는분/보낸분", "받는분/보내는분"],
    ...[
      "의뢰인/수취인",
      "의뢰인/수취인명",
      "수취인/의뢰인",
      "보낸분",
      "보내는분",
      "보내신분",
      "보낸사람",
      "의뢰인",
      "의뢰인명",
    ],
    ...[
      "송금인",
      "송금인명",
      "입금인",
      "입금인명",
      "입금자명",
      "입금자",
      "거래상대",
      "거래상대방",
      "상대방",
      "거래처",
      "거래처명",
    ],
    ...["sender/recipient", "sender/receiver", "sender", "remitter", "depositor"],
    ...[
      "기재내용",
      "기재사항",
      "거래기록사항",
      "기록사항",
      "내용",
      "거래내용",
      "내역",
      "거래내역",
      "description",
      "details",
    ],
    ...["적요", "거래적요", "적요내용"],
  ],
};

/** What a bank has one column of: another one beside it is the owner's own, such as what an order should bring. */
export const SUM_ROLES = ["in", "out", "signed", "balance"] as const;
