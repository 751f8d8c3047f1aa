import { expect, it } from "vitest";
import { nameWords } from "./name-words";

it.each([
  ["BAT BOLORMAA", ["bat", "bolormaa"]],
  ["Бат-Эрдэнэ", ["батэрдэнэ"]],
  ["B.Болормаа", ["b", "болормаа"]],
  ["토뱅　볼로르마", ["볼로르마"]],
  ["토뱅볼로르마", ["볼로르마"]],
  ["(주)카카오페이 볼로르마님", ["볼로르마"]],
  ["㈜비바리퍼블리카", []],
  ["(주)카카오페이", []],
  ["ＢＯＬＯＲＭＡＡ", ["bolormaa"]],
  ["볼로르마2B3CD", ["볼로르마"]],
  ["BOLORMAA 2b3cd 010-9988-7766", ["bolormaa"]],
  ["=BOLORMAA<b>", ["bolormaa", "b"]],
  ["ATM현금", []],
  ["(주)한패스 신한은행 KB국민은행 전자금융입금", []],
  ["HANPASS 새마을금고 카카오페이증권", []],
  ["하나은행 김하나", ["김하나"]],
  ["", []],
])("the words of %j", (text, words) => {
  expect(nameWords(text)).toEqual(words);
});
