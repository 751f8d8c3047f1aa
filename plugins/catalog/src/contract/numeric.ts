import { trimInvisible } from "@zakh/kit/contract";
import { z } from "zod";

const NUMBER = /^\d{1,15}(\.\d{1,15})?$/;

/**
 * A number that forms may send as text, such as `1.5`; blank text becomes `null`. `read` removes its notation first.
 */
export function numeric(code: string, read = trimInvisible, notation = NUMBER) {
  return z
    .union([z.number({ error: code }), z.string({ error: code })], { error: code })
    .transform((value, context) => {
      if (typeof value === "number") return value;
      const text = read(value);
      if (text === "") return null;
      if (notation.test(text)) return Number(text);
      context.issues.push({ code: "custom", message: code, input: value });
      return z.NEVER;
    });
}
