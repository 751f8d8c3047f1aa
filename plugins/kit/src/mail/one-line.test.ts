import { expect, it } from "vitest";
import { oneLine } from "./one-line";

it("leaves no way to start another line or header", () => {
  expect(oneLine("Захиалга\r\nBcc: a@b.c\u0000\u0085\u2028x\ty ")).toBe("Захиалга Bcc: a@b.c x y");
});
