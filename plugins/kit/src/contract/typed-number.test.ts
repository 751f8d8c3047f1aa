import { describe, expect, it } from "vitest";
import { phone } from "./phone";
import { numberGroups, numberSigns, withoutExponents } from "./typed-number";

/** Marks that nobody sees: of direction, joiners, soft hyphens, byte order, variation selectors, tags, fillers. */
const UNSEEN =
  "00AD 034F 061C 115F 1160 17B4 180B 180E 200B 200C 200D 200E 200F 202A 202B 202C 202D 202E 2060 2061 2066 2067 2068 2069 206F 2800 3164 FE0E FE0F FEFF FFA0 E0001 E0020 E007F E0100";
/** Every kind of dash, dot and slash that people and keyboards put between the groups. */
const BETWEEN =
  "- -- \u2010 \u2011 \u2012 \u2013 \u2014 \u2015 \u2212 \u2E3A \u2E3B \u1806 \uFE58 \uFE63 \uFF0D \u2043 \u02D7 \u30FC ㅡ ~ 〜 ⁓ . · ・ 。 ． ⸱ ⸳ ꞏ / ∕ ／ \\ • ‣ ◦ ● ○ ▪ ■ ￭ ⦁ ⁐ ‿ ⁀ ⁔ ﹏ ＿".split(
    " ",
  );
const BLANKS = ["\u0020", "\u00A0", "\u2003", "\u2007", "\u202F", "\u205F", "\u3000", "\t", "\n", " - "];

const marks = UNSEEN.split(" ").map((code) => String.fromCodePoint(Number.parseInt(code, 16)));
const SPELLINGS = [
  ...marks.map((mark) => `${mark}010${mark}-1234-56${mark}78${mark}`),
  ...[...BETWEEN, ...BLANKS].map((sign) => ["010", "1234", "5678"].join(sign)),
  "(010) 1234-5678",
  "［010］1234 5678",
  "010)1234-5678",
  ..."' ` ’ ‘ ´ ʼ ′ ＇ = ＝ ='".split(" ").map((mark) => `${mark}01012345678`),
  '"010-1234-5678"',
  "01012345678.0",
  "010_1234_5678",
  "010 _ 1234 _ 5678",
  "010=1234=5678",
  '="01012345678"',
  ...[
    "утас: ",
    "Утас ",
    "утасны дугаар:",
    "Гар утас - ",
    "Миний утасны дугаар: ",
    "№ ",
    "№",
    "No. ",
    "Tel.",
    "TEL: ",
    "Tel ",
    "phone: ",
    "H.P: ",
    "HP ",
    "Моб. тел.: ",
    "телефон ",
    "номер ",
    "전화번호: ",
    "휴대폰 ",
    "휴대폰번호：",
    "연락처 ",
    "☎ ",
    "☎",
    "📞",
    "утас № ",
  ].map((words) => `${words}010-1234-5678`),
  "０１０－１２３４－５６７８",
  "0️⃣1️⃣0️⃣ 1️⃣2️⃣3️⃣4️⃣ 5️⃣6️⃣7️⃣8️⃣",
];

describe("a number that somebody typed or pasted", () => {
  it("is tried in 60 spellings and more", () => expect(new Set(SPELLINGS).size).toBeGreaterThan(60));

  it.each(SPELLINGS.map((spelling) => [JSON.stringify(spelling), spelling]))(
    "has its signs in %s",
    (_shown, spelling) => {
      expect(numberSigns(spelling)).toBe("01012345678");
      expect(phone.parse(spelling)).toBe("010-1234-5678");
    },
  );

  it.each(["+82 10", "＋82-10", "+82(0)10", "0082 10", "82/10", "\u202a+82\u00a010", "10", "\u206610"])(
    "is the phone that begins with '%s'",
    (prefix) => expect(phone.parse(`${prefix}-1234-5678`)).toBe("010-1234-5678"),
  );

  it.each([
    ["Данс: 110-234-567890", "110-234-567890"],
    ["дансны дугаар 110 234 567890", "110234567890"],
    ["계좌번호 110_234_567890", "110-234-567890"],
    ["사업자등록번호: 123-45-67890", "123-45-67890"],
    ["운송장번호 1234 5678 9012", "123456789012"],
    ["утас: +82 10-1234-5678", "+8210-1234-5678"],
    ["6.12345678901E+11", "612345678901"],
    ["6,12345678901e11", "612345678901"],
    ["1.012345678E+09", "1012345678"],
  ])("in %j is %j", (typed, groups) => expect(numberGroups(typed)).toBe(groups));

  it.each([
    ["ORD-1 6.12345678901E+11", "ORD-1 612345678901"],
    ["6.1234567E+11", "6.1234567E+11"],
    ["6.12345678901E+12", "6.12345678901E+12"],
    ["1.23456789012346E+15", "1.23456789012346E+15"],
  ])("with an exponent, as %j, is %j", (shown, text) => expect(withoutExponents(shown)).toBe(text));

  it("keeps the groups that its writer made with dashes, dots and slashes", () => {
    for (const sign of BETWEEN) expect(numberGroups(`110${sign}234${sign}567890`)).toBe("110-234-567890");
    expect(numberGroups("110 234 567890")).toBe("110234567890");
  });

  it("keeps what tells that it is something else, or hides digits", () => {
    for (const other of [
      "010-****-5678",
      "010-1234-567x",
      "010__1234__5678",
      "_10_1234_5678",
      "010•••••5678",
      "110•••567890",
      "утас",
      "Tel.",
      "6.1234567E+11",
      "Болд 010",
      "#0101234567",
      "a",
      "\0",
    ]) {
      expect(/^\d+$/.test(numberSigns(other))).toBe(false);
      expect(phone.safeParse(`010-1234-5678${other}`).success).toBe(false);
    }
  });
});
