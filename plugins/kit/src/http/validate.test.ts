import { expect, it } from "vitest";
import { z } from "zod";
import { parseInput } from "./validate";

const contract = z.object({ name: z.string(), links: z.array(z.object({ title: z.string() })).optional() });

it("returns what a contract reads, including characters beyond the BMP", () => {
  expect(parseInput(contract, { name: "Бат 👩‍👩‍👧", unknown: 1 })).toEqual({ name: "Бат 👩‍👩‍👧" });
});

it.each([
  ["name", { name: "a\ud800b" }],
  ["name", { name: "\udc00" }],
  ["links.1.title", { name: "a", links: [{ title: "b" }, { title: "\udbff" }] }],
])("refuses half a character by its field: %s", (field, input) => {
  expect(() => parseInput(contract, input)).toThrowError(
    expect.objectContaining({ status: 400, code: "validation_failed", fields: { [field]: "text_invalid" } }),
  );
});
