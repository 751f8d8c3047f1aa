import { expect, it } from "vitest";
import { type QueuedLine, queueRank } from "./queue-order";

const LINES: [string, QueuedLine][] = [
  ["nobody is like its payer", { kind: "unknown", proposals: [] }],
  ["it is interest", { kind: "no_payment", proposals: [] }],
  ["only the sum is somebody's", { kind: "unknown", proposals: [{ evidence: "amount", score: 0.3 }] }],
  [
    "two are alike",
    {
      kind: "doubtful",
      proposals: [
        { evidence: "name", score: 0.9 },
        { evidence: "name", score: 0.9 },
      ],
    },
  ],
  [
    "one is likeliest",
    {
      kind: "doubtful",
      proposals: [
        { evidence: "name", score: 0.9 },
        { evidence: "amount", score: 0.3 },
      ],
    },
  ],
  ["its code is an order's", { kind: "too_little", proposals: [{ evidence: "code", score: 1 }] }],
];

it("stands the further in front the less it asks", () => {
  const sorted = [...LINES].sort(([, one], [, other]) => queueRank(one) - queueRank(other)).map(([what]) => what);
  expect(sorted).toEqual([
    "one is likeliest",
    "its code is an order's",
    "only the sum is somebody's",
    "two are alike",
    "it is interest",
    "nobody is like its payer",
  ]);
});
