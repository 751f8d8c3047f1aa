import type { z } from "zod";

/** A field of a setting's form; with `hint` it has a text below it. */
export type SettingField = { hint?: true } & (
  | { kind: "text"; inputMode?: "email" }
  | { kind: "number"; min: number; max: number }
  /** An amount in won; its arrows change it by `step`. Without one it is typed as text, and "50,000" is understood. */
  | { kind: "won"; step?: number }
  | { kind: "switch" }
  | { kind: "choice"; options: readonly string[] }
  /** One of the shop's languages. */
  | { kind: "language" }
);

/** A setting: its call, storage, version, answer, documentation and form follow from this row. */
export interface SettingRow<Shape extends z.ZodRawShape> {
  key: string;
  /** Who may read it: anybody, the office, or everybody who works for the shop. Only owners may write it. */
  reader: "visitor" | "office" | "staff";
  /** Summaries of reading and of writing it, for the documentation. */
  readSummary: string;
  writeSummary: string;
  /** Schema of the answer, and of a change unless `change` is given. */
  schema: z.ZodObject<Shape>;
  change?: z.ZodObject;
  /** The value while it is not set. */
  default: z.output<z.ZodObject<Shape>>;
  /** Fields that are written and never answered: `SAVED_SECRET` stands for what is saved, and leaves it as it is. */
  secrets?: readonly (keyof Shape)[];
  /** The fields of its form in the back office, in order; without them it has its own screen. */
  fields?: { [Field in keyof Shape]: SettingField };
}

/** What is answered in place of a secret that is saved. */
export const SAVED_SECRET = "••••••••";

export interface AnySettingRow extends Omit<SettingRow<z.ZodRawShape>, "schema" | "default" | "fields" | "secrets"> {
  schema: z.ZodObject;
  secrets?: readonly string[];
  default: Record<string, unknown>;
  fields?: Record<string, SettingField>;
}

/** Checks a row against its own schema, and keeps its type. */
export function setting<Shape extends z.ZodRawShape, Row extends SettingRow<Shape>>(row: Row & SettingRow<Shape>): Row {
  return row;
}
