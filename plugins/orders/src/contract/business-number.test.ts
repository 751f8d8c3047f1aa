import { describe, expect, it } from "vitest";
import { businessNumber } from "./business-number";

describe("a business number", () => {
  it.each(["124-81-00998", "1248100998", " 124 81 00998 ", "１２４－８１－００９９８", "124–81–00998"])(
    "is 124-81-00998 written as '%s'",
    (way) => expect(businessNumber.parse(way)).toBe("124-81-00998"),
  );

  it("stays as it is when it is read again", () => {
    const once = businessNumber.parse("2208162517");
    expect(businessNumber.parse(once)).toBe(once);
  });

  it.each(["124-81-00997", "214-81-00998", "124-81-0099", "124-81-009980", "000-00-00000", "12a-81-00998", ""])(
    "is not '%s'",
    (other) => expect(businessNumber.safeParse(other).error?.issues[0]?.message).toBe("business_number_invalid"),
  );

  it("has exactly one check digit", () => {
    const fitting = Array.from("0123456789").filter((last) => businessNumber.safeParse(`124810099${last}`).success);
    expect(fitting).toEqual(["8"]);
  });
});
