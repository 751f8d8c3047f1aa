import { type ZodType, z } from "zod";

export type JsonSchema = { [key: string]: unknown };

/** Named schemas of a document, for references. */
export type Components = Record<string, JsonSchema>;

/**
 * Converts a contract's schema to JSON Schema 2020-12 for an OpenAPI document. Schemas named by `meta({id})` and
 * recursive schemas move to `components`. `io` selects the input or the output side of a transformation.
 */
export function toJsonSchema(
  schema: ZodType,
  io: "input" | "output",
  name: string,
  components: Components,
): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: io === "input" ? requireOnlyRequired : undefined,
  }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  const names = new Map(
    Object.keys($defs).map((key) => {
      const own = /^__schema(\d+)$/.exec(key)?.[1];
      // Input may omit what output contains, so the two sides of one contract are two schemas.
      return [`#/$defs/${key}`, own ? `${name}Part${own}` : io === "input" ? `${key}Input` : key];
    }),
  );
  const holdsItself = pointsAtRoot(root);
  if (holdsItself) names.set("#", name);
  for (const [key, definition] of Object.entries($defs)) {
    define(components, names.get(`#/$defs/${key}`) ?? key, pointing(definition, names));
  }
  if (!holdsItself) return pointing(root, names);
  define(components, name, pointing(root, names));
  return { $ref: reference(name) };
}

/**
 * Removes properties from `required` whose schema accepts `undefined`. zod lists those that are preprocessed, because it
 * cannot see what the preprocessing does with an absent value.
 */
function requireOnlyRequired({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  if (zodSchema._zod.def.type !== "object" || !Array.isArray(jsonSchema.required)) return;
  const { shape } = zodSchema._zod.def;
  const required = jsonSchema.required.filter(
    (key: string) => !shape[key] || !z.safeParse(shape[key], undefined).success,
  );
  if (required.length > 0) jsonSchema.required = required;
  else delete jsonSchema.required;
}

function define(components: Components, name: string, schema: JsonSchema): void {
  const known = components[name];
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two different schemas are called ${name}`);
  }
  components[name] = schema;
}

function pointsAtRoot(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return ("$ref" in value && value.$ref === "#") || Object.values(value).some(pointsAtRoot);
}

/** The schema with references that point to the components, and without zod's own keys. */
function pointing<T>(value: T, names: Map<string, string>): T {
  if (Array.isArray(value)) return value.map((entry) => pointing(entry, names)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    if (key === "id" && typeof entry === "string") return [];
    const target = key === "$ref" ? names.get(entry) : undefined;
    return [[key, target ? reference(target) : pointing(entry, names)]];
  });
  return Object.fromEntries(entries) as T;
}

function reference(name: string): string {
  return `#/components/schemas/${name}`;
}
