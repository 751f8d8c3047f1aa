import { z } from "zod";
import { trimInvisible } from "./visible-text";

/** The answer to an edit form: `version` is a hash of the values that the form edits (ruling 54). */
export type Versioned<T> = T & { version: string };

/** A change that may name the version it was based on. */
export type SinceVersion<T> = T & { version?: string };

/** What a change was based on: a form may name a version, and the data in it another. */
export type SinceVersions = string | undefined | readonly (string | undefined)[];

const version = z
  .string()
  .describe("Of the values that a form edits; sent back with a change, it finds what was changed meanwhile");

/** The schema of an answer that an edit form starts from. */
export function versioned<Shape extends z.ZodRawShape>(answer: z.ZodObject<Shape>) {
  return answer.extend({ version });
}

/** The same for an answer that shoppers' pages also load: only users who may edit get the version. */
export function versionedForEditors<Shape extends z.ZodRawShape>(answer: z.ZodObject<Shape>) {
  return answer.extend({ version: version.optional() });
}

/** The schema of a change that is refused with 409 `changed_meanwhile` when `version` is not the current one. */
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
  // `safeExtend` keeps the rules that span several fields, which `extend` refuses. Its types need a known shape.
  return (change as z.ZodObject).safeExtend(read) as unknown as ReturnType<typeof change.extend<typeof read>>;
}
