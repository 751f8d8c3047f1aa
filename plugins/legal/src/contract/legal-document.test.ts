import { expect, it } from "vitest";
import { legalBlocks } from "./legal-document";

it("a legal text is headings with anchors, paragraphs with their lines, and lists; markup is text", () => {
  expect(legalBlocks("Intro\nsecond line\n\n# One\n\n- a\n- <b>b</b>\nAfter\n\n# Two\n#no heading\n\n- c")).toEqual([
    { kind: "paragraph", text: "Intro\nsecond line" },
    { kind: "heading", text: "One", id: "part-1" },
    { kind: "list", items: ["a", "<b>b</b>"] },
    { kind: "paragraph", text: "After" },
    { kind: "heading", text: "Two", id: "part-2" },
    { kind: "paragraph", text: "#no heading" },
    { kind: "list", items: ["c"] },
  ]);
});

it("an empty text has no blocks", () => {
  expect(legalBlocks(" \n\n ")).toEqual([]);
});
