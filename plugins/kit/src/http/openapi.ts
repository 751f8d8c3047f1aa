import { PICTURE_MAX_BYTES } from "../contract";
import { type Call, staffOf } from "./calls";
import type { ErrorTexts } from "./error-texts";
import { type Components, type JsonSchema, toJsonSchema } from "./json-schemas";
import { refusalsOf } from "./refusals";
import { SESSION_COOKIE } from "./session";

export interface OpenApiOptions {
  title: string;
  version: string;
  /** Texts of the error codes; the document shows the English ones. */
  texts: ErrorTexts;
}

/** An OpenAPI 3.1 document; only the parts that the shop reads are typed. */
export interface OpenApiDocument {
  openapi: string;
  info: JsonSchema;
  paths: Record<string, Record<string, JsonSchema>>;
  components: JsonSchema;
}

/**
 * Body of every answer that is not 2xx (ruling 30); some have additional properties, such as the new total of an order.
 */
const ERROR_BODY: JsonSchema = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "string", description: "Stable; the message is its text in the language of the request" },
    message: { type: "string" },
    fields: {
      type: "object",
      description: "Refused fields, by their dotted path",
      additionalProperties: {
        type: "object",
        required: ["code", "message"],
        properties: { code: { type: "string" }, message: { type: "string" } },
        additionalProperties: false,
      },
    },
  },
};

/**
 * Generates the document of all calls from the rows that also produce their guards and validation: role (`x-role`),
 * which of the staff (`x-staff`), parameters, body, answer, and every error by status with its codes. Throws for a row with neither an answer nor 204,
 * and for two rows with the same method and path.
 */
export function openApi(calls: readonly Call[], { title, version, texts }: OpenApiOptions): OpenApiDocument {
  const schemas: Components = { ErrorBody: ERROR_BODY };
  const paths: OpenApiDocument["paths"] = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    const method = call.method.toLowerCase();
    if (paths[path][method]) throw new Error(`Two rows for ${call.method} ${call.path}`);
    paths[path][method] = operation(call, schemas, texts);
  }
  return {
    openapi: "3.1.1",
    info: { title, version },
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: SESSION_COOKIE, description: "Set by the calls that sign in" },
      },
    },
  };
}

function operation(call: Call, schemas: Components, texts: ErrorTexts): JsonSchema {
  const name = nameOf(call);
  return {
    operationId: name,
    summary: call.summary,
    "x-role": call.role,
    ...(call.alsoLoads && { "x-knows": call.alsoLoads }),
    ...((call.role === "admin" || call.alsoLoads?.includes("admin")) && { "x-staff": staffOf(call) }),
    security: call.role === "visitor" ? (call.alsoLoads ? [{}, { session: [] }] : []) : [{ session: [] }],
    parameters: [...pathParameters(call), ...headerParameters(call), ...queryParameters(call, name, schemas)],
    ...(call.body && { requestBody: { required: true, content: jsonContent(call.body, "input", name, schemas) } }),
    ...(call.form && { requestBody: formBody(call.form, name, schemas) }),
    responses: { ...answers(call, name, schemas), ...refusals(call, texts) },
  };
}

/** `GET /api/orders/:id/history` → `getOrdersIdHistory`. */
function nameOf({ method, path }: Call): string {
  const words = path.replace(/^\/api\//, "").split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function pathParameters({ path }: Call): JsonSchema[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    // Public ids are integers; every other path parameter is a text (ruling 24).
    schema: /^id$|Id$/.test(name) ? { type: "integer", minimum: 1, maximum: 2147483647 } : { type: "string" },
  }));
}

function headerParameters({ headers = {} }: Call): JsonSchema[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    description,
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Call, name: string, schemas: Components): JsonSchema[] {
  if (!query) return [];
  const { properties = {}, required = [] } = toJsonSchema(query, "input", `${name}Query`, schemas) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([parameter, { description, ...schema }]) => ({
    name: parameter,
    in: "query",
    required: required.includes(parameter),
    ...(description !== undefined && { description }),
    schema,
  }));
}

type Side = Parameters<typeof toJsonSchema>[1];

function jsonContent(schema: NonNullable<Call["body"]>, io: Side, name: string, schemas: Components): JsonSchema {
  const side = io === "input" ? "Body" : "Answer";
  return { "application/json": { schema: toJsonSchema(schema, io, name + side, schemas) } };
}

/** A multipart body: JSON parts by their schema, file parts as binary; or the fields alone, as JSON. */
function formBody(
  { files, fields, json = [] }: NonNullable<Call["form"]>,
  name: string,
  schemas: Components,
): JsonSchema {
  const content = jsonContent(fields, "input", name, schemas);
  const { schema } = content["application/json"] as { schema: JsonSchema };
  const parts = Object.fromEntries(
    Object.entries(files).map(([part, { maxFiles }]) => {
      const file = { type: "string", contentMediaType: "application/octet-stream", maxLength: PICTURE_MAX_BYTES };
      return [part, maxFiles === 1 ? file : { type: "array", items: file, maxItems: maxFiles }];
    }),
  );
  const encoding = Object.fromEntries([
    ...json.map((part) => [part, { contentType: "application/json" }]),
    ...Object.entries(files).map(([part, { accepts }]) => [
      part,
      { contentType: accepts === "document" ? "application/octet-stream" : accepts.join(", ") },
    ]),
  ]);
  const properties = { ...(schema.properties as JsonSchema), ...parts };
  return { content: { "multipart/form-data": { schema: { ...schema, properties }, encoding }, ...content } };
}

function answers(call: Call, name: string, schemas: Components): JsonSchema {
  const { status = 200, answer, media } = call;
  if (status === 204) return { 204: { description: "Done" } };
  if (!answer === !media) throw new Error(`${call.method} ${call.path} must have an answer`);
  const content = answer
    ? jsonContent(answer, "output", name, schemas)
    : Object.fromEntries((media ?? []).map((type) => [type, {}]));
  return {
    [status]: { description: status === 201 ? "Created" : "Answered", content },
    ...(call.method === "GET" && { 304: { description: "What the client has, by its ETag, still holds" } }),
  };
}

function refusals(call: Call, texts: ErrorTexts): JsonSchema {
  return Object.fromEntries(
    [...refusalsOf(call)].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${texts.text("en", code)}`).join("\n\n"),
        ...(status === 429 && { headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } } }),
        content: {
          "application/json": {
            schema: {
              allOf: [{ $ref: "#/components/schemas/ErrorBody" }, { properties: { code: { enum: codes } } }],
            },
          },
        },
      },
    ]),
  );
}
