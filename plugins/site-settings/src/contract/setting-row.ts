import type { z } from "zod";

/** A field of a setting's form; with `hint` there is a text below it. */
export type SettingField = { hint?: true } & (
  | { kind: "text"; inputMode?: "email" }
  | { kind: "number"; min: number; max: number }
  /** An amount in won, whose arrows step by `step`. */
  | { kind: "won"; step: number }
  | { kind: "switch" }
  | { kind: "choice"; options: readonly string[] }
  /** One of the languages that the shop knows. */
  | { kind: "language" }
);

/** A setting: its call, storage, version, answer, documentation and form follow from this row. */
export interface SettingRow<Shape extends z.ZodRawShape> {
  /** Under which it is stored. */
  key: string;
  /** Who may read it: anybody, or admins alone. Only admins set it. */
  reader: "visitor" | "admin";
  /** What reading it tells, and what setting it does, for the documentation. */
  tells: string;
  sets: string;
  /** What is answered, and what a change must say unless `change` tells otherwise. */
  schema: z.ZodObject<Shape>;
  change?: z.ZodObject;
  /** What holds while it is not set. */
  default: z.output<z.ZodObject<Shape>>;
  /** Its form in the back office, in this order; without them it has a screen of its own. */
  fields?: { [Field in keyof Shape]: SettingField };
}

/** A row, whichever it is. */
export interface AnySettingRow extends Omit<SettingRow<z.ZodRawShape>, "schema" | "default" | "fields"> {
  schema: z.ZodObject;
  default: Record<string, unknown>;
  fields?: Record<string, SettingField>;
}

/** Holds a row to its own schema, and keeps its type. */
export function setting<Shape extends z.ZodRawShape, Row extends SettingRow<Shape>>(row: Row & SettingRow<Shape>): Row {
  return row;
}
