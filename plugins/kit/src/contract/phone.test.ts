import { describe, expect, it } from "vitest";
import { formatPhone, phone, plainPhone } from "./phone";

const WAYS = [
  "010-9988-7766",
  "01099887766",
  "010 9988 7766",
  "010.9988.7766",
  " 010-9988-7766 ",
  "+82 10 9988 7766",
  "+82-10-9988-7766",
  "+821099887766",
  "+82 (0)10-9988-7766",
  "82-10-9988-7766",
  "821099887766",
  "0082 10 9988 7766",
  "00821099887766",
  "10 9988 7766",
  "1099887766",
  "０１０－９９８８－７７６６",
  "＋８２ １０ ９９８８ ７７６６",
];

describe("a Korean mobile number", () => {
  it.each(WAYS)("is 010-9988-7766 written as '%s', for the server and in a field that formats", (way) => {
    expect(phone.parse(way)).toBe("010-9988-7766");
    expect(formatPhone(way)).toBe("010-9988-7766");
  });

  it.each([
    "+976 9911 2233",
    "+1 010 9988 7766",
    "0010 9988 7766",
    "+82 11 9988 7766",
    "+82 2 312 3456",
    "02-312-3456",
    "010-9988-776",
    "010-9988-77665",
    "+82 10 9988 77665",
    "010-9988-7766 x2",
    "a010-9988-7766",
    "",
  ])("is not '%s'", (other) => {
    expect(phone.safeParse(other).error?.issues[0]?.message).toBe("phone_invalid");
  });

  it("is formatted key by key as it is typed, whatever prefix it starts with", () => {
    for (const way of WAYS) {
      let shown = "";
      for (const key of way) shown = formatPhone(shown + key);
      expect(shown, way).toBe("010-9988-7766");
    }
  });
});

it.each([
  ["０２）１２３–４５６７", "02-123-4567"],
  ["(02) 123 4567", "02-123-4567"],
  ["+82 2 123 4567", "+82-2-123-4567"],
  ["утас: 1588·1588", "1588-1588"],
  ["+82 10 9988 7766", "010-9988-7766"],
  ["010 • 9988 • 7766", "010-9988-7766"],
  ["02-123-4567, 010-9988-7766", "02-123-4567, 010-9988-7766"],
  ["Бат 010-9988-7766", "Бат 010-9988-7766"],
  ["", ""],
])("the number '%s' of a shop is '%s'", (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});
