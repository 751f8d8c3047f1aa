import { line, trimInvisible, withoutThousands } from "@zakh/kit/contract";
import { z } from "zod";
import { ALLERGENS } from "./allergens";
import { numeric } from "./numeric";
import { TEMPERATURES, type Temperature } from "./temperatures";

/**
 * Facts of a product that are the same in every language: what Korea's notice for food asks for beside its texts. A further one is a
 * row here, and its label; the column `facts`, calls, history, version and forms follow.
 */
export const productFacts = {
  temperature: (
    z
      .string({ error: "value_invalid" })
      .overwrite(trimInvisible)
      // Forms choose one of them.
      .pipe(z.enum(["", ...TEMPERATURES], { error: "value_invalid" })) as unknown as z.ZodType<
      "" | Temperature,
      "" | Temperature
    >
  ).describe("How it is kept and sent; empty until somebody says it"),
  // What was read is sent back (ruling 67): nothing is null there, and blank in a form.
  packWeight: z
    .preprocess(
      (given) => given ?? "",
      numeric("value_invalid", withoutThousands).pipe(
        z
          .number({ error: "value_invalid" })
          .int("value_invalid")
          .min(1, "value_invalid")
          .max(100_000, "value_invalid")
          .nullable(),
      ),
    )
    .describe("Grams of one pack or piece; null until somebody says it"),
  grade: line(60).describe("As its label says it, such as 1++ or Choice"),
  producer: line(200).describe("Producer or importer"),
  allergens: z
    .array(z.enum(ALLERGENS, { error: "value_invalid" }), { error: "value_invalid" })
    .max(ALLERGENS.length, "too_long")
    .transform((given) => ALLERGENS.filter((one) => given.includes(one)))
    .describe("Of what Korea's labels must name, in its order"),
};

export const PRODUCT_FACT_FIELDS = Object.keys(productFacts) as ProductFact[];
export type ProductFact = keyof typeof productFacts;
export type ProductFacts = { [Fact in ProductFact]: z.output<(typeof productFacts)[Fact]> };

/** What nothing was said of. */
export const NO_FACTS: ProductFacts = { temperature: "", packWeight: null, grade: "", producer: "", allergens: [] };

/** The facts of a product or of its form; `NO_FACTS` where it has none. */
export function factsOf(of: Partial<ProductFacts>): ProductFacts {
  const given = PRODUCT_FACT_FIELDS.filter((field) => of[field] !== undefined);
  return { ...NO_FACTS, ...Object.fromEntries(given.map((field) => [field, of[field]])) };
}

/** The facts as a form has them: a number is text while it is typed. */
export type TypedFacts = Omit<ProductFacts, "packWeight"> & { packWeight: string };

export function typedFacts(of: ProductFacts): TypedFacts {
  const { packWeight, ...facts } = factsOf(of);
  return { ...facts, packWeight: packWeight === null ? "" : String(packWeight) };
}
