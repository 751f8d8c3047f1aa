import { describe, expect, it } from "vitest";
import { typePhone } from "./phone-caret";

/** Types keys one after another at the end of an empty field. */
function type(keys: string): string {
  let value = "";
  for (const key of keys) {
    const next = typePhone(value + key, value.length + 1, value);
    expect(next.caret).toBe(next.value.length);
    value = next.value;
  }
  return value;
}

describe("typing a phone number", () => {
  it("groups the digits 3-4-4 and keeps the caret at the end", () => {
    expect(type("010")).toBe("010");
    expect(type("0101")).toBe("010-1");
    expect(type("0101234")).toBe("010-1234");
    expect(type("01012345")).toBe("010-1234-5");
    expect(type("01012345678")).toBe("010-1234-5678");
  });

  it("ignores a twelfth digit", () => {
    expect(type("010123456789")).toBe("010-1234-5678");
  });

  it("accepts a pasted number with any characters between the digits", () => {
    for (const pasted of [
      "+ 010 1234 5678",
      "\u202a+82 10\u20111234/5678\u202c",
      "０１０．１２３４．５６７８",
      "010\u00ad-1234\u200b-5678\ufeff",
    ]) {
      expect(typePhone(pasted, pasted.length, "")).toEqual({ value: "010-1234-5678", caret: 13 });
    }
  });

  it("replaces the country code by 0, with the caret behind the same digit", () => {
    expect(typePhone("+82 10 9988 7766", 16, "")).toEqual({ value: "010-9988-7766", caret: 13 });
    expect(typePhone("+82 10 9988 7766", 11, "")).toEqual({ value: "010-9988-7766", caret: 9 });
    expect(type("+821099887766")).toBe("010-9988-7766");
    expect(type("00821099887766")).toBe("010-9988-7766");
  });

  it("keeps the caret behind a digit that was inserted in the middle", () => {
    // 010-1|34-5 with a 9 typed at the caret
    expect(typePhone("010-1934-5", 6, "010-134-5")).toEqual({ value: "010-1934-5", caret: 6 });
  });

  it("keeps the caret when a digit in the middle is deleted", () => {
    // 010-12|34-5678, backspace
    expect(typePhone("010-134-5678", 5, "010-1234-5678")).toEqual({ value: "010-1345-678", caret: 5 });
  });

  it("deletes the digit before a dash when the dash is deleted", () => {
    // 010-|1234, backspace removes the dash
    expect(typePhone("0101234", 3, "010-1234")).toEqual({ value: "011-234", caret: 2 });
  });

  it("can be emptied", () => {
    expect(typePhone("", 0, "0")).toEqual({ value: "", caret: 0 });
  });
});
