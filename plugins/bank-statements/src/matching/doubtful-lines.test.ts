import { transferCode } from "@zakh/orders/contract";
import { describe, expect, it } from "vitest";
import { byCode, byName, bySender, CONFIRMED, line, match, minutesAfter, one, order } from "./match-lines.testing";
import { senderKey } from "./sender-key";
import type { MatchableOrder, StatementLine } from "./statement-line";

describe("what is doubtful waits", () => {
  type Case = [string, Partial<StatementLine>, MatchableOrder[], string];
  const cases: Case[] = [
    ["two people of one name owe one sum", byName, [order(), order({ number: 2 })], "two_orders_of_like_name"],
    [
      "two people of one name owe different sums",
      byName,
      [order(), order({ number: 2, due: 9000 })],
      "two_accounts_of_like_name",
    ],
    [
      "a whole name of one, and the given name of another who owes the sum in two orders",
      byName,
      [
        order({ depositor: "BAT BOLORMAA", names: [] }),
        ...[20_000, 18_900].map((due, at) =>
          order({ number: at + 2, accountId: "victim", depositor: "Болормаа", due }),
        ),
      ],
      "two_accounts_of_like_name",
    ],
    [
      "another of the name has an order that is paid in another way",
      byName,
      [order(), order({ number: 2, paidOtherwise: true })],
      "two_accounts_of_like_name",
    ],
    ["the name is of an order that is paid in another way", byName, [order({ paidOtherwise: true })], "nothing_found"],
    ["the code is of an order that is paid in another way", byCode, [order({ paidOtherwise: true })], "wrong_code"],
    ...[" ", "-", "/"].map(
      (mark): Case => [
        `the right code has “${mark}” in it, and the sum is another`,
        { texts: [transferCode(1).slice(0, 3) + mark + transferCode(1).slice(3)], amount: 500 },
        [order()],
        "amount_differs",
      ],
    ),
    [
      "a code with a blank in it is right, and another one beside it is wrong",
      { texts: [`${transferCode(1).slice(0, 3)} ${transferCode(1).slice(3)} A1B2C`], amount: 500 },
      [order()],
      "wrong_code",
    ],
    [
      "two people have the given name",
      { payer: "BOLORMAA" },
      [order(), order({ number: 2, depositor: "Дорж Болормаа", status: "completed", due: 0, total: 9000 })],
      "two_accounts_of_like_name",
    ],
    [
      "code and confirmed payer differ",
      { ...bySender, texts: [transferCode(2)] },
      [order(), order({ number: 2 })],
      "evidence_differs",
    ],
    [
      "the codes of two people",
      { texts: [transferCode(1), transferCode(2)], amount: 77_800 },
      [order(), order({ number: 2 })],
      "evidence_differs",
    ],
    [
      "the same sum was owed for a cancelled order",
      byName,
      [order(), order({ number: 2, accountId: "account-1", status: "cancelled" })],
      "cancelled_order_of_same_sum",
    ],
    [
      "the confirmed payer's other order of the same sum was cancelled",
      bySender,
      [order(), order({ number: 2, accountId: "account-1", status: "cancelled" })],
      "cancelled_order_of_same_sum",
    ],
    ["a name of one consonant", { payer: "TUYA" }, [order({ depositor: "TUYA", names: [] })], "weak_evidence"],
    [
      "the end of a glued name is another name",
      { payer: "간바타르" },
      [order({ depositor: "Баатар", names: [] })],
      "weak_evidence",
    ],
    ...(
      ["김민수 김민서", "이수진 이소진", "이정훈 이종훈", "김정은 김종은", "박상우 박성우", "김민수 민수"] as const
    ).map((pair): [string, Partial<StatementLine>, MatchableOrder[], string] => {
      const [payer = "", depositor = ""] = pair.split(" ");
      return [`${payer} is not ${depositor}`, { payer }, [order({ depositor, names: [] })], "weak_evidence"];
    }),
    [
      "a short Hangul name sounds like another's who owes the sum",
      { payer: "김민수" },
      [order({ depositor: "김민수", names: [] }), order({ number: 2, depositor: "김민서", names: [] })],
      "two_orders_of_like_name",
    ],
    ["another surname", { payer: "GANBAT BOLORMAA" }, [order({ names: [] })], "weak_evidence"],
    [
      "a cut name that another with this sum may have too",
      { payer: "BAYARSAIKHAN B" },
      [order({ depositor: "BAYARSAIKHAN B" }), order({ number: 2, depositor: "Баярсайхан Батболд", names: [] })],
      "two_orders_of_like_name",
    ],
    ...[
      order({ number: 2, depositor: "Баярсайхан Батболд", names: [], due: 35_900 }),
      order({ number: 2, depositor: "Баярсайхан Батболд", names: [], due: 389_000 }),
      order({ number: 2, depositor: "BAYARSAIKHAN B", due: 9000 }),
    ].map((other): [string, Partial<StatementLine>, MatchableOrder[], string] => [
      `a cut name that ${other.depositor} may have too, who owes ${other.due}`,
      { payer: "BAYARSAIKHAN B" },
      [order({ depositor: "BAYARSAIKHAN B" }), other],
      "two_accounts_of_like_name",
    ]),
    [
      "a cut name that another may have too, who owes the sum in two orders",
      { payer: "BAYARSAIKHAN B" },
      [
        order({ depositor: "BAYARSAIKHAN B" }),
        ...[20_000, 18_900].map((due, at) =>
          order({ number: at + 2, accountId: "other", depositor: "Баярсайхан Батболд", names: [], due }),
        ),
      ],
      "two_accounts_of_like_name",
    ],
    [
      "a given name that was cut off, of which the shop knows no surname",
      { payer: "BATZAYA ENKHTU" },
      [order({ depositor: "Энхтуяа", names: [] })],
      "weak_evidence",
    ],
    [
      "a cut name with one letter of the given name left",
      { payer: "BAYARSAIKHAN B" },
      [order({ depositor: "BAYARSAIKHAN BOLORMAA", names: [] })],
      "weak_evidence",
    ],
  ];
  it("but not because somebody of another surname has the given name", () => {
    const other = order({ number: 2, depositor: "DORJ BOLORMAA", names: ["Болормаа"], due: 9000 });
    expect(one(line(byName), [order(), other])).toMatchObject({ state: "settled", orderNumbers: [1] });
  });

  it.each(cases)("%s", (_, change, orders, code) => {
    expect(one(line(change), orders)).toMatchObject({ state: "waiting", reason: { code } });
  });

  it("but not because of another whose name is like what was typed at checkout, and who owes another sum", () => {
    const other = order({ number: 2, depositor: "Баярсайхан Батболд", names: [], due: 9000 });
    const typed = order({ depositor: "BAYARSAIKHAN B" });
    const cut = line({ payer: "BAYARSAIKHAN B" });
    expect(one(cut, [typed, other])).toMatchObject({ state: "settled", orderNumbers: [1], evidence: "name" });
    const learned = [{ payer: senderKey("BAYARSAIKHAN B"), accountId: "account-2" }];
    expect(one(cut, [typed, other], learned)).toMatchObject({ state: "settled", orderNumbers: [1] });
  });

  it("when the payer was confirmed for another account that owes about as much", () => {
    const senders = [{ payer: senderKey("BAT BOLORMAA"), accountId: "account-2" }];
    const other = { number: 2, depositor: "", names: ["Ганзориг"], due: 36_900 };
    expect(one(line(byName), [order(), order(other)], senders)).toMatchObject({ reason: { code: "evidence_differs" } });
    const paid = order({ ...other, status: "completed", due: 0 });
    expect(one(line(byName), [order(), paid], senders)).toMatchObject({ state: "settled", evidence: "name" });
  });

  it("when another who owes about as much has the confirmed payer's name", () => {
    const senders = [{ payer: senderKey("BAYARMAA"), accountId: "account-1" }];
    const orders = [
      order({ depositor: "BAT BAYARMAA", names: ["Баярмаа"] }),
      order({ number: 2, depositor: "DORJ BAYARMAA", names: ["Баярмаа"], due: 36_900 }),
    ];
    const paid = line({ payer: "BAYARMAA" });
    expect(one(paid, orders, senders)).toMatchObject({ reason: { code: "two_accounts_of_like_name" } });
    expect(one(paid, orders.slice(0, 1), senders)).toMatchObject({ state: "settled", evidence: "sender" });
  });

  it("when the confirmed payer has another name than the account, and another account owes the sum", () => {
    const other = order({ number: 2, depositor: "SUKHBAT ENKHTUYA", names: [] });
    expect(one(line(bySender), [order(), other])).toMatchObject({ reason: { code: "two_accounts_owe_sum" } });
    const named = [{ payer: senderKey("BAT BOLORMAA"), accountId: "account-1" }];
    expect(one(line(byName), [order(), other], named)).toMatchObject({ state: "settled" });
  });

  it.each([
    ..."현금입금 ATM ATM현금 무통장입금 전자금융 인터넷 FBS입금 헥토파이낸셜 이나인페이 GME (주)한패스 HANPASS 네이버".split(
      " ",
    ),
    ..."신한은행 KB국민은행 농협 새마을금고 토스페이먼츠 카카오페이증권 당행".split(" "),
  ])("when %s was confirmed, which names nobody", (payer) => {
    const senders = [
      { payer: senderKey(payer), accountId: "account-1" },
      { payer: payer.toLowerCase(), accountId: "account-1" },
    ];
    expect(one(line({ payer }), [order()], senders)?.state).toBe("waiting");
  });

  it("when a payer was confirmed for two accounts", () => {
    const both = [...CONFIRMED, { payer: senderKey("GANBAT DORJ"), accountId: "account-2" }];
    expect(one(line(bySender), [order()], both)).toMatchObject({ state: "waiting" });
  });

  it("when the sum is one person's, and the payer is another who owes something else", () => {
    const orders = [
      order({ due: 38_863, transferDiscount: 37 }),
      order({ number: 2, depositor: "SUKHBAATAR GANZORIG", names: [], due: 42_863, transferDiscount: 37 }),
    ];
    const paid = line({ amount: 38_863, payer: "SUKHBAATAR GANZORIG" });
    expect(one(paid, orders, [])).toMatchObject({ state: "waiting", reason: { code: "evidence_differs" } });
  });

  it("when the sum is one person's, and the payer is another who has paid it already", () => {
    const orders = [
      order({ due: 38_863, transferDiscount: 37 }),
      order({ number: 2, depositor: "SUKHBAATAR GANZORIG", names: [], status: "processing", total: 38_863, due: 0 }),
    ];
    const paid = line({ amount: 38_863, payer: "SUKHBAATAR GANZORIG" });
    expect(one(paid, orders, [])).toMatchObject({ state: "waiting", reason: { code: "evidence_differs" } });
  });

  it("when the name is also that of another who has paid this sum lately", () => {
    const paid = order({ number: 2, status: "completed", due: 0, total: 38_900 });
    const reason = { code: "two_orders_of_like_name" };
    expect(one(line(byName), [order(), paid])).toMatchObject({ state: "waiting", reason });
    expect(one(line(byName), [order(), { ...paid, accountId: "account-1" }])?.state).toBe("settled");
    expect(one(line(byName), [order(), { ...paid, total: 38_800 }])?.state).toBe("settled");
    expect(one(line(byName), [order(), { ...paid, placedAt: minutesAfter(-40 * 24 * 60) }])?.state).toBe("settled");
  });

  it("when the sum that was made unique came before its order", () => {
    const unique = order({ due: 38_863, transferDiscount: 37, depositor: "GANBAT DORJ", names: [] });
    const early = line({ payer: "SARNAI TUMUR", amount: 38_863, at: minutesAfter(-2) });
    expect(one(early, [unique])).toMatchObject({ state: "waiting", reason: { code: "older_than_order" } });
    expect(one({ ...early, at: minutesAfter(-1) }, [unique])?.state).toBe("settled");
  });

  it("when two payers of one name pay one order", () => {
    const lines = [line({ id: "a", ...byName }), line({ id: "b", payer: "바트볼로르마" })];
    for (const result of match(lines, [order()])) expect(result.state).toBe("waiting");
  });

  it("when two confirmed payers pay one order", () => {
    const senders = [...CONFIRMED, { payer: senderKey("ERDENEBAT"), accountId: "account-1" }];
    const lines = [line({ id: "a", ...bySender }), line({ id: "b", payer: "ERDENEBAT" })];
    for (const result of match(lines, [order()], senders)) {
      expect(result).toMatchObject({ state: "waiting", reason: { code: "two_lines_for_one_order" } });
    }
  });
});

describe("a line with a day and no time, of which an order of that day may be meant", () => {
  const day = { precision: "day", at: new Date("2026-11-21T00:00:00+09:00") } as const;
  const later = { number: 2, placedAt: new Date("2026-11-21T09:00:00+09:00") };
  const learned = [{ payer: senderKey("BAT BOLORMAA"), accountId: "account-1" }];

  it.each<[string, Partial<MatchableOrder>, Partial<StatementLine>, typeof learned, string]>([
    ["another's of a like name and this sum", {}, byName, [], "two_orders_of_like_name"],
    ["another's of a like name and another sum", { due: 9000 }, byName, [], "two_accounts_of_like_name"],
    ["another's of a like name, by a confirmed payer", {}, byName, learned, "two_orders_of_like_name"],
    ["a cancelled one", { accountId: "account-1", status: "cancelled" }, byName, [], "cancelled_order_of_same_sum"],
    [
      "another's for whom the payer was confirmed",
      { depositor: "GANBAT DORJ", names: [], due: 36_900 },
      byName,
      [{ payer: senderKey("BAT BOLORMAA"), accountId: "account-2" }],
      "evidence_differs",
    ],
  ])("waits: %s", (_, change, evidence, senders, code) => {
    const orders = [order(), order({ ...later, ...change })];
    expect(one(line({ ...day, ...evidence }), orders, senders)).toMatchObject({ state: "waiting", reason: { code } });
  });

  it("settles nothing when the order of that day is the only one", () => {
    expect(one(line({ ...day, ...byName }), [order(later)])?.state).toBe("waiting");
  });
});

describe("money that an admin has entered by hand", () => {
  const entered = { accountId: "account-1", status: "processing", due: 0, total: 38_900, wonByHand: 38_900 } as const;
  const reason = { code: "entered_by_hand", orderNumber: 1 };

  it.each([byName, bySender])("does not settle another order of the sum: %j", (evidence) => {
    for (const accountId of ["account-1", "account-2"]) {
      expect(one(line(evidence), [order(entered), order({ number: 2, accountId })])).toMatchObject({
        state: "waiting",
        kind: "maybe_entered",
        reason,
        proposals: [{ orderNumbers: [2] }],
      });
    }
  });

  it.each([byName, bySender, byCode])("is no second payment: %j", (evidence) => {
    expect(one(line(evidence), [order(entered)])).toMatchObject({ kind: "maybe_entered", reason, proposals: [] });
  });

  it.each([39_900, 37_600, 61_400])("is no second payment where the code comes with another sum: %i", (amount) => {
    const codes = [order(entered).code, order({ number: 2 }).code];
    for (const texts of [codes.slice(0, 1), codes]) {
      const orders = [order(entered), order({ ...entered, number: 2 })];
      expect(one({ ...line({ texts }), amount }, orders)).toMatchObject({
        kind: "maybe_entered",
        reason,
        proposals: [],
      });
    }
  });

  it("waits also where the order was placed long ago and the money was entered lately", () => {
    const orders = [
      order({ ...entered, placedAt: minutesAfter(-40 * 24 * 60), enteredAt: minutesAfter(30) }),
      order({ number: 2, accountId: "account-1" }),
    ];
    expect(one(line(byName), orders)).toMatchObject({ kind: "maybe_entered", reason });
  });

  it("leaves alone what has another's code, came before, or is long past", () => {
    const orders = [order(entered), order({ number: 2 })];
    expect(one(line({ ...byName, texts: [transferCode(2)] }), orders)).toMatchObject({ orderNumbers: [2] });
    for (const minutes of [120, -31 * 24 * 60]) {
      const placed = order({ ...entered, placedAt: minutesAfter(minutes) });
      expect(one(line(byName), [placed, order({ number: 2, accountId: "account-1" })])?.state).toBe("settled");
    }
  });
});

describe("a second account of the same person that owes nothing", () => {
  const paid = { status: "completed", due: 0, total: 9000 } as const;
  const own = order({ depositor: "ENKHBAYAR BOLORMAA", names: ["ENKHBAYAR BOLORMAA"] });
  const second = order({ ...own, ...paid, number: 2, accountId: "second" });
  const cut = { payer: "ENKHBAYAR BOLORM" };

  it.each<[string, Partial<StatementLine>, MatchableOrder[]]>([
    ["a name that was cut off", cut, [own, second]],
    ["a whole name", { payer: "엥흐바야르볼로르마" }, [own, second]],
    [
      "a given name as it was typed at checkout",
      { payer: "BOLORMAA" },
      [order({ depositor: "Bolormaa", names: ["Болормаа"] }), order({ ...paid, number: 2, names: ["Болормаа"] })],
    ],
  ])("does not stand in the way of %s", (_, change, orders) => {
    expect(one(line(change), orders)).toMatchObject({ state: "settled", orderNumbers: [1], evidence: "name" });
  });

  it.each<[string, Partial<StatementLine>, MatchableOrder[]]>([
    ["it owes anything", cut, [own, order({ ...second, status: "pending", due: 9000 })]],
    ["it has paid this sum lately", cut, [own, { ...second, total: 38_900 }]],
    ["it has another name as well", cut, [own, { ...second, names: ["ENKHBAYAR BOLORTUYA"] }]],
    [
      "a given name is all that is known of both, and was not typed",
      { payer: "BOLORMAA" },
      [order({ depositor: "Болормаа Бат" }), order({ ...paid, number: 2, depositor: "Болормаа" })],
    ],
  ])("stands in the way where %s", (_, change, orders) => {
    expect(one(line(change), orders)?.state).toBe("waiting");
  });
});
