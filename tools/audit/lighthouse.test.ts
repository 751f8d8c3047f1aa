import { describe, expect, it } from "vitest";
import { auditTable, faultsOf, median, missed, readScores, type Scores, slowdownOf } from "./lighthouse.ts";

function scores(other?: Partial<Scores>) {
  return {
    performance: 97,
    accessibility: 100,
    "best-practices": 100,
    seo: 100,
    lcp: 1700,
    tbt: 150,
    cls: 0.01,
    ...other,
  };
}

function report(performance: number) {
  return {
    categories: {
      performance: { score: performance, auditRefs: [{ id: "largest-contentful-paint", weight: 25 }] },
      accessibility: { score: 0.98, auditRefs: [{ id: "color-contrast", weight: 7 }] },
      "best-practices": { score: 1, auditRefs: [] },
      seo: { score: 1, auditRefs: [] },
    },
    audits: {
      "largest-contentful-paint": { title: "LCP", score: 0.5, numericValue: 2499.6, displayValue: "2.5 s" },
      "total-blocking-time": { title: "TBT", score: 1, numericValue: 99.6 },
      "cumulative-layout-shift": { title: "CLS", score: 1, numericValue: 0.01234 },
      "color-contrast": { title: "Contrast is too low", score: 0 },
    },
  };
}

describe("the audit", () => {
  it.each([
    [100, 1],
    [150, 1],
    [475, 1.5],
    [800, 2],
    [1300, 3],
    [1533, 4],
    [2000, 6],
    [2233, 7],
  ])("has a machine of benchmarkIndex %i slowed down %f times", (index, slowdown) => {
    expect(slowdownOf(index)).toBe(slowdown);
  });

  it("reads scores out of 100, the largest paint in ms and the shift", () => {
    expect(readScores(report(0.934))).toEqual({
      performance: 93,
      accessibility: 98,
      "best-practices": 100,
      seo: 100,
      lcp: 2500,
      tbt: 100,
      cls: 0.012,
    });
  });

  it("counts a page that could not be measured as a miss", () => {
    expect(missed(readScores({ categories: {}, audits: {} }))).toHaveLength(7);
  });

  it("takes the median of each score", () => {
    const runs = [scores({ lcp: 900, performance: 99 }), scores({ lcp: 3000, performance: 80 }), scores({ lcp: 1500 })];
    expect(median(runs)).toMatchObject({ lcp: 1500, performance: 97 });
  });

  it("passes a page that is exactly at its targets, and names every score that misses", () => {
    expect(missed(scores({ performance: 95, lcp: 1800, tbt: 200, cls: 0.02 }))).toEqual([]);
    expect(missed(scores({ performance: 94, seo: 99, lcp: 1801, tbt: 201, cls: 0.021 }))).toEqual([
      "performance",
      "SEO",
      "LCP ms",
      "TBT ms",
      "CLS",
    ]);
  });

  it("says what cost a page its points, and nothing of what is good enough", () => {
    expect(faultsOf(report(0.9))).toEqual([
      "performance: LCP (2.5 s)",
      "accessibility: Contrast is too low (color-contrast)",
    ]);
    expect(faultsOf(report(0.96))).toEqual(["accessibility: Contrast is too low (color-contrast)"]);
  });

  it("prints a table that marks what misses", () => {
    const table = auditTable([{ page: "home", scores: scores({ lcp: 2000 }) }]);
    expect(table).toContain("✖ 2000");
    expect(table).toContain("≤ 1800");
    expect(table.match(/✖/g)).toHaveLength(1);
  });
});
