import { expect, it } from "vitest";
import { statementsTable } from "./statements.ts";

it("marks where the storefront keeps less than nine tenths of its reads", () => {
  const share = (phase: "without" | "matching" | "settling", seconds: number, reads: number) => ({
    phase,
    seconds,
    reads,
    took: [1, 2, 3],
  });
  const imports = [{ matched: 6.04, answered: 14.2, done: 31.4, settled: 470, waiting: 4530 }];
  const shares = [
    share("without", 4, 4000),
    share("without", 6, 6000),
    share("matching", 2, 1820),
    share("settling", 1, 890),
  ];
  const lines = statementsTable({ imports, shares }).split("\n");
  expect(lines[1]).toBe("read and matched in 6.04 s, answered in 14.2 s; 470 settled in 31.4 s; 4530 wait.");
  const kept = lines.slice(-3).map((line) => line.split("|")[3]?.trim());
  expect(kept).toEqual(["100 %", "91 %", "✖ 89 %"]);
});
