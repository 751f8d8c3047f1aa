import { domainToASCII, domainToUnicode } from "node:url";
import { describe, expect, it } from "vitest";
import { shownEmail, withAsciiDomain } from "./email-domain";
import { email } from "./fields";

const DOMAINS = [
  "шуудан.мн",
  "почта.рф",
  "한국우편.한국",
  "메일.kr",
  "bücher.example",
  "mail.гоо-мах.мн",
  "例え.テスト",
  "😀.example",
];

describe.each(DOMAINS)("an address in %s", (domain) => {
  const ascii = `bat.dorj+1@${domainToASCII(domain)}`;

  it("is the one of its ASCII form", () => {
    if (/^[\p{L}.-]+$/u.test(domain)) expect(email.parse(` bat.dorj+1@${domain} `)).toBe(ascii);
    expect(email.parse(ascii)).toBe(ascii);
  });

  it("is shown in its letters, if those can be typed", () => {
    expect(shownEmail(ascii)).toBe(domain === "😀.example" ? ascii : `bat.dorj+1@${domain}`);
  });
});

it.each(["a.мн", "монголын-мах-хүнсний-дэлгүүр.мн", "ü.example", "한국우편한국우편.한국", "例え.テスト", "øø-aa.kr"])(
  "the letters of %s are those that Node reads",
  (domain) => {
    const ascii = domainToASCII(domain);
    expect(shownEmail(`a@${ascii}`)).toBe(`a@${domainToUnicode(ascii)}`);
  },
);

it.each([
  "bat@gmail.com",
  "bat",
  "",
  "bat@xn--.kr",
  "bat@xn--zzzzzzzzzzzz.kr",
  "bat@xn--a.kr",
  "bat@xn--gmail-.com",
  "bat@xn--999999999.kr",
  // A mark of direction, which would turn what follows it around.
  "bat@xn--ab-0ea.kr",
  "bat@xn--gmail-2o0c.com",
  "bat@xn--80ahg7ab3.xn--",
])("%j is shown as it is", (address) => expect(shownEmail(address)).toBe(address));

it.each([
  ["of capitals", "bat@ШУУДАН.МН"],
  ["of composed letters", "bat@шуудан.мн".normalize("NFD")],
  ["with a full width dot", "bat@шуудан．мн"],
  ["of full width signs", "ｂａｔ＠шуудан．мн"],
])("another spelling %s is the same address", (_, typed) => {
  expect(email.parse(typed)).toBe(`bat@${domainToASCII("шуудан.мн")}`);
});

it.each(["bat", "бат", "@шуудан.мн", "bat@gmail.com", "bat@шуудан.мн/a", "bat@шуу дан.мн", "bat@шуудан.мн:25"])(
  "%s stays as it is",
  (text) => {
    expect(withAsciiDomain(text)).toBe(text);
  },
);

it.each(["бат@шуудан.мн", "bat@шуудан", "bat@.мн", "bat@шуу дан.мн", "bat@-.мн"])("%s is no address", (text) => {
  expect(email.safeParse(text).success).toBe(false);
});
