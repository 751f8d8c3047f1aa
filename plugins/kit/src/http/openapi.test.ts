import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readTexts } from "../configuration/read-texts";
import { sortBy } from "../contract/page";
import type { Call } from "./calls";
import { createErrorTexts } from "./error-texts";
import { openApi } from "./openapi";

const TEXTS = readTexts(__dirname, "../contract/locales");
const texts = createErrorTexts([TEXTS]);

const user = z.object({ id: z.int(), email: z.email() }).meta({ id: "User" });
const item = z.object({
  id: z.int(),
  get children() {
    return z.array(item);
  },
});

function documentOf(...calls: Call[]) {
  return openApi(calls, { title: "Shop", version: "1", texts });
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: unknown }[];
  requestBody: { content: Record<string, { schema: Record<string, unknown>; encoding: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: { allOf?: unknown[] } }> }>;
  security: unknown;
  "x-role": string;
}

function only(call: Call): Operation {
  const [operations = {}] = Object.values(documentOf(call).paths);
  return operations[call.method.toLowerCase()] as unknown as Operation;
}

function codes(operation: Operation, status: number): unknown {
  return operation.responses[status]?.content?.["application/json"]?.schema.allOf?.[1];
}

const read: Call = { method: "GET", path: "/api/users/:id", role: "visitor", summary: "A user.", answer: user };
const write: Call = {
  method: "PUT",
  path: "/api/users/:id",
  role: "admin",
  summary: "Changes.",
  status: 204,
};

describe("a call in the document", () => {
  it("is listed by its path and method, with its role", () => {
    const document = documentOf(read, write);
    expect(Object.keys(document.paths)).toEqual(["/api/users/{id}"]);
    expect(Object.keys(document.paths["/api/users/{id}"] ?? {})).toEqual(["get", "put"]);
    expect(only(write)).toMatchObject({ operationId: "putUsersId", "x-role": "admin", security: [{ session: [] }] });
    expect(only(read).security).toEqual([]);
  });

  it("has integer ids, other path names as texts, and the parameters of its query and headers", () => {
    const { parameters } = only({
      ...read,
      path: "/api/service-categories/:slug/stores/:storeId",
      query: z.object({
        limit: z.coerce.number().optional(),
        sort: sortBy(["newest"]),
        merge: z.preprocess((value) => value === "true", z.boolean()),
        from: z.iso.date().describe("First day"),
      }),
      headers: { "Idempotency-Key": "Makes a repeat return the first answer." },
    });
    expect(parameters).toMatchObject([
      { name: "slug", in: "path", required: true, schema: { type: "string" } },
      { name: "storeId", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
      { name: "Idempotency-Key", in: "header", schema: { type: "string" } },
      { name: "limit", in: "query", required: false, schema: { type: "number" } },
      { name: "sort", in: "query", required: false, schema: { enum: ["newest"] } },
      { name: "merge", in: "query", required: false, schema: { type: "boolean" } },
      { name: "from", in: "query", required: true, description: "First day", schema: { format: "date" } },
    ]);
  });

  it("answers exactly the keys of its contract, and documents 304 for reads", () => {
    const document = documentOf(read);
    expect(only(read).responses[200]?.content).toEqual({
      "application/json": {
        schema: {
          type: "object",
          properties: { id: expect.anything(), email: expect.objectContaining({ format: "email" }) },
          required: ["id", "email"],
          additionalProperties: false,
        },
      },
    });
    expect(Object.keys(only(read).responses)).toEqual(["200", "304", "404", "503"]);
    expect(Object.keys(only(write).responses)).toEqual(["204", "400", "401", "403", "404", "413", "415", "503"]);
    expect(document.components).toHaveProperty("schemas.ErrorBody.required", ["code", "message"]);
  });

  it("lists named or repeated schemas once, and every reference resolves", () => {
    const document = documentOf(
      { ...read, answer: z.array(user) },
      { ...read, path: "/api/tree", answer: z.array(item) },
      { ...read, path: "/api/root", answer: item },
      { ...write, body: z.object({ user }) },
    );
    const schemas = document.components.schemas as Record<string, unknown>;
    expect(Object.keys(schemas).sort()).toEqual([
      "ErrorBody",
      "User",
      "UserInput",
      "getRootAnswer",
      "getTreeAnswerPart0",
    ]);
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
    expect(references.length).toBeGreaterThan(5);
    for (const reference of references) {
      expect(Object.keys(schemas).map((name) => `#/components/schemas/${name}`)).toContain(reference);
    }
    expect(text).not.toContain("$defs");
  });

  it("takes its form as multipart, or as JSON without files", () => {
    const { requestBody } = only({
      ...write,
      form: {
        files: {
          images: { maxFiles: 5, accepts: ["image/png", "image/webp"] },
          logo: { maxFiles: 1, accepts: ["image/svg+xml"] },
        },
        fields: z.object({ title: z.string(), productData: z.object({ name: z.string() }) }),
        json: ["productData"],
      },
    });
    expect(requestBody.content["multipart/form-data"]).toMatchObject({
      schema: {
        required: ["title", "productData"],
        properties: {
          title: { type: "string" },
          productData: { type: "object" },
          images: { type: "array", maxItems: 5 },
          logo: { type: "string" },
        },
      },
      encoding: {
        productData: { contentType: "application/json" },
        images: { contentType: "image/png, image/webp" },
        logo: { contentType: "image/svg+xml" },
      },
    });
    expect(requestBody.content["application/json"]?.schema.properties).not.toHaveProperty("images");
  });

  it("lists its own errors beside those of its role, path and body, with their texts", () => {
    const operation = only({ ...write, body: z.object({}), refusals: { 409: ["conflict"], 400: ["too_long"] } });
    expect(codes(operation, 400)).toEqual({
      properties: { code: { enum: ["body_invalid", "id_invalid", "too_long", "validation_failed", "value_invalid"] } },
    });
    expect(codes(operation, 401)).toEqual({ properties: { code: { enum: ["admin_required"] } } });
    expect(codes(operation, 403)).toEqual({
      properties: { code: { enum: ["access_denied", "cross_site", "staff_role_refused"] } },
    });
    expect(operation.responses[409]?.description).toBe(`\`conflict\`: ${TEXTS.en.conflict}`);
  });
});

describe("a table that cannot be documented", () => {
  it("has two rows for one call", () => {
    expect(() => documentOf(read, read)).toThrow("GET /api/users/:id");
  });

  it("has a row without an answer", () => {
    expect(() => documentOf({ ...read, answer: undefined })).toThrow("must have an answer");
    expect(() => documentOf({ ...read, answer: undefined, media: ["text/csv"] })).not.toThrow();
  });
});
