import type { Json } from "./nasty-values";

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
}

/** Texts that match patterns of the contracts. */
const TEXTS = ["010-1234-5678", "1", "2026-11-21", "abc-def", "/path", "09:00", "000000"];

/** A body that is valid by a JSON schema. */
export function sampleBody(schema: Schema, resolve: (ref: string) => Schema): Json {
  const sample = (inner: Schema) => sampleBody(inner, resolve);
  if (schema.$ref) return sample(resolve(schema.$ref));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0] ?? null;
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return sample(choice);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object" || schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sample(inner)]));
  }
  if (type === "array") return schema.items ? [sample(schema.items)] : [];
  if (type === "integer" || type === "number") return Math.max(1, schema.minimum ?? schema.exclusiveMinimum ?? 1);
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (schema.format === "email") return "nobody@example.com";
  const pattern = schema.pattern;
  const fitting = pattern && TEXTS.find((text) => new RegExp(pattern, "u").test(text));
  return fitting || "Хонины мах".padEnd(schema.minLength ?? 0, "а");
}
