import { expect, it } from "vitest";
import { statementsTable } from "./statements.mjs";

it("marks where the storefront keeps less than nine tenths of its reads", () => {
  const read = (/** @type {number} */ perSecond, /** @type {"without" | "matching" | "settling"} */ phase) => ({
    name: "GET /",
    perSecond,
    p95: 2,
    phase,
  });
  const imports = [{ load: ", ten at a time", matched: 6.04, answered: 14.2, done: 31.4, settled: 470, waiting: 4530 }];
  const reads = [read(900, "without"), read(1000, "without"), read(1100, "without"), read(910, "matching")];
  const lines = statementsTable({ imports, reads: [...reads, read(890, "settling")] }).split("\n");
  expect(lines[1]).toBe(
    "reads, ten at a time: read and matched in 6.04 s, answered in 14.2 s; 470 settled in 31.4 s; 4530 wait.",
  );
  const [name, ...cells] =
    lines
      .at(-1)
      ?.split("|")
      .map((cell) => cell.trim())
      .slice(1, -1) ?? [];
  expect([name, cells]).toEqual(["GET /", ["1000, 2.00", "91 %, 2.00", "✖ 89 %, 2.00"]]);
});
