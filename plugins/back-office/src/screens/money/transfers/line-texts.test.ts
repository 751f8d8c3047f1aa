import { expect, it } from "vitest";
import { shownTexts } from "./line-texts";

it.each<[string, string, string[], string]>([
  ["the row's number and the branch's", "BAT BOLD", ["3", "0123", "타행이체"], "타행이체"],
  ["signs without a word", "BAT BOLD", ["-", "110-***-123456", "우리"], "우리"],
  ["the payer again", "BAT BOLD", ["BAT BOLD", "bat  bold", "BOLD"], ""],
  ["a whole message", "BAT BOLD", ["[KB]11/28 18:31 676337**736 BAT BOLD 전자금융입금 27,900 잔액 100,000"], ""],
  ["a message of one text twice", "BAT BOLD", ["모바일", "모바일"], "모바일"],
  ["nothing of a code that stands apart", "BAT BOLD", ["5N2BH Сараа"], "5N2BH Сараа"],
  ["nothing of a message without a payer", "", ["[KB]11/28 18:31 입금 27,900"], "[KB]11/28 18:31 입금 27,900"],
])("leaves out %s", (_what, payer, texts, shown) => expect(shownTexts({ payer, texts, amount: 27_900 })).toBe(shown));
