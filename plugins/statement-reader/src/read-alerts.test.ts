import { describe, expect, it } from "vitest";
import { readAlerts } from "./read-alerts";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

const NOW = new Date("2025-03-01T12:00:00+09:00");

/** The rows of a paste: time in Korea, amount (below 0 when it went out), balance, payer, account. */
function read(paste: string, now = NOW) {
  return readAlerts(paste, now).rows.map(({ at, direction, amount, balance, payer, account }) => [
    new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 16),
    direction === "in" ? amount : -amount,
    balance,
    payer,
    account,
  ]);
}

describe("an alert message is read from", () => {
  it.each([
    [
      "KB, without blanks",
      "[Web발신]\n[KB]01/15 16:24 676337**736송선한전자금융입금100",
      ["2025-01-15T16:24", 100, undefined, "송선한", "676337**736"],
    ],
    [
      "KB, in lines of its own",
      "[Web발신]\n[KB]01/15 16:24\n676337**736\n송선한\n전자금융입금\n35,000\n잔액135,000",
      ["2025-01-15T16:24", 35_000, 135_000, "송선한", "676337**736"],
    ],
    [
      "KB's app",
      "01/15 16:24 941602-**-***318 이푸름 FBS입금 1,000 잔액225,023",
      ["2025-01-15T16:24", 1000, 225_023, "이푸름", "941602-**-***318"],
    ],
    [
      "Woori",
      "우리 11/17 18:17 *250284 입금 3,000원 BAT BOLORMA 잔액 214,164원",
      ["2024-11-17T18:17", 3000, 214_164, "BAT BOLORMA", "*250284"],
    ],
    [
      "NH",
      "농협 입금2,500원\n11/03 17:43\n301-****-2640-41\n볼로르마\n잔액1,002,500원",
      ["2024-11-03T17:43", 2500, 1_002_500, "볼로르마", "301-****-2640-41"],
    ],
    [
      "IBK",
      "2024/11/15 12:57 입금 354,594원 잔액 50,622원 오윤치믁 469***03801011 기업",
      ["2024-11-15T12:57", 354_594, 50_622, "오윤치믁", "469***03801011"],
    ],
    [
      "KakaoBank, with the name in the next line",
      "[Web발신]\n[카카오뱅크]\n심*민(8205)\n01/15 16:24\n입금 50,000원\n홍길동\n잔액 150,000원",
      ["2025-01-15T16:24", 50_000, 150_000, "홍길동", "8205"],
    ],
    [
      "Hana, with commas",
      "[Web발신]\n하나,01/15,16:24\n171******99999\n입금5,000원\n홍길동\n잔액100,000원",
      ["2025-01-15T16:24", 5000, 100_000, "홍길동", "171******99999"],
    ],
    [
      "Shinhan, with full-width digits",
      "[Web발신] 신한01/15 16:24 110-***-123456 입금 ５，０００ 잔액 100,000 홍길동",
      ["2025-01-15T16:24", 5000, 100_000, "홍길동", "110-***-123456"],
    ],
    [
      "money that went out for a tax whose name holds 입금",
      "우리 02/17 18:17 *250284 출금 3,000원 지방세입금 잔액 211,164원",
      ["2025-02-17T18:17", -3000, 211_164, "지방세입금", "*250284"],
    ],
  ])("%s", (_bank, message, row) => {
    expect(read(message)).toEqual([row]);
  });

  it.each([
    ["a sum in English", "[KB] 11/28 18:31 676337**736 Deposit 50,000 KRW NARAN Balance 150,000 KRW"],
    [
      "a sum in English behind its currency",
      "Shinhan 11/28 18:31 110-***-123456 Deposit KRW 50,000 from NARAN Bal. 150,000",
    ],
    ["an English sentence", "KRW 50,000 has been deposited by NARAN. 11/28 18:31 Balance: KRW 150,000"],
    ["English in lines", "[IBK]\n2026/11/28 18:31\nReceived: ₩50,000\nSender: NARAN\nAvailable balance: ₩150,000"],
    ["English with the month's name", "Hana Bank Nov 28, 6:31 PM Deposited 50,000 won NARAN balance 150,000 won"],
    ["English with the day first", "28 Nov 2026 18:31 Deposit of KRW 50,000 NARAN Balance is KRW 150,000"],
    ["a time without its day", "[KB]18:31 676337**736 NARAN 전자금융입금 50,000 잔액150,000"],
    ["a time in words without its day", "우리 *250284 입금 50,000원 NARAN 오후 6시 31분 잔액 150,000원"],
    ["the time that a phone wrote above it", "오후 6:31\n우리 *250284 입금 50,000원 NARAN 잔액 150,000원"],
    [
      "day and time that a phone wrote in two lines",
      "2026년 11월 28일 토요일\n오후 6:31\n우리 *250284 입금 50,000원 NARAN 잔액 150,000원",
    ],
    [
      "its time, of the day that a phone wrote",
      "2026년 11월 28일 토요일\n우리 18:31 *250284 입금 50,000원 NARAN 잔액 150,000원",
    ],
  ])("%s", (_what, message) => {
    const [[at, amount, balance, payer] = []] = read(message, new Date("2026-11-29T12:00:00+09:00"));
    expect([at, amount, balance, payer]).toEqual(["2026-11-28T18:31", 50_000, 150_000, "NARAN"]);
  });

  it("a name and a code that look like English days stay", () => {
    const now = new Date("2026-11-29T12:00:00+09:00");
    for (const payer of [
      "MAY 7HH2M",
      "NARAN MAY",
      "7HH2M MAY",
      "HANA",
      "SARAN BANK7HH2M",
      "JANCHIV 12",
      "3 MARAL",
      "12 DECHIN",
    ])
      expect(read(`[KB]11/28 18:31 676337**736 ${payer} 입금 3,000원 잔액 5,000원`, now)[0]?.[3]).toBe(payer);
  });

  it.each([
    ["2026-11-28T18:40", "18:31", "2026-11-28T18:31"],
    ["2026-11-29T00:10", "23:50", "2026-11-28T23:50"],
    ["2026-11-29T00:10", "00:05", "2026-11-29T00:05"],
    // A clock may be a little behind, and no message tells of this evening at noon.
    ["2026-11-28T23:50", "00:05", "2026-11-29T00:05"],
    ["2026-11-28T12:00", "12:20", "2026-11-28T12:20"],
    ["2026-11-28T12:00", "18:31", "2026-11-27T18:31"],
  ])("at %s a message of %s", (now, clock, at) => {
    expect(read(`[KB]${clock} 676337**736 NARAN 입금 100`, new Date(`${now}:00+09:00`))[0]?.[0]).toBe(at);
  });

  it.each([
    ["11/28 without a time", "우리 11/28 *250284 입금 3,000원 NARAN 잔액 214,164원", "2026-11-28"],
    ["its weekday", "우리 11/28(토) *250284 입금 3,000원 NARAN 잔액 214,164원", "2026-11-28"],
    ["a day in English", "Nov 28 Deposit 3,000 KRW from NARAN", "2026-11-28"],
  ])("a message with %s", (_what, message, day) => {
    const now = new Date("2026-11-29T12:00:00+09:00");
    const [row] = readAlerts(message, now).rows;
    expect([read(message, now)[0]?.[0], row?.precision, row?.payer]).toEqual([`${day}T00:00`, "day", "NARAN"]);
  });

  it.each([
    "Deposit 50,000 KRW scheduled NARAN 11/28 18:31",
    "Deposit 50,000 KRW failed NARAN 11/28 18:31",
    "Deposit 50,000 KRW NARAN 38,900 KRW deposited 11/28 18:31",
    "[KB]11/28 18:31 676337**736 Deposit 38,900 KRW 입금100",
    "Deposit 50,000 KRW NARAN 18:31 18:40",
    "[KB]11/28 18:31 676337**736 NARAN 입금 3,000원 You received 50 messages and 4,000 KRW",
    "우리 11/28 11/27 입금 3,000원 NARAN",
  ])("and never from %j", (message) => {
    const { rows, unread } = readAlerts(message, new Date("2026-11-29T12:00:00+09:00"));
    expect([rows, unread.length]).toEqual([[], 1]);
  });

  it("messages of several lines that nothing stands between", () => {
    const message = (minute: number) =>
      `우리 01/17 18:${minute}\n*250284\n입금 3,000원\nNARAN ${minute}\n잔액 ${minute},000원`;
    expect(read([message(17), message(18)].join("\n")).map(([at, , balance, payer]) => [at, balance, payer])).toEqual([
      ["2025-01-17T18:17", 17_000, "NARAN 17"],
      ["2025-01-17T18:18", 18_000, "NARAN 18"],
    ]);
  });

  it("several banks in one paste, and nothing else of it", () => {
    const paste = [
      "2025년 1월 15일 수요일",
      "[Web발신]",
      "[KB]01/15 16:24 676337**736송선한전자금융입금100",
      "[Web발신]",
      "[KB]01/15 16:25 676337**736강바트전자금융입금200",
      "우리 01/17 18:17 *250284 입금 3,000원 NARAN 잔액 214,164원",
      "오후 6:17",
      "우리 01/17 18:18 *250284 출금 1,000원 한전 잔액 213,164원",
      "2025년 1월 18일 토요일",
      "",
      "[Web발신] 택배가 01/18 10:00 도착합니다",
      "",
      "농협 입금2,500원 01/18 17:43 301-****-2640-41 볼로르마 잔액1,002,500원",
    ];
    expect(read(paste.join("\n")).map(([, amount, , payer]) => [amount, payer])).toEqual([
      [100, "송선한"],
      [200, "강바트"],
      [3000, "NARAN"],
      [-1000, "한전"],
      [2500, "볼로르마"],
    ]);
  });
});

describe("the date of an alert message", () => {
  const message = (date: string) => `우리 ${date} *250284 입금 3,000원 NARAN 잔액 214,164원`;
  const yearOf = (date: string, now: string) => read(message(date), new Date(now))[0]?.[0];

  it.each([
    ["today", "03/01 11:59", "2025-03-01T12:00:00+09:00", "2025-03-01T11:59"],
    ["tomorrow, by a clock that is behind", "03/02 00:00", "2025-03-01T12:00:00+09:00", "2025-03-02T00:00"],
    ["of five months ago, before the new year", "10/02 09:00", "2025-03-01T12:00:00+09:00", "2024-10-02T09:00"],
    ["in the new year, by a clock that is behind", "01/01 00:05", "2024-12-31T23:58:00+09:00", "2025-01-01T00:05"],
    ["a minute ahead of this clock", "03/01 12:01", "2025-03-01T12:00:00+09:00", "2025-03-01T12:01"],
    ["in the first hour of Korea's year", "01/01 00:05", "2025-01-01T00:06:00+09:00", "2025-01-01T00:05"],
    ["in the last hour of it", "12/31 23:55", "2025-01-01T00:06:00+09:00", "2024-12-31T23:55"],
    ["a leap day", "02/29 09:00", "2025-03-01T12:00:00+09:00", "2024-02-29T09:00"],
  ])("is in the year in which it is nearest to now: %s", (_what, date, now, expected) => {
    expect(yearOf(date, now)).toBe(expected);
  });

  it.each([
    ["11/28 오후 6:10", "2026-11-28T18:10", "minute"],
    ["11/28(토) 오전 12:05", "2026-11-28T00:05", "minute"],
    ["11.12. 18:10", "2026-11-12T18:10", "minute"],
    ["11/2818:10", "2026-11-28T18:10", "minute"],
    ["11-28 6:10 PM", "2026-11-28T18:10", "minute"],
    ["11월 28일 오후 6:10", "2026-11-28T18:10", "minute"],
    ["11월28일 토요일 18시10분", "2026-11-28T18:10", "minute"],
    ["11월 28일 오후 6시", "2026-11-28T18:00", "minute"],
    ["2026. 11. 28. 오후 6:10:22", "2026-11-28T18:10", "second"],
    ["26.11.28 18:10", "2026-11-28T18:10", "minute"],
    ["2026-11-28T18:10:11", "2026-11-28T18:10", "second"],
    ["11월 28일", "2026-11-28T00:00", "day"],
    ["12월 31일 (수)", "2025-12-31T00:00", "day"],
  ])("is read as %s", (date, at, precision) => {
    const now = new Date("2026-06-15T12:00:00+09:00");
    expect(read(message(date), now)).toEqual([[at, 3000, 214_164, "NARAN", "*250284"]]);
    expect(readAlerts(message(date), now).rows).toMatchObject([{ precision }]);
  });

  it("is the one that a phone wrote beside it where it says none, and nobody's between two", () => {
    const [one, other] = ["[토스뱅크]\n입금 50,000원\n홍길동", "[토스뱅크]\n입금 60,000원\nNARAN"];
    const [early, late] = ["1월 28일 오후 6:10", "1월 28일 오후 6:12"];
    const times = (...lines: string[]) => read(lines.join("\n")).map(([at]) => at?.toString().slice(11));
    expect(times(one, early)).toEqual(["18:10"]);
    expect(times(early, one)).toEqual(["18:10"]);
    expect(times(one.replace("\n", `\n${early}\n`))).toEqual(["18:10"]);
    expect(times(one, early, "", other, late)).toEqual(["18:10", "18:12"]);
    expect(times(one, early, other, late)).toEqual([]);
    expect(times(early, message("01/27 09:00"))).toEqual(["09:00"]);
  });

  it("does not help where 세입금 may be a tax that was paid: its line is told", () => {
    expect(readAlerts("[KB]01/15 16:24 676337**736지방세입금100", NOW)).toMatchObject({
      rows: [],
      unread: [{ row: 1, reason: "no_direction" }],
    });
  });

  it("does not help where the amount is none that a bank could tell: its line is told", () => {
    expect(readAlerts(`[KB]01/15 16:24 676337**736송선한전자금융입금${"9".repeat(20)}`, NOW)).toMatchObject({
      rows: [],
      unread: [{ row: 1, reason: "no_amount" }],
    });
  });

  it.each(["350.000원", "1,2,3", "3,000.5원", "35,0000원", "10,000,000,000원"])(
    "does not help where the amount is written as %s: its line is told, and no other number is read",
    (amount) => {
      const message = `우리 01/17 18:17 *250284 입금 ${amount} NARAN 잔액 103,000원`;
      expect(readAlerts(message, NOW)).toMatchObject({ rows: [], unread: [{ row: 1, reason: "no_amount" }] });
    },
  );

  it("has no balance where that cannot be read", () => {
    expect(read("우리 01/17 18:17 *250284 입금 3,000원 NARAN 잔액 103.000원")).toMatchObject([
      ["2025-01-17T18:17", 3000, undefined, "NARAN", "*250284"],
    ]);
  });

  it("that does not exist or is not there is told, by its line", () => {
    expect(readAlerts(`${message("02/30 09:00")}\n\n[카카오뱅크]\n입금 5,000원\n홍길동`, NOW)).toMatchObject({
      rows: [],
      unread: [
        { row: 1, reason: "no_date" },
        { row: 3, reason: "no_date" },
      ],
    });
  });
});

describe("a payer whose name looks like a part of an alert message", () => {
  const unreadOf = (paste: string) => {
    const { rows, unread } = readAlerts(paste, NOW);
    return { amounts: rows.map(({ amount }) => amount), unread };
  };
  const next = "우리 01/17 18:18\n*250284\n입금 700원\nSARAN\n잔액 104,000원";

  it.each([
    ["an amount before the true one", "[KB]01/15 16:24 676337**736입금38900 5N2BH전자금융입금100"],
    ["no won before the true amount", "[KB]01/15 16:24 676337**736입금0 5N2BH전자금융입금100"],
    [
      "an amount in a line of its own",
      "[Web발신]\n[KB]01/15 16:24\n676337**736\n입금38900 5N2BH\n전자금융입금\n100\n잔액225,023",
    ],
    ["an amount before a channel", "01/15 16:24 941602-**-***318 입금38900 5N2BH FBS입금 100 잔액225,023"],
    ["money that went out", "우리 01/15 16:24 *250284 입금 100원 출금5000 잔액 214,164원"],
    ["a balance", "우리 01/15 16:24 *250284 입금 100원 잔액5 5N2BH 잔액 214,164원"],
    ["a balance where the bank tells none", "[KB]01/15 16:24 676337**736잔액5 5N2BH전자금융입금100"],
    ["a date", "[KB]01/15 16:24 676337**736 01/17 18:17 5N2BH전자금융입금100"],
  ])("makes its message unread: %s", (_what, message) => {
    expect(unreadOf(message)).toEqual({ amounts: [], unread: [{ row: 1, reason: "unclear_message" }] });
  });

  it.each([
    ["an amount", "입금38900 5N2BH"],
    ["a bank's name and an amount", "농협 입금38900 5N2BH"],
    ["a bank's tag and an amount", "[KB]입금38900"],
    ["an amount and a date", "입금38900 01/17 18:17"],
    ["the head of a copied message", "Web발신 입금38900"],
  ])("never begins a message of its own in a line below the amount: %s", (_what, payer) => {
    const message = `우리 01/17 18:17\n*250284\n입금 100원\n${payer}\n잔액 103,000원`;
    expect(unreadOf(message).amounts).toEqual([]);
    expect(unreadOf(`${message}\n${next}`).amounts).not.toContain(38_900);
    // Without a balance to part them, the date of the message below might seem to be its own.
    const open = message.replace(/\n잔액.*/, "");
    expect(unreadOf(`${open}\n${next}`).amounts).not.toContain(38_900);
    expect(unreadOf(`${open}\n${next.replace("SARAN", "01/17 18:18")}`).amounts).not.toContain(38_900);
    expect(unreadOf(`${message}\n\n${next}`).amounts).toEqual([700]);
  });

  it("never begins one above the amount either", () => {
    const message = "우리 01/17 18:17\n*250284\n입금38900 5N2BH\n입금 100원\n잔액 103,000원";
    expect(unreadOf(message)).toEqual({
      amounts: [],
      unread: [
        { row: 1, reason: "unclear_message" },
        { row: 4, reason: "unclear_message" },
      ],
    });
  });
});

it("messages that begin with their amount are read with nothing between them, where the bank's name is there", () => {
  const message = (minute: number) =>
    `농협 입금${minute},500원\n11/03 17:${minute}\n301-****-2640-41\n볼로르마\n잔액1,002,500원`;
  expect(read([message(41), message(42)].join("\n")).map(([, amount]) => amount)).toEqual([41_500, 42_500]);
});

it("a table of 20,000 lines under a message is looked through in a moment, and the message is no longer certain", () => {
  const lines = Array.from({ length: 20_000 }, (_, row) => `2026.11.28 14:02:11,NARAN ${row},0,3000,214164,memo`);
  const paste = ["우리 01/17 18:17 *250284 입금 3,000원 NARAN", ...lines].join("\n");
  expect(readAlerts(paste, NOW)).toMatchObject({ rows: [], unread: [{ row: 1, reason: "unclear_message" }] });
});

describe("a paste of alert messages", () => {
  const first = "우리 01/17 18:17 *250284 입금 3,000원 NARAN 잔액 103,000원";
  const second = "우리 01/17 18:17 *250284 입금 3,000원 NARAN 잔액 106,000원";
  const third = "우리 01/18 09:00 *250284 입금 9,000원 SARAN 잔액 215,000원";
  const paste = async (...messages: string[]) =>
    statementOf(await readFile(Buffer.from(messages.join("\n")), { now: NOW }));

  it("that holds a message twice has its transfer once, and two equal transfers twice", async () => {
    expect((await paste(first, second, first)).rows.map(({ balance }) => balance)).toEqual([103_000, 106_000]);
  });

  it("that tells of a transfer by SMS and by the bank's app has it once, with the texts of both", async () => {
    const sms = "[Web발신]\n[KB]01/17 18:17\n676337**736\nBAT BOLORM\n전자금융입금\n3,000\n잔액103,000";
    const app = "01/17 18:17:05 676337-**-***736 BAT BOLORMAA FBS입금 3,000 잔액103,000";
    const { rows } = await paste(sms, "", app);
    expect(rows).toMatchObject([{ row: 1, account: "676337**736", payer: "BAT BOLORMAA", texts: [sms, app] }]);
  });

  it.each([
    ["name", "GANBAT"],
    ["transfer code", "NARAN 5N2BH"],
  ])(
    "that tells of two transfers with one time, amount and balance has both, if the %s differs",
    async (_what, payer) => {
      const [one, other] = [first.replace("NARAN", "NARAN K7M2P"), first.replace("NARAN", payer)];
      const { rows } = await paste(one, second.replace("106,000", "100,000").replace("입금", "출금"), other);
      expect(rows.map((row) => row.payer)).toEqual(["NARAN K7M2P", "NARAN", payer]);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
    },
  );

  it.each(["naran", "NARAN K7M", "ＮＡＲＡＮ　K7M2P", "NARANK7M2P"])(
    "has a transfer once whose payer is written as %s too",
    async (payer) => {
      const { rows } = await paste(first.replace("NARAN", "NARAN K7M2P"), first.replace("NARAN", payer));
      expect(rows).toHaveLength(1);
    },
  );

  it("proves its order by the balances", async () => {
    expect(await paste(second, first)).toMatchObject({ account: "*250284", chain: "whole", gaps: [] });
  });

  it("is no statement: balances that do not follow one another, or are of several accounts, break nothing", async () => {
    const ofOther = (message: string) => message.replace("*250284", "*777777");
    for (const messages of [
      [first, third],
      [first, ofOther(third), second],
      [first, ofOther(second), ofOther(third)],
    ])
      expect(await paste(...messages)).toMatchObject({ chain: "unknown", gaps: [] });
  });

  it("is not broken without balances", async () => {
    const message = (minute: number) => `[KB]01/15 16:${minute} 676337**736송선한전자금융입금100`;
    expect(await paste(message(24), message(25))).toMatchObject({ chain: "unknown", gaps: [] });
  });

  it("keeps the whole message among the texts, where a transfer code may stand", async () => {
    expect((await paste(first)).rows[0]).toMatchObject({ row: 1, precision: "minute", texts: [first] });
  });
});
