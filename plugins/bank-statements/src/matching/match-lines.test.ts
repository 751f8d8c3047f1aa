import { transferCode } from "@zakh/orders/contract";
import { describe, expect, it } from "vitest";
import { byCode, byName, bySender, line, minutesAfter, one, order } from "./match-lines.testing";
import type { MatchableOrder, StatementLine } from "./statement-line";

describe("a line settles", () => {
  it.each<[string, Partial<StatementLine>, string, Partial<MatchableOrder>?]>([
    ["by a code in any text", { texts: ["FBS입금", `bolormaa ${transferCode(1).toLowerCase()}`] }, "code"],
    ["by a payer whom the owner has confirmed", bySender, "sender"],
    ["by the name in Latin", byName, "name"],
    ["by the name in Hangul", { payer: "바트볼로르마" }, "name"],
    ["by the name in Cyrillic", { payer: "Бат Болормаа" }, "name"],
    ["by a short Hangul name of equal syllables", { payer: "토뱅 김민수" }, "name", { depositor: "김민수" }],
    ["by the name behind a bank's word", { payer: "토뱅　바트볼로르마님" }, "name"],
    ["by the given name alone", { payer: "BOLORMAA" }, "name"],
    ["by a name that begins like a bank's word", { payer: "정정훈" }, "name", { depositor: "정정훈" }],
    ["by a cut name as it was typed at checkout", { payer: "BAYARSAIKHAN B" }, "name", { depositor: "bayarsaikhan b" }],
    ["by a name that was cut off", { payer: "ENKHBAYAR BOLORM" }, "name", { depositor: "ENKHBAYAR BOLORMAA" }],
  ])("%s", (_, change, evidence, other = {}) => {
    expect(one(line(change), [order(other)])).toEqual({
      lineId: "line",
      state: "settled",
      orderNumbers: [1],
      evidence,
    });
  });

  it("by a sum that was made unique, whoever pays it", () => {
    const unique = order({ due: 38_863, transferDiscount: 37 });
    const paid = line({ amount: 38_863, payer: "SOMEBODY ELSE" });
    expect(one(paid, [unique, order({ number: 2 })], [])).toMatchObject({
      state: "settled",
      evidence: "odd_won",
    });
  });

  it("by a unique sum only what was made unique: a total, not the rest of one", () => {
    const rest = order({ total: 38_863, due: 10_000, transferDiscount: 37 });
    expect(one(line({ amount: 10_000 }), [rest], [])).toMatchObject({ state: "waiting" });
    expect(one(line(), [order()], [])).toMatchObject({ state: "waiting" });
  });

  it("several orders of one person whose sum is that of exactly one set", () => {
    const orders = [10_000, 20_000, 40_000].map((due, at) => order({ number: at + 1, accountId: "account-1", due }));
    for (const evidence of [byName, bySender]) {
      expect(one(line({ amount: 50_000, ...evidence }), orders)).toMatchObject({
        state: "settled",
        orderNumbers: [1, 3],
      });
      const more = [...orders, order({ number: 4, accountId: "account-1", due: 50_000 })];
      expect(one(line({ amount: 50_000, ...evidence }), more)).toMatchObject({
        state: "waiting",
        reason: { code: "several_sums_possible" },
      });
    }
  });

  it("several orders by a given name alone where that was typed for all of them", () => {
    const typed = { accountId: "account-1", depositor: "볼로르마", names: ["Болормаа"] };
    const orders = [order(typed), order({ ...typed, number: 2, due: 9000 })];
    const paid = line({ payer: "볼로르마", amount: 47_900 });
    expect(one(paid, orders)).toMatchObject({ state: "settled", orderNumbers: [2, 1], evidence: "name" });
    const other = order({ ...typed, number: 2, due: 9000, depositor: "Болормаа" });
    expect(one(paid, [order(typed), other])?.state).toBe("waiting");
  });

  it("the older of one person's orders that owe the same, unless code or typed name are the younger's", () => {
    const older = order({ number: 2, accountId: "account-1", placedAt: minutesAfter(-5) });
    for (const evidence of [byName, bySender, { ...byName, precision: "day", at: minutesAfter(12 * 60) } as const]) {
      expect(one(line(evidence), [order(), older])).toMatchObject({ state: "settled", orderNumbers: [2] });
    }
    const coded = line({ ...byName, ...byCode });
    expect(one(coded, [order(), older])).toMatchObject({ orderNumbers: [1], evidence: "code" });
    const forFriend = { ...older, depositor: "SARNAI TUMUR", names: ["BAT BOLORMAA"] };
    expect(one(line(byName), [order(), forFriend])).toMatchObject({ orderNumbers: [1] });
  });

  it.each([
    ["one code", `SUKHBAT ${transferCode(1)}`],
    ["one code of two cut off", `${transferCode(1)} ${transferCode(2).slice(0, 3)}`],
    ["one code of two misspelt", `${transferCode(1)} ${transferCode(2).slice(0, 4)}9`],
    ["one code of two parted", `${transferCode(1)} ${[...transferCode(2)].join("-")} BAT`],
  ])("two orders of one person by %s, if no other set has the sum", (_, payer) => {
    const orders = [order(), order({ number: 2, accountId: "account-1", due: 9000 })];
    const paid = line({ payer, amount: 47_900 });
    expect(one(paid, orders)).toMatchObject({ state: "settled", orderNumbers: [1, 2], evidence: "code" });
    const more = [4000, 5000].map((due, at) => order({ number: at + 3, accountId: "account-1", due }));
    expect(one(paid, [...orders, ...more])).toMatchObject({ state: "waiting" });
    expect(one(paid, [order(), order({ number: 2, due: 9000 })])).toMatchObject({ state: "waiting" });
    const friends = order({ number: 5, depositor: "SUKHBAT", names: [], due: 9000 });
    const byFriend = { ...paid, payer: `SUKHBAT ${transferCode(1)}` };
    expect(one(byFriend, [...orders, friends])).toMatchObject({ state: "waiting" });
  });

  it("the order of its code, though another person owes the same", () => {
    expect(one(line({ ...byCode, payer: "SUKHBAT ENKHTUYA" }), [order(), order({ number: 2 })])).toMatchObject({
      state: "settled",
      orderNumbers: [1],
    });
  });
});

describe("a waiting line is offered what it may be", () => {
  it.each<[string, Partial<StatementLine>, Partial<MatchableOrder>, string, string]>([
    ["too little, by code", { ...byCode, amount: 30_000 }, {}, "too_little", "amount_differs"],
    ["too much, by a confirmed payer", { ...bySender, amount: 40_000 }, {}, "too_much", "amount_differs"],
    ["one digit too many, by name", { ...byName, amount: 389_000 }, {}, "too_much", "amount_differs"],
    ["for a cancelled order, by name", byName, { status: "cancelled" }, "cancelled", "order_cancelled"],
    [
      "for a paid order, by a confirmed payer",
      bySender,
      { status: "processing", due: 0, total: 38_900 },
      "twice",
      "order_paid",
    ],
    ["one of that sum, by nothing else", { payer: "SOMEBODY" }, {}, "doubtful", "weak_evidence"],
  ])("%s", (_, change, ordered, kind, code) => {
    expect(one(line(change), [order(ordered)])).toMatchObject({
      state: "waiting",
      kind,
      reason: { code },
      proposals: [{ orderNumbers: [1] }],
    });
  });

  it.each([byCode, byName, bySender, { payer: "SOMEBODY" }])(
    "a paid order whose total was raised by that sum, by %o, also where it was paid by hand",
    (evidence) => {
      const raised = { status: "processing", total: 90_000, wonByHand: 51_100, enteredAt: minutesAfter(5) } as const;
      expect(one(line(evidence), [order(raised)])).toMatchObject({
        state: "waiting",
        kind: "difference",
        reason: { code: "difference_due", due: 38_900 },
        proposals: [{ orderNumbers: [1] }],
      });
    },
  );

  it("at most three, the likeliest first", () => {
    const names = ["BAT BOLORTUYA", "BAT BOLORMAA", "SUKHBAATAR", "ENKHTUYA"];
    const orders = names.map((depositor, at) => order({ number: at + 1, depositor, names: [] }));
    const found = one(line({ payer: "BAT BOLORMA", texts: ["2ABCD"] }), orders, []);
    expect(found).toMatchObject({ state: "waiting", proposals: [{ orderNumbers: [2] }, { orderNumbers: [1] }, {}] });
  });

  it("nothing where nothing is like it", () => {
    expect(one(line({ payer: "SOMEBODY", amount: 5 }), [order()])).toMatchObject({ kind: "unknown", proposals: [] });
    expect(one(line({ amount: -38_900 }), [order()])).toMatchObject({ kind: "no_payment", proposals: [] });
  });
});
