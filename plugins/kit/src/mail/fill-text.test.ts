import { expect, it } from "vitest";
import { fillText } from "./fill-text";

it("puts values into a text as they are, though they look like texts of a catalogue", () => {
  const name = "<b>$1 $t(subject) {{shop}}</b>";
  expect(fillText("{{shop}}: {{name}}, {{days}}", { name, shop: "Зах", days: 7 })).toBe(`Зах: ${name}, 7`);
  expect(fillText("{{shop}}: {{name}}")).toBe(": ");
});
