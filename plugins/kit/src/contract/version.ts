import { z } from "zod";
import { trimInvisible } from "./visible-text";

/** What a thing that a form edits is answered with: `version` stands for the values that the form edits (ruling 54). */
export type Versioned<T> = T & { version: string };

/** A change that may say which values it was made from. */
export type SinceVersion<T> = T & { version?: string };

const version = z
  .string()
  .describe("Of the values that a form edits; sent back with a change, it finds what was changed meanwhile");

/** The schema of an answer that a form begins with. */
export function versioned<Shape extends z.ZodRawShape>(answer: z.ZodObject<Shape>) {
  return answer.extend({ version });
}

/** The same where shoppers' pages load the answer too: only whoever may edit it is told the version. */
export function versionedForEditors<Shape extends z.ZodRawShape>(answer: z.ZodObject<Shape>) {
  return answer.extend({ version: version.optional() });
}

/** The schema of a change that is refused with 409 `changed_meanwhile` when `version` is not the present one. */
export function sinceVersion<Shape extends z.ZodRawShape>(change: z.ZodObject<Shape>) {
  const read = {
    version: z
      .string({ error: "value_invalid" })
      .overwrite(trimInvisible)
      .max(100, "value_invalid")
      .transform((version) => version || undefined)
      .optional()
      .describe("As it was read; without it the change is made whatever was changed meanwhile"),
  };
  // Keeps what a change asks of several fields together, which `extend` refuses to; its types want to know the shape.
  return (change as z.ZodObject).safeExtend(read) as unknown as ReturnType<typeof change.extend<typeof read>>;
}
