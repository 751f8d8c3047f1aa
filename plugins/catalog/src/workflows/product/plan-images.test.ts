import { describe, expect, it } from "vitest";
import { planImages } from "./plan-images";

const none = new Set<string>();
const current = ["/static/img/a.webp", "/static/img/b.webp"];

function fault(plan: () => unknown): unknown {
  try {
    return plan();
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe("pictures of a saved product", () => {
  it("stay when the form does not mention them, with new files at the end", () => {
    expect(planImages({ current, files: 0, known: none })).toEqual(current);
    expect(planImages({ current, files: 2, known: none })).toEqual([...current, 0, 1]);
  });

  it("are in the order of the form, with new files in their places", () => {
    const retained = ["new:1", "/static/img/b.webp", "new:0", "/static/img/a.webp"];
    expect(planImages({ current, retained, files: 3, known: none })).toEqual([
      1,
      "/static/img/b.webp",
      0,
      "/static/img/a.webp",
      2,
    ]);
  });

  it("are removed when they are not kept", () => {
    expect(planImages({ current, retained: ["/static/img/b.webp"], files: 0, known: none })).toEqual([
      "/static/img/b.webp",
    ]);
    expect(planImages({ current, removed: ["/static/img/a.webp"], files: 0, known: none })).toEqual([
      "/static/img/b.webp",
    ]);
    expect(planImages({ current, retained: current, removed: ["/static/img/a.webp"], files: 0, known: none })).toEqual([
      "/static/img/b.webp",
    ]);
    expect(planImages({ current, retained: [], files: 0, known: none })).toEqual([]);
  });

  it("are recognised by a URL with a cache-busting query too", () => {
    const retained = ["/static/img/b.webp?t=17"];
    expect(planImages({ current, retained, files: 0, known: none })).toEqual(["/static/img/b.webp"]);
    expect(planImages({ current, removed: ["/static/img/b.webp?t=1"], files: 0, known: none })).toEqual([
      "/static/img/a.webp",
    ]);
  });

  it("may come from the shop's other pictures when these exist, and from nowhere else", () => {
    const known = new Set(["/static/img/library.webp"]);
    const retained = ["/static/img/library.webp", "https://evil.example/x.webp", "../../etc/passwd", "new:7"];
    expect(planImages({ current, retained, files: 0, known })).toEqual(["/static/img/library.webp"]);
  });

  it("are listed once", () => {
    const retained = ["/static/img/a.webp", "/static/img/a.webp", "new:0", "new:0"];
    expect(planImages({ current, retained, files: 1, known: none })).toEqual(["/static/img/a.webp", 0]);
  });

  it("are limited to five", () => {
    expect(planImages({ current, files: 3, known: none })).toHaveLength(5);
    expect(fault(() => planImages({ current, files: 4, known: none }))).toBe("images_too_many");
  });
});
