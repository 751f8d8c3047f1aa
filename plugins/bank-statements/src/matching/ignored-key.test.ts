import { expect, it } from "vitest";
import { type AskedLine, ignoredKey } from "./ignored-key";

const asked = (change: Partial<AskedLine>) =>
  ignoredKey({ kind: "unknown", payer: "", texts: [], proposals: [], ...change });

it.each<[string, Partial<AskedLine>, string]>([
  ["a stranger", { payer: "GOOGLE PAYMENT" }, "GOOGLE PAYMENT"],
  ["the same, however it is written", { payer: " google  payment 11/2026 " }, "GOOGLE PAYMENT"],
  [
    "interest of a sum that somebody owes",
    { kind: "no_payment", payer: "예금이자", proposals: [{ evidence: "amount" }] },
    "예금이자",
  ],
  ["interest", { kind: "no_payment", payer: "예금이자" }, "예금이자"],
  ["interest of a month", { kind: "no_payment", payer: "2026.11 결산이자" }, "결산이자"],
  [
    "interest that a text of the bank tells",
    { kind: "no_payment", texts: ["3", "11.28~12.28", "결산이자"] },
    "결산이자",
  ],
  ["money of a shop that comes back", { kind: "no_payment", payer: "쿠팡 환불" }, "쿠팡 환불"],
])("of %s one never has to be asked again", (_what, change, key) => expect(asked(change)).toBe(key));

it.each<[string, Partial<AskedLine>]>([
  ["nobody is named", { payer: "" }],
  ["the name is a service's, which stands for everybody", { payer: "(주)카카오페이" }],
  ["only digits are told", { payer: "110-234-5678" }],
  ["the name is masked", { payer: "김*수" }],
  ["a name tells an order", { payer: "BAT BOLORMAA", proposals: [{ evidence: "name" }] }],
  ["a code tells one beside interest", { kind: "no_payment", payer: "예금이자", proposals: [{ evidence: "code" }] }],
  ["it is too little for an order", { kind: "too_little", payer: "BAT BOLORMAA" }],
  ["it is doubtful", { kind: "doubtful", payer: "BAT BOLORMAA" }],
  ["nothing says why it is no payment", { kind: "no_payment", texts: ["3"] }],
])("there is always a question where %s", (_what, change) => expect(asked(change)).toBe(""));
