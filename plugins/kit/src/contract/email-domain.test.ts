import { domainToASCII } from "node:url";
import { describe, expect, it } from "vitest";
import { withAsciiDomain } from "./email-domain";
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
});

it.each([
  ["of capitals", "bat@ШУУДАН.МН"],
  ["of composed letters", "bat@шуудан.мн".normalize("NFD")],
  ["with a full width dot", "bat@шуудан．мн"],
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
