import { describe, expect, it } from "vitest";
import {
  orderNumbersOfCode,
  senderText,
  transferCode,
  transferCodesIn,
  transferCodesNear,
  withoutTransferCodes,
} from "./transfer-code";

/** How many codes there are. */
const CODES = 176_824;

const ALL_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Every text that differs from the code in one sign, or by two swapped ones. */
function slipsOf(code: string): string[] {
  const slips = [...code].flatMap((_, at) =>
    [...ALL_SIGNS].map((sign) => code.slice(0, at) + sign + code.slice(at + 1)),
  );
  for (let at = 1; at < code.length; at += 1) {
    for (let other = 0; other < at; other += 1) {
      const signs = [...code];
      [signs[at], signs[other]] = [signs[other] ?? "", signs[at] ?? ""];
      slips.push(signs.join(""));
    }
  }
  return slips.filter((slip) => slip !== code);
}

describe("a transfer code", () => {
  it("has five characters, none of which people mix up", () => {
    for (const number of numbers(2000)) expect(transferCode(number)).toMatch(/^[2-9][A-HJKMNP-Z][2-9A-HJKMNP-Z]{3}$/);
  });

  it("is another one for every order until all codes are used", () => {
    expect(new Set(numbers(CODES).map(transferCode)).size).toBe(CODES);
  });

  it("is no order's code after one wrong or two swapped characters", () => {
    const passed = numbers(1000)
      .map(transferCode)
      .flatMap(slipsOf)
      .flatMap((slip) => transferCodesIn(slip));
    expect(passed).toEqual([]);
  });

  it("is near what has one sign wrong, missing or too many, or two neighbours swapped", () => {
    for (const text of "5N2BH 5N2BA WN2BH 5N0BH N52BH 5N2HB N2BH 5N2B 5N22BH 5N2BHX".split(" ")) {
      expect(transferCodesNear(text)).toContain("5N2BH");
    }
    for (const text of ["5N2AA", "5N", "N5B2H", "", "BOLORMAA"]) expect(transferCodesNear(text)).not.toContain("5N2BH");
    expect(transferCodesNear("5N2BH")).toEqual(["5N2BH"]);
  });

  it("is found beside a name, in small and in full-width letters", () => {
    const code = transferCode(7);
    expect(transferCodesIn(`BOLORMAA ${code.toLowerCase()}`)).toEqual([code]);
    const wide = [...code].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join("");
    expect(transferCodesIn(`볼로르마 ${wide}`)).toEqual([code]);
  });

  it.each([
    [`BOLORMAA  ${transferCode(7)}`, "BOLORMAA"],
    [`${transferCode(7).toLowerCase()} 볼로르마 김`, "볼로르마 김"],
    [transferCode(7), ""],
    ["SARAA DORJ", "SARAA DORJ"],
  ])("is no part of the sender's name in %s", (text, name) => {
    expect(withoutTransferCodes(text)).toBe(name);
  });

  it("is found in Cyrillic letters of the same look, with accents and unseen signs", () => {
    const code = transferCode(numbers(3000).find((number) => /^.[AEH][MTX]/.test(transferCode(number))) ?? 0);
    const cyrillic = code.replace(
      /[AEHMTX]/g,
      (sign) => ({ A: "А", E: "Е", H: "Н", M: "М", T: "Т", X: "Х" })[sign] ?? sign,
    );
    expect(cyrillic).not.toBe(code);
    expect(transferCodesIn(`Болормаа ${cyrillic}`)).toEqual([code]);
    expect(transferCodesIn([...code].join("\u200b"))).toEqual([code]);
    expect(transferCodesIn([...code].map((sign) => `${sign}\u0301`).join(""))).toEqual([code]);
  });

  it("is found in no name, account number or amount", () => {
    for (const text of ["BOLORMAA", "2BOLD", "110-234-567890", "26,500", "(주)카카오페이", ""]) {
      expect(transferCodesIn(text)).toEqual([]);
    }
  });
});

describe("what is written as the sender's name", () => {
  it("is the last word of the name and the code", () => {
    expect(senderText("BAT BOLORMAA", "7K4M2")).toBe("BOLORMAA 7K4M2");
    expect(senderText(" 볼로르마 ", "7K4M2")).toBe("볼로르마 7K4M2");
  });

  it("is cut in the name, never in the code, to what banks show", () => {
    expect(senderText("BAT GANTULGAJARGAL", "7K4M2")).toBe("GANTULGA 7K4M2");
    expect(senderText("볼로르마아", "7K4M2")).toBe("볼로르마 7K4M2");
    expect(senderText("Болормаа", "7K4M2")).toBe("Боло 7K4M2");
  });

  it("is the code where there is no name", () => {
    expect(senderText("", "7K4M2")).toBe("7K4M2");
  });
});

describe("the orders of a code", () => {
  it("are the one it was made of, and those a whole round of codes later", () => {
    for (const number of numbers(500)) expect(orderNumbersOfCode(transferCode(number))[0]).toBe(number);
    expect(orderNumbersOfCode(transferCode(CODES + 7))).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((round) => 7 + round * CODES),
    );
  });

  it("are none for another text", () => {
    expect(orderNumbersOfCode("БОЛД")).toEqual([]);
    expect(orderNumbersOfCode("")).toEqual([]);
  });
});
