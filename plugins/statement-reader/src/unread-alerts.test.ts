import { describe, expect, it } from "vitest";
import { readAlerts } from "./read-alerts";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";
import { doubtTakenBack } from "./taken-back";

const NOW = new Date("2026-11-29T12:00:00+09:00");
const KNOWN = "우리 11/28 18:17 *250284 입금 3,000원 NARAN 잔액 214,164원";

function read(paste: string) {
  const { rows, unread } = readAlerts(paste, NOW);
  return { read: rows.map(({ row, amount, payer }) => [row, amount, payer]), unread: unread.map(({ row }) => row) };
}

describe("a message in other words is read", () => {
  it.each([
    ["신한 11/28 18:31 [입금] 96,000원 VCODE 잔액 1,000,000원", 96_000],
    ["[신한은행] 11/28 18:31 [입금] 96,000원 VCODE 잔액 1,000,000원", 96_000],
    ["[신한은행] 11/28 18:31 96,000원입금 VCODE 잔액 1,000,000원", 96_000],
    ["11/28 18:31 *250284 VCODE 96,000원이 입금되었습니다. 잔액 1,000,000원", 96_000],
    ["11/28 18:31 VCODE님이 65,701원을 보냈어요\n잔액 100,000원", 65_701],
    ["VCODE님이 65,701원을 보냈습니다. 11/28 18:31 잔액: 100,000원", 65_701],
    ["일시: 2026.11.28 18:31\n입금액: 65,719원 / 보낸분: VCODE", 65_719],
    ["11/28 18:31 입금금액 KRW 65,719 VCODE 잔액 KRW 100,000", 65_719],
  ])("%j", (message, amount) => {
    expect(read(message)).toEqual({ read: [[1, amount, "VCODE"]], unread: [] });
    expect(read(`${message}\n\n${KNOWN}`).read.map(([, sum]) => sum)).toEqual([amount, 3000]);
  });
});

describe("a message that is not understood is told by its line beside one that is", () => {
  const OTHERS = [
    "[신한은행] 11/28 18:31 타행이체 96,000원 VCODE 잔액 1,000,000원",
    "65,706원입금",
    "65,704원이 입금되었습니다",
    "SARAN님이 65,703원을 보냈습니다",
    "SARAN님에게 65,703원을 보냈습니다 11/28 18:20",
    "65,707원 받으셨습니다",
    "타행이체 65,708 잔액 100,000",
    "타행이체 65708 잔액 100000",
    "Deposit KRW 65,709",
    "Deposit 65709 from SARAN",
    "입금액: 65,719원 / 보낸분: SARAN",
    "₩65,719 SARAN",
    "6만 5천원 SARAN",
    "[국민은행] 앱에서 확인하세요",
    "농협 11/28 SARAN 65708",
    "11/28 18:20 65,000원 입금 예정",
    "65,000원 입금해 주세요 11/28 18:20",
    "우리 11/28 18:20 *250284 입금취소 65,700원 SARAN 잔액 214,164원",
    "우리 11/28 18:20 *250284 입금 6만5,717원 SARAN 잔액 279,881원",
    "우리 11/28 18:20 *250284 입금 6만5,717원/SARAN 잔액 279,881원",
    "우리 11/28 18:20 *250284 입금 6만5,717/SARAN 잔액 279,881원",
    "우리 11/28 18:20 *250284 입금 6 만원/SARAN 잔액 279,881원",
    "우리 11/28 18:20 *250284 입금 6 만원 SARAN 잔액 279,881원",
  ];

  it.each(OTHERS)("%j", (other) => {
    expect(read(`${other}\n\n${KNOWN}`)).toEqual({ read: [[3, 3000, "NARAN"]], unread: [1] });
    expect(read(`${KNOWN}\n\n${other}`)).toEqual({ read: [[1, 3000, "NARAN"]], unread: [3] });
    // With nothing between them both may be unread, but none is a part of the other's payer.
    for (const paste of [`${other}\n${KNOWN}`, `${KNOWN}\n${other}`, `${KNOWN}\n${other}\n${KNOWN}`]) {
      const together = read(paste);
      for (const [, amount, payer] of together.read) expect([amount, payer]).toEqual([3000, "NARAN"]);
      expect(together.unread).not.toEqual([]);
    }
  });

  it("but what has neither a sum nor a bank's mark is no message", () => {
    expect(read(`우리 집 주소는 서울입니다\n\n${KNOWN}\n\n010-1234-5678\n\n감사합니다 11/28 18:20`)).toEqual({
      read: [[3, 3000, "NARAN"]],
      unread: [],
    });
  });

  it("and alone it is no paste of alerts", () => {
    expect(read(OTHERS[0] ?? "")).toEqual({ read: [], unread: [] });
  });
});

describe.each(["90,000", "100,000", "143,600", "143600", "999,999", "1,000,000"])(
  "a message that takes back %s",
  (sum) => {
    const amount = Number(sum.replaceAll(",", ""));
    const came = `우리 11/28 18:17 *250284 입금 ${sum}원 NARAN 잔액 214,164원`;
    const other = "우리 11/28 18:18 *250284 입금 4,000원 SARAN 잔액 218,164원";
    const HEADER = "거래일시,적요,출금액,입금액,잔액,내용";

    it.each([
      `우리 11/28 18:20 *250284 입금취소 ${sum}원 NARAN 잔액 211,164원`,
      `우리 11/28 18:20 *250284 입금취소 ${sum} NARAN`,
      `우리 11/28 18:20 *250284 출금취소 ${sum}원 잔액 211,164원`,
      `[Web발신]\n[KB]11/28 18:20\n676337**736\nNARAN\n입금취소\n${sum}\n잔액211,164`,
      `[KB]11/28 18:20 676337**736 ${sum}원 입금 취소`,
      `11/28 18:20 입금취소 ${sum}원 NARAN`,
      `11월 28일 오후 6:20\n입금취소 ${sum}원 NARAN`,
      `우리 11/28 18:20 *250284 착오송금 회수 ${sum}원`,
      `우리 11/28 18:20 *250284 입금 ${sum}원 취소`,
      `우리 11/28 18:20 *250284 입금 -${sum}원 NARAN`,
      ...["ㅡ", "ー", "—", "~"].map((minus) => `우리 11/28 18:20 *250284 입금 ${minus}${sum}원 NARAN`),
      `우리 11/28 18:20 *250284 입금정정 ${sum}원`,
      `우리 11/28 18:20 *250284 착오입금 반환 ${sum}원`,
      ...[
        "정정",
        "오류정정",
        "입금오류정정",
        "정정입금",
        "불능",
        "입금불능",
        "송금불능",
        "타행환불능",
        "환급",
        "지급정지",
      ].flatMap((word) => [
        `우리 11/28 18:20 *250284 ${word} ${sum}원 NARAN`,
        `[KB]11/28 18:20\n676337**736\nNARAN\n${word}\n${sum}`,
      ]),
      `Woori 11/28 18:20 *250284 Cancelled KRW ${sum}`,
      `11/28 18:20 *250284 Deposit ${sum} KRW reversed`,
    ])("has its deposit prove nothing, beside it and in a file that is read later: %j", async (cancel) => {
      const at = "2026-11-28T09:20:00.000Z";
      const beside = statementOf(await readFile(Buffer.from([came, cancel, other].join("\n\n")), { now: NOW }));
      expect(beside.rows.map((row) => [row.amount, row.isProven])).toEqual([
        [amount, false],
        [4000, true],
      ]);
      const alone = statementOf(await readFile(Buffer.from(cancel), { now: NOW }));
      expect(alone).toMatchObject({ rows: [], unread: [{ reason: "taken_back", said: { at, amount } }] });
      expect(alone.takenBack).toContainEqual(expect.objectContaining({ at, precision: "minute", amount }));
      const file = [
        HEADER,
        `2026.11.28 18:17,타행,0,${amount},214164,NARAN`,
        "2026.11.28 18:18,타행,0,4000,218164,SARAN",
      ];
      const { rows } = statementOf(await readFile(Buffer.from(file.join("\n"))));
      doubtTakenBack(rows, alone.takenBack);
      expect(rows.map(({ isProven }) => isProven)).toEqual([false, true]);
    });
  },
);

it.each(["반환희", "취소영", "불능희", "최취소", "회수진", "부도현", "정정숙", "반송리정육점"])(
  "a payer named %s is no word of a reversal",
  async (name) => {
    const message = KNOWN.replace("NARAN", name);
    const file = `거래일시,적요,출금액,입금액,잔액,내용\n2026.11.28 18:17,타행,0,3000,214164,${name}`;
    for (const text of [message, file])
      expect(statementOf(await readFile(Buffer.from(text), { now: NOW }))).toMatchObject({
        rows: [{ amount: 3000, payer: name, isProven: name === "정정숙" }],
        unread: [],
        takenBack: [],
      });
  },
);

it.each(["6만5,717원", "6만 5천원", "6.5만원"])(
  "a message that takes back %s may mean any deposit before it",
  async (sum) => {
    const cancel = `우리 11/28 18:20 *250284 입금취소 ${sum} SARAN 잔액 214,164원`;
    const { rows } = statementOf(await readFile(Buffer.from(`${KNOWN}\n\n${cancel}`), { now: NOW }));
    expect(rows.map(({ isProven }) => isProven)).toEqual([false]);
  },
);

it("one that takes back without its time may mean a deposit of any day of the last week", async () => {
  const { takenBack, unread } = statementOf(await readFile(Buffer.from("입금취소 3,000원 SARAN"), { now: NOW }));
  const { rows } = statementOf(await readFile(Buffer.from(KNOWN), { now: NOW }));
  doubtTakenBack(rows, takenBack);
  expect([unread, rows.map(({ isProven }) => isProven)]).toEqual([[{ row: 1, reason: "taken_back" }], [false]]);
});

it("a table of columns that are not known is none of messages, though it takes back", async () => {
  const table = ["Өдөр,Хэн,Дүн", '2026.11.28 18:20,NARAN,"35,000"', '2026.11.28 18:20,입금취소,"35,000"'].join("\n");
  expect(await readFile(Buffer.from(table), { now: NOW })).toMatchObject({ refused: "columns_unknown" });
});

it.each(["38900원", "38,900원입금", "[입금]38900", "SARAN님이 38900원을 보냈어요", "입금액:38900"])(
  "a payer named %j has no more money counted",
  (name) => {
    for (const message of [
      `[KB]11/28 16:24 676337**736 ${name} 입금100 잔액225,023`,
      `[KB]11/28 16:24\n676337**736\n${name}\n전자금융입금\n100\n잔액225,023`,
      `우리 11/28 18:17\n*250284\n입금 100원\n${name}\n잔액 214,164원`,
    ])
      expect(read(message).read).toEqual([]);
  },
);

it.each(["외화입금 65,719", "입금 65,719₮", "입금 65,719엔", "입금 65,719 JPY", "입금 65,719 통화:USD"])(
  "%j is not of won",
  (sum) => {
    const message = `신한은행 11/28 18:31 *250284 ${sum} VCODE`;
    expect(read(`${message}\n\n${KNOWN}`)).toEqual({ read: [[3, 3000, "NARAN"]], unread: [1] });
  },
);
