import { transferCode } from "@zakh/orders/contract";
import type { StatementRow } from "@zakh/statement-reader";
import { expect, it } from "vitest";
import { distinctKeys } from "./distinct-keys";
import { compareRows, type KnownLine } from "./new-rows";

function row(overrides: Partial<StatementRow> = {}): StatementRow {
  return {
    row: 1,
    at: "2026-11-25T05:02:00.000Z",
    precision: "minute",
    direction: "in",
    amount: 54_700,
    balance: 154_700,
    payer: "BAT BOLORMAA",
    texts: [],
    isProven: true,
    key: "balance|1#1",
    looseKey: "payer|1#1",
    ...overrides,
  };
}

const known: KnownLine = {
  number: 7,
  key: "balance|1#1",
  looseKey: "payer|1#1",
  at: "2026-11-25T05:02:00.000Z",
  precision: "minute",
  amount: 54_700,
  balance: 154_700,
  bankAccount: 3,
  payer: "BAT BOLORMAA",
  texts: [],
};

function duplicateRows(...input: Parameters<typeof compareRows>) {
  return compareRows(...input).duplicates;
}

function maybe(...input: Parameters<typeof compareRows>) {
  return [...compareRows(...input).maybe.values()];
}

it("knows a transfer again", () => {
  expect(duplicateRows([row()], 3, [known]).size).toBe(1);
});

it("keeps two equal transfers apart by their balances", () => {
  expect(duplicateRows([row({ key: "balance|2#1", balance: 209_400 })], 3, [known]).size).toBe(0);
});

it("compares by the payer where one of the two tells no balance", () => {
  const alert = row({ balance: undefined, key: "payer|1#1" });
  expect(duplicateRows([alert], 3, [known]).size).toBe(1);
  const ofAlert = { ...known, key: "payer|1#1", balance: null };
  expect(duplicateRows([row({ key: "balance|2#1" })], 3, [ofAlert]).size).toBe(1);
});

it("lets another account have the same transfer, unless the account is not known", () => {
  expect(duplicateRows([row()], 4, [known]).size).toBe(0);
  expect(duplicateRows([row()], 0, [known]).size).toBe(1);
  expect(duplicateRows([row()], 4, [{ ...known, bankAccount: 0 }]).size).toBe(1);
});

const DAY = { precision: "day", at: "2026-11-24T15:00:00.000Z" } as const;

it("knows a transfer again of which one statement tells the day only", () => {
  const ofDay = { ...DAY, key: "day|1#1", looseKey: "payer|day#1" };
  expect(duplicateRows([row(ofDay)], 3, [known]).size).toBe(1);
  expect(duplicateRows([row()], 3, [{ ...known, ...ofDay }]).size).toBe(1);
  expect(duplicateRows([row({ ...ofDay, balance: 209_400 })], 3, [known]).size).toBe(0);
  // Two transfers, after which the account has the same balance, are not one.
  expect(duplicateRows([row(ofDay), row({ ...ofDay, key: "day|1#2" })], 3, [known]).size).toBe(1);
  expect(duplicateRows([row({ key: "other", at: "2026-11-25T06:02:00.000Z" })], 3, [known]).size).toBe(0);
});

it("holds what may be a transfer that is kept: equal time and amount, and one of the two tells no balance", () => {
  const otherName = { key: "payer|2#1", looseKey: "payer|2#1", payer: "B*LORMAA", balance: undefined };
  expect(maybe([row(otherName)], 3, [known])).toEqual([7]);
  expect(maybe([row({ ...otherName, ...DAY })], 3, [known])).toEqual([7]);
  expect(maybe([row()], 3, [{ ...known, ...otherName, balance: null }])).toEqual([7]);
  expect(maybe([row({ ...otherName, payer: "GANBAT" })], 3, [known])).toEqual([7]);
  expect(maybe([row({ ...otherName, at: "2026-11-25T05:08:00.000Z" })], 3, [known])).toEqual([]);
  expect(maybe([row({ ...otherName, amount: 54_800 })], 3, [known])).toEqual([]);
});

it("holds nothing beside the row that is the kept transfer", () => {
  const other = row({ key: "payer|2#1", looseKey: "payer|2#1", payer: "GANBAT", balance: undefined });
  expect(maybe([row(), other], 3, [known])).toEqual([null]);
  const twoOfAFile = [row({ balance: undefined, key: "payer|1#1" }), other];
  expect(maybe(twoOfAFile, 3, [{ ...known, key: "payer|1#1", balance: null }])).toEqual([]);
});

it("holds the file that is entered for another account", () => {
  expect(maybe([row()], 4, [known])).toEqual([7]);
});

it("takes a transfer that two messages tell with its balance once, and holds one that they tell without", () => {
  expect(compareRows([row(), row({ row: 2, account: "1**2" })], 0, []).duplicates.size).toBe(1);
  const bare = { balance: undefined, key: "payer|1#1" };
  expect(maybe([row(bare), row({ ...bare, row: 2, account: "1**2" })], 0, [])).toEqual([null]);
  expect(maybe([row(bare), row({ row: 2 })], 0, [])).toEqual([null]);
  const second = { ...bare, key: "payer|1#2" };
  expect(maybe([row({ ...bare, account: "12**" }), row({ ...second, account: "1**2" })], 0, [])).toEqual([null]);
  expect(maybe([row(bare), row(second)], 0, [])).toEqual([]);
});

/** A row of an alert message without its balance. */
function message(payer: string, clock = "14:02", occurrence = 1): StatementRow {
  const key = `payer|${clock}|${payer}#${occurrence}`;
  const texts = [`[Web발신]\n카카오뱅크 11/25 ${clock} 입금 54,700원 ${payer}`];
  const at = `2026-11-25T05:${clock.slice(3)}:00.000Z`;
  return row({ row: occurrence, at, balance: undefined, payer, texts, key, looseKey: key });
}

const BAT = "BAT BOLORMAA";
const [ONE, OTHER] = [17, 18].map((number) => `BAT BOLORMAA ${transferCode(number)}`) as [string, string];

it.each<[string, StatementRow, StatementRow, KnownLine[], (number | null)[]]>([
  ["twice in one paste", message(BAT), message(BAT, "14:02", 2), [], [null]],
  [
    "twice after it was pasted once",
    message(BAT),
    message(BAT, "14:02", 2),
    [{ ...known, ...message(BAT), balance: null }],
    [null],
  ],
  ["twice after the file", message(BAT), message(BAT, "14:02", 2), [{ ...known, looseKey: message(BAT).key }], [null]],
  ["again with its name cut", message(BAT), message("BAT BOLOR"), [], [null]],
  ["beside that of another payer", message(BAT), message("GANBAT"), [], []],
  ["beside that of another code", message(ONE), message(OTHER), [], []],
  ["a minute after the other", message(BAT), message(BAT, "14:03"), [], []],
])("counts no message without a balance as a second transfer that is there %s", (_, first, second, lines, held) => {
  expect(maybe([first, second], 3, lines)).toEqual(held);
});

it("holds a transfer that a message and a file date a few minutes apart, if both tell one balance", () => {
  const later = { at: "2026-11-25T05:03:02.000Z", key: "balance|2#1", looseKey: "payer|2#1" };
  expect(maybe([row(later)], 3, [known])).toEqual([7]);
  expect(maybe([row({ ...later, balance: 209_400 })], 3, [known])).toEqual([]);
  expect(maybe([row({ ...later, at: "2026-11-25T05:12:00.000Z" })], 3, [known])).toEqual([]);
});

const NIGHT = { at: "2026-11-25T14:59:00.000Z", key: "balance|night#1", looseKey: "payer|night#1" };
const MORNING = { at: "2026-11-25T15:01:30.000Z", precision: "second", key: "balance|morning#1" } as const;

it("holds a transfer that a message and a file date on two days, a few minutes apart", () => {
  const ofNight = { ...known, ...NIGHT };
  expect(maybe([row({ ...MORNING, looseKey: "payer|morning#1" })], 3, [ofNight])).toEqual([7]);
  const later = { ...MORNING, looseKey: "payer|morning#1", at: "2026-11-25T15:05:00.000Z" };
  expect(maybe([row(later)], 3, [ofNight])).toEqual([]);
  expect(maybe([row(NIGHT)], 3, [{ ...known, ...MORNING, looseKey: "payer|morning#1" }])).toEqual([7]);
  expect(maybe([row({ ...MORNING, looseKey: "a", balance: undefined })], 3, [ofNight])).toEqual([7]);
  expect(maybe([row({ ...MORNING, looseKey: "a", balance: 209_400 })], 3, [ofNight])).toEqual([]);
  const nextDay = { at: "2026-11-25T15:00:00.000Z", precision: "day", key: "day|2#1", looseKey: "b" } as const;
  expect(maybe([row(nextDay)], 3, [ofNight])).toEqual([7]);
  expect(maybe([row(NIGHT)], 3, [{ ...known, ...nextDay }])).toEqual([7]);
  // Of two days that tell no time, each is told whole.
  expect(maybe([row(nextDay)], 3, [{ ...known, ...DAY }])).toEqual([]);
});

it("holds a transfer of one payer that two statements date a few minutes apart, if one tells no balance", () => {
  const bare = { key: "payer|2#1", looseKey: "payer|2#1", balance: undefined };
  for (const at of ["2026-11-25T05:07:00.000Z", "2026-11-25T04:57:00.000Z"]) {
    expect(maybe([row({ ...bare, at })], 3, [known])).toEqual([7]);
    expect(
      maybe([row({ at, key: "b", looseKey: "b" })], 3, [{ ...known, balance: null, key: known.looseKey }]),
    ).toEqual([7]);
    expect(maybe([row({ ...bare, at, payer: "Bat Bolor" })], 3, [known])).toEqual([7]);
    expect(maybe([row({ ...bare, at, payer: "B*T BOLORMAA" })], 3, [known])).toEqual([7]);
    expect(maybe([row({ ...bare, at, payer: "GANBAT" })], 3, [known])).toEqual([]);
  }
  expect(maybe([row({ ...bare, at: "2026-11-25T05:08:00.000Z" })], 3, [known])).toEqual([]);
});

it("keeps two transfers of one payer in one statement two, a few minutes apart", () => {
  const later = { at: "2026-11-25T05:04:00.000Z", key: "b", looseKey: "b" };
  const bare = { balance: undefined };
  const { duplicates, maybe } = compareRows([row(bare), row({ ...bare, ...later })], 3, []);
  expect([duplicates.size, maybe.size]).toEqual([0, 0]);
});

it.each([
  ["name", "GANBAT", "BAT BOLORMAA"],
  ["transfer code", `BOLORMAA ${transferCode(17)}`, `BOLORMAA ${transferCode(18)}`],
])("holds a transfer that has the time, amount and balance of a kept one, and another %s", (_what, payer, other) => {
  const line = { ...known, payer: other };
  const isCode = payer.includes(transferCode(17));
  for (const time of isCode ? [{ ...DAY, key: "day|1#1" }] : [{}, { ...DAY, key: "day|1#1" }]) {
    const { duplicates, maybe } = compareRows([row({ payer, looseKey: "payer|2#1", ...time })], 3, [line]);
    expect([duplicates.size, [...maybe.values()]]).toEqual([0, [7]]);
  }
  const ofDay = { ...line, ...DAY, key: "day|1#1" };
  expect(maybe([row({ payer, looseKey: "payer|2#1" })], 3, [ofDay])).toEqual([7]);
});

it("takes two transfers of one minute and balance for two where both have a code, and another one", () => {
  const [payer, other] = [17, 18].map((number) => `BOLORMAA ${transferCode(number)}`);
  const line = { ...known, payer: other ?? "" };
  const { duplicates, maybe } = compareRows([row({ payer, looseKey: "payer|2#1" })], 3, [line]);
  expect([duplicates.size, maybe.size]).toEqual([0, 0]);
});

it.each([
  ["Bat Bolormaa", "BAT BOLORMAA"],
  ["BAT BOLOR", "BAT BOLORMAA"],
  ["Бат Болормаа", "BAT BOLORMAA"],
  [`BOLORMAA ${transferCode(17)}`, "BOLORMAA"],
  ["(주)카카오페이", "BAT BOLORMAA"],
  ["B*T BOLORMAA", "BAT BOLORMAA"],
  ["", "BAT BOLORMAA"],
])("knows a transfer again whose payer is written as %s and as %s", (payer, other) => {
  expect(duplicateRows([row({ payer, looseKey: "payer|2#1" })], 3, [{ ...known, payer: other }]).size).toBe(1);
  expect(duplicateRows([row({ payer: other, looseKey: "payer|2#1" })], 3, [{ ...known, payer }]).size).toBe(1);
});

it("knows a transfer again of which a file names the holder and an alert what he wrote", () => {
  const file = row({ payer: "GANBAT", texts: ["BOLORMAA"], looseKey: "payer|2#1" });
  expect(duplicateRows([file], 3, [{ ...known, payer: "BOLORMAA" }]).size).toBe(1);
});

it("keeps two transfers of one statement two that only their payers tell apart, also after one of them", () => {
  const [one, other] = [row(), row({ payer: "GANBAT", key: "balance|1#2", looseKey: "payer|2#1" })];
  expect(compareRows([one, other], 3, [])).toEqual({ duplicates: new Map(), maybe: new Map() });
  const ofOther = { ...known, payer: "GANBAT", looseKey: "payer|2#1" };
  expect(compareRows([one, other], 3, [ofOther])).toEqual({
    duplicates: new Map([[other, ofOther]]),
    maybe: new Map(),
  });
  const both = [ofOther, { ...known, number: 8, key: "balance|1#1 2" }];
  expect(duplicateRows([one, other], 3, both).size).toBe(2);
});

it("gives a row another key than that of a line which is another transfer", () => {
  const [one, other] = [row(), row({ payer: "GANBAT", row: 2 })];
  const keys = distinctKeys([one, other], [known.key, `${known.key} 3`]);
  expect([...keys.values()]).toEqual([`${known.key} 2`, `${known.key} 4`]);
});
