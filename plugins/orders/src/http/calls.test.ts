import { describe, expect, it } from "vitest";
import { z } from "zod";
import en from "../contract/locales/en.json";
import { registerPaymentMethod } from "../payment/payment-method";
import { testMethod } from "../payment/payment-method.testing";
import { calls } from "./calls";

registerPaymentMethod(testMethod());

/** Error codes of other plugins' catalogues that orders use. */
const FOREIGN =
  /^(quantity_|bank_account_|product_|stock_|conflict$|too_many_requests$|id_invalid$|value_invalid$|not_found$|email_taken$|courier_unknown$|changed_meanwhile$)/;

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "%s",
  (_name, { query, body, answer, refusals = {} }) => {
    it("can be documented", () => {
      for (const schema of [query, body]) {
        if (schema) expect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).toHaveProperty("$schema");
      }
      if (answer) expect(z.toJSONSchema(answer, { unrepresentable: "any" })).toHaveProperty("$schema");
    });

    it("refuses with codes that have a text", () => {
      for (const code of Object.values(refusals).flat()) {
        if (!FOREIGN.test(code)) expect(en).toHaveProperty(code);
      }
    });
  },
);
