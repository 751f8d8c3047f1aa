import { expect, it } from "vitest";
import { z } from "zod";
import { calls } from "./calls";

it("can be documented: every call's schemas are JSON schemas", () => {
  for (const { answer, body, query, form } of calls) {
    if (answer) expect(z.toJSONSchema(answer, { unrepresentable: "any" })).toHaveProperty("$schema");
    for (const schema of [body, query, form?.fields].filter((each) => each !== undefined)) {
      expect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).toMatchObject({ type: "object" });
    }
  }
});
