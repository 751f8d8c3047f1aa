import { expect, it } from "vitest";
import { newAdvisories, parseReport } from "./package-checks.ts";

const advisory = (id: string, severity: string) => ({
  name: "made-up",
  severity,
  title: "A hole",
  url: `https://github.com/advisories/${id}`,
});

it("tells of high and critical holes that nobody has accepted, each once", () => {
  const report = {
    vulnerabilities: {
      "made-up": { via: [advisory("GHSA-1", "high"), advisory("GHSA-2", "critical"), advisory("GHSA-3", "moderate")] },
      user: { via: ["made-up", advisory("GHSA-1", "high")] },
    },
  };
  expect(newAdvisories(report, { "GHSA-2": "not reached: only in tests" })).toEqual([
    "made-up (high): A hole, https://github.com/advisories/GHSA-1",
  ]);
});

it("takes an answer that is no report for none", () => {
  expect(parseReport('{"message":"405 Method Not Allowed"}')).toBeUndefined();
  expect(parseReport("")).toBeUndefined();
  expect(parseReport('{"vulnerabilities":{}}')).toEqual({ vulnerabilities: {} });
});
