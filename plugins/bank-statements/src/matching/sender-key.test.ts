import { expect, it } from "vitest";
import { isPlainName, senderKey } from "./sender-key";

it.each([
  ["토뱅　BAT BOLORMAA", "bat bolormaa"],
  ["bat  bolormaa", "bat bolormaa"],
  ["BAT BOLORMAA 2B3CD", "bat bolormaa"],
  ["(주)카카오페이", ""],
  ["㈜카카오페이", ""],
  ["카카오페이", ""],
  ["12345", ""],
  ["AB", ""],
  ["김*수", ""],
])("the key of %j is %j", (payer, key) => {
  expect(senderKey(payer)).toBe(key);
});

it.each(["=1+1", '=HYPERLINK("http://x")', "<b>BAT</b>", "@SUM(A1)", "+8210", "BAT\u202eAMROLOB", "BAT\u0000", "B&T;"])(
  "%j is no name of a bank",
  (payer) => {
    expect(isPlainName(payer)).toBe(false);
  },
);
