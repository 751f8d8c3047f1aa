import { expect, it } from "vitest";
import { traceNumberIn } from "./trace-number-in";

it.each([
  ["a bar code with nothing else", "002123456789", "002123456789"],
  ["a lot of several animals", "L12345678901234", "L12345678901234"],
  ["blanks between its groups", "0021 2345 6789", "002123456789"],
  ["an address of the register", "https://mtrace.go.kr/mtrace/search?traceNo=002123456789", "002123456789"],
  ["an older address of it", "http://aunit.mtrace.go.kr/a.do?b=1&cattleNo=L12345678901234", "L12345678901234"],
  ["GS1 with weight and day before it", "0108801234567890310300820011260813251002123456789", "002123456789"],
  ["GS1 with brackets", "(01)08801234567890(251)002123456789(10)A1", "002123456789"],
  ["words around it", "이력번호 002123456789 국내산", "002123456789"],
])("is read from %s", (_what, scanned, read) => {
  expect(traceNumberIn(scanned)).toBe(read);
});

it.each(["", "8801234567890", "https://example.com/", "L123", "1234567890123456789"])(
  "is not read from “%s”",
  (scanned) => {
    expect(traceNumberIn(scanned)).toBeUndefined();
  },
);
