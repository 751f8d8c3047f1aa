import { transferCode, transferCodesNear } from "@zakh/orders/contract";
import { describe, expect, it } from "vitest";
import { byCode, byName, bySender, line, match, minutesAfter, one, order } from "./match-lines.testing";
import { senderKey } from "./sender-key";
import { spelledCodes } from "./spelled-codes";
import type { MatchableOrder, StatementLine } from "./statement-line";

describe("nothing hostile settles", () => {
  const evidence = { payer: "BAT BOLORMAA", texts: [transferCode(1)] };
  const wrong = transferCode(1).replace(/.$/, (sign) => (sign === "A" ? "B" : "A"));
  it.each<[string, Partial<StatementLine>]>([
    ["one won short", { ...evidence, amount: 38_899 }],
    ["zero", { ...evidence, amount: 0 }],
    ["negative", { ...evidence, amount: -38_900 }],
    ["interest", { ...evidence, texts: ["결산이자", transferCode(1)] }],
    ["interest named as the payer", { payer: "이자", texts: [transferCode(1)] }],
    ["a refund", { ...evidence, texts: ["환불", transferCode(1)] }],
    ["older than the order", { ...evidence, at: minutesAfter(-11) }],
    ["the day before, without a time", { ...evidence, precision: "day", at: new Date("2026-11-19T00:00:00+09:00") }],
    [
      "the same day, without a time and a code",
      { ...byName, precision: "day", at: new Date("2026-11-20T00:00:00+09:00") },
    ],
    ["a code with two wrong letters", { texts: ["5N3BA"] }],
    ["a formula", { ...evidence, payer: '=HYPERLINK("http://x","BAT BOLORMAA")' }],
    ["markup", { ...evidence, payer: "<b>BAT BOLORMAA</b>" }],
    ["a direction mark", { ...evidence, payer: "\u202eBAT BOLORMAA" }],
    ["a masked name", { payer: "BAT BOL****" }],
  ])("%s", (_, change) => {
    expect(one(line(change), [order()])?.state).toBe("waiting");
    expect(one(line(change), [order({ transferDiscount: 37 })], [])?.state).toBe("waiting");
  });

  it.each(
    "반송 타행반송 오류정정 이체불능 입금정정 송금반려 반려 대체반송 당행취소 타행환불 입금취소 이체반환".split(" "),
  )("%s: money that came back", (text) => {
    for (const change of [
      { ...evidence, texts: [text, transferCode(1)] },
      { payer: text, texts: [transferCode(1)] },
    ]) {
      expect(one(line(change), [order()])).toMatchObject({ state: "waiting", kind: "no_payment" });
    }
  });

  it.each(["5N2B", "5N2", "SN2BH", "N52BH", "N2BH", "0N2BH", "5NҮBH", "5NӨBH", "5N.BH", "5N BH"])(
    "the damaged code %s",
    (damaged) => {
      expect(transferCode(1)).toBe("5N2BH");
      const orders = [order({ number: 2 }), order({ depositor: "GANBAT DORJ", names: [] })];
      for (const change of [{ payer: `BAT BOLORMAA ${damaged}` }, { ...byName, texts: [damaged] }]) {
        expect(one(line(change), orders)).toMatchObject({ state: "waiting", reason: { code: "wrong_code" } });
      }
      const whole = { ...byName, texts: [damaged, transferCode(2)] };
      expect(one(line(whole), orders)).toMatchObject({ state: "settled", evidence: "code" });
    },
  );

  const SPELLED =
    "5N 2BH|5N-2BH|5N2 BH|5 N 2 B H|5N-2B-H|5n 2b h|5N.2BH|５Ｎ　２ＢＨ|5N\u200b2 BH|BATBOLORMAA5N2BH|볼로르마5N2 BH|5N2BH38900|ORD000015N2BH|5N2BHA|5N-2ВН";
  describe.each(SPELLED.split("|"))("the code as %s", (text) => {
    const others = [order(), order({ number: 2, depositor: "SARNAI TUMUR", names: [] })];
    const change = { payer: `SUKHBAT ${text}` };

    it("settles the one order that owes the sum", () => {
      expect(one(line(change), others)).toMatchObject({ state: "settled", orderNumbers: [1], evidence: "code" });
    });

    it.each<[string, Partial<StatementLine>, Partial<MatchableOrder>?]>([
      ["another sum", { ...change, amount: 38_800 }],
      ["a wrong code beside it", { ...change, texts: [wrong] }],
      ["what is left of another code beside it", { ...change, texts: ["7K2M"] }],
      ["the name of another who owes the sum", { payer: "SARNAI TUMUR", texts: [text] }],
      ["money that was entered by hand", change, { wonByHand: 1000 }],
      ["an order that is paid", change, { status: "processing", due: 0, total: 38_900 }],
      ["an order that came later", { ...change, at: minutesAfter(-11) }],
      ["the code of another order of this sum, parted too", { payer: `${text} ${[...transferCode(2)].join("-")}` }],
    ])("settles nothing with %s", (_, changed, ordered = {}) => {
      const paid = line(changed);
      expect(one(paid, [order(ordered), ...others.slice(1)])?.state).toBe("waiting");
    });
  });

  describe.each<Partial<StatementLine>>([
    { payer: "SUKHBAT 5N2", texts: ["BH"] },
    { payer: "5N2", texts: ["BH SUKHBAT"] },
    { payer: "SUKHBAT", texts: ["5N", "2BH"] },
    { payer: "SUKHBAT5N2 BH" },
    { payer: "SUKHBAT5N", texts: ["2BH"] },
    { payer: "Сүхбат5N2BH" },
    { payer: "Сүхбат5N2", texts: ["BH"] },
    { payer: "5N2BHСүхбат" },
  ])("the code in pieces as %j", (change) => {
    const others = [order(), order({ number: 2, depositor: "SARNAI TUMUR", names: [] })];

    it("settles the one order that owes the sum", () => {
      expect(one(line(change), others)).toMatchObject({ state: "settled", orderNumbers: [1], evidence: "code" });
    });

    it("settles nothing with another sum, or what is left of another code", () => {
      expect(one(line({ ...change, amount: 38_800 }), others)?.state).toBe("waiting");
      expect(one(line({ ...change, texts: [...(change.texts ?? []), "7K2M"] }), others)?.state).toBe("waiting");
    });
  });

  describe.each("5N2BA WN2BH 5N0BH 5nүbh N52BH 5N2HB N2BH 5N2B 5N22BH".split(" "))("the misspelt code %s", (text) => {
    const orders = [order(), order({ number: 2, depositor: "SARNAI TUMUR", names: [] })];

    it.each(["", "SUKHBAT", "BAT BOLORMAA", "(주)카카오페이"])(
      "settles the one order that owes the sum, by %j",
      (payer) => {
        for (const change of [{ payer, texts: [text] }, { payer: `${payer} ${text}` }, { payer: `${text} ${payer}` }]) {
          expect(one(line(change), orders)).toMatchObject({ state: "settled", orderNumbers: [1] });
        }
      },
    );

    it.each<[string, Partial<StatementLine>, MatchableOrder[]]>([
      ["another sum", { amount: 38_800 }, orders],
      ["the name of another who owes the sum", { payer: "SARNAI TUMUR" }, orders],
      [
        "the name of another who owes something",
        { payer: "SARNAI TUMUR" },
        [order(), order({ number: 2, depositor: "SARNAI TUMUR", names: [], due: 9000 })],
      ],
      [
        "the name of another who has paid this sum",
        { payer: "SARNAI TUMUR" },
        [
          order(),
          order({ number: 2, depositor: "SARNAI TUMUR", names: [], status: "completed", due: 0, total: 38_900 }),
        ],
      ],
      [
        "the confirmed name of another",
        bySender,
        [order({ accountId: "x" }), order({ number: 2, accountId: "account-1" })],
      ],
      ["what is left of another code beside it", { texts: [text, "7K2M"] }, orders],
      [
        "another order's code beside it",
        { texts: [text, transferCode(2)] },
        [order(), order({ number: 2, due: 9000 })],
      ],
      ["money that was entered by hand", {}, [order({ wonByHand: 1000 })]],
      ["an order that is paid", {}, [order({ status: "processing", due: 0, total: 38_900 })]],
      ["an order that was cancelled", {}, [order({ status: "cancelled" })]],
      ["an order that came later", { at: minutesAfter(-11) }, orders],
    ])("settles nothing with %s", (_, change, known) => {
      expect(one(line({ texts: [text], ...change }), known)?.state).toBe("waiting");
    });
  });

  it.each<[string, Partial<MatchableOrder>]>([
    ["an open order of another sum", { due: 9000 }],
    ["a paid one", { status: "processing", due: 0, total: 9000 }],
    ["a cancelled one", { status: "cancelled", due: 9000 }],
  ])("a misspelt code that is as near to that of %s", (_, change) => {
    const codes = Array.from({ length: 3000 }, (_each, at) => transferCode(at + 2));
    const wrongs = [..."23456789"].map((sign) => `5N2B${sign}`);
    const near = wrongs.flatMap((text) => transferCodesNear(text).map((code) => [text, code] as const));
    const [text, code = ""] = near.find(([, other]) => other !== "5N2BH" && codes.includes(other)) ?? [];
    const other = order({ ...change, number: 2, code, accountId: "account-2" });
    expect(one(line({ texts: [text ?? ""] }), [order()])?.state).toBe("settled");
    expect(one(line({ texts: [text ?? ""] }), [order(), other])?.state).toBe("waiting");
  });

  it("no code where Hangul stands between, and none in a number", () => {
    expect(spelledCodes("5N볼2BH")).toEqual([]);
    expect(spelledCodes("110-234-567890 BAT BOLORMAA")).toEqual([]);
  });

  it("a right code beside a wrong one in the same text", () => {
    const payer = `BOLORMAA ${transferCode(1)} ${transferCode(2).slice(0, 4)}9`;
    expect(one(line({ payer }), [order()])).toMatchObject({ state: "waiting", reason: { code: "wrong_code" } });
    expect(one(line({ payer: `BOLORMAA ${transferCode(1)}`, texts: ["A1B2C"] }), [order()])?.state).toBe("settled");
  });

  it("unless the damaged code is what was left of the very order's code", () => {
    expect(one(line({ payer: "BAT BOLORMAA 5N2" }), [order()])).toMatchObject({ state: "settled", evidence: "name" });
  });

  it.each([
    "FBS입금",
    "110-234-567890",
    "2026.11.20",
    "14:02",
    "26,500",
    "ATM",
    "010-9988-7766",
    "E9페이",
    "3차",
    "365코너",
    "G마켓",
  ])("%s is no damaged code", (text) => {
    expect(one(line({ ...byName, texts: [text] }), [order()])).toMatchObject({ state: "settled" });
  });

  it.each(["(주)카카오페이", "", "12345"])("the payer %j, where sums are not unique", (payer) => {
    expect(one(line({ payer }), [order()])?.state).toBe("waiting");
  });

  it("a service's name that was learned by mistake", () => {
    const senders = [{ payer: senderKey("(주)카카오페이"), accountId: "account-1" }];
    expect(one(line({ payer: "(주)카카오페이" }), [order()], senders)?.state).toBe("waiting");
  });

  it.each(["cancelled", "processing", "completed"] as const)("the code of an order that is %s", (status) => {
    expect(one(line(evidence), [order({ status })])?.state).toBe("waiting");
  });

  it("the second of two equal transfers", () => {
    const lines = [line({ id: "second", at: minutesAfter(90), ...byCode }), line({ id: "first", ...byCode })];
    expect(match(lines, [order()])).toMatchObject([
      { lineId: "second", state: "waiting", kind: "twice", reason: { code: "order_paid" } },
      { lineId: "first", state: "settled" },
    ]);
  });
});
