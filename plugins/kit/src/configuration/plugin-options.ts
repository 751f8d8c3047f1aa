import { type ZodType, z } from "zod";
import { applicationConfig } from "./application-config";

/** Medusa adds the database's connection to the options that it hands to a plugin's modules. */
const ADDED_BY_MEDUSA = "database";

/**
 * The options of a plugin, as `medusa-config` gives them: `plugins: [{ resolve, options }]`. Returns a function that reads
 * them, with the schema's defaults; before Medusa has read its configuration they are the defaults alone. An option that
 * the schema refuses throws a sentence that names plugin and option.
 */
export function definePluginOptions<Schema extends ZodType>(plugin: string, schema: Schema): () => z.output<Schema> {
  let known: { given: unknown; read: z.output<Schema> } | undefined;
  return () => {
    const given = optionsOf(plugin);
    if (known === undefined || known.given !== given) {
      const { [ADDED_BY_MEDUSA]: _, ...own } = given ?? {};
      const parsed = schema.safeParse(own);
      if (!parsed.success) throw new Error(`The options of ${plugin} are wrong:\n${z.prettifyError(parsed.error)}`);
      known = { given, read: parsed.data };
    }
    return known.read;
  };
}

function optionsOf(plugin: string): Record<string, unknown> | undefined {
  for (const entry of applicationConfig()?.plugins ?? []) {
    if (typeof entry !== "string" && entry.resolve === plugin) return entry.options;
  }
  return undefined;
}
