import type { StaffRole } from "@zakh/kit/contract";
import Ajv, { type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** The parts of a call in the OpenAPI document that the tests use. */
export interface Operation {
  summary: string;
  "x-role": "visitor" | "customer" | "store owner" | "admin";
  /** Which of the staff may make an admin's call, or are known by another. */
  "x-staff"?: readonly StaffRole[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

export interface Described {
  method: string;
  /** As in the document: `/api/orders/{id}`. */
  path: string;
  operation: Operation;
}

/** A JSON schema; its content is not typed. */
type JsonSchema = Record<string, unknown>;

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** An answer as received by the test client. */
export interface Received {
  status: number;
  contentType: string | null;
  body: unknown;
}

/** The shop's OpenAPI document, with checks of answers against it. */
export class Description {
  readonly calls: readonly Described[];
  private readonly shapes: readonly { call: Described; shape: RegExp }[];
  private readonly ajv = new Ajv({ strict: false, allErrors: true });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(private readonly document: Document) {
    addFormats(this.ajv);
    this.ajv.addSchema(document, "api");
    this.calls = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
    this.shapes = this.calls.map((call) => ({ call, shape: shapeOf(call.path) }));
  }

  /** The schema of a call's JSON body; the path as in the table, `/api/orders/:id`. */
  bodyOf(method: string, path: string): JsonSchema {
    return this.rowOf(method, path).requestBody?.content["application/json"]?.schema ?? {};
  }

  /** The query parameters of a call. */
  queryOf(method: string, path: string): string[] {
    return (this.rowOf(method, path).parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name);
  }

  /** Resolves a reference `#/components/schemas/…`. */
  resolve(ref: string): JsonSchema {
    return this.document.components.schemas[ref.split("/").at(-1) ?? ""] ?? {};
  }

  private rowOf(method: string, path: string): Operation {
    const row = this.document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    if (!row) throw new Error(`${method} ${path} is not documented`);
    return row;
  }

  /** Throws when an answer is not documented: its status, its type, or any key of its body. */
  check(method: string, url: string, received: Received): void {
    const { pathname } = new URL(url, "http://shop");
    const sent = `${method} ${pathname}: ${received.status} ${JSON.stringify(received.body)?.slice(0, 500)}`;
    const there = this.shapes.flatMap(({ call, shape }) => (shape.test(pathname) ? [call] : []));
    // HEAD counts as GET without a body, and a literal path goes before one with a parameter.
    const call = there
      .filter((candidate) => candidate.method === (method === "HEAD" ? "GET" : method))
      .sort((a, b) => parametersIn(a.path) - parametersIn(b.path))[0];
    if (!call) {
      this.checkUndocumented(there.length > 0, method, received, sent);
      return;
    }

    const response = call.operation.responses[received.status];
    if (!response) throw new Error(`A status that ${call.method} ${call.path} does not document. ${sent}`);
    if (method === "HEAD" || !response.content) {
      if (received.body !== "") throw new Error(`An undocumented body. ${sent}`);
      return;
    }
    const type = received.contentType?.split(";")[0] ?? "";
    if (!(type in response.content)) throw new Error(`The type ${type} is not documented. ${sent}`);
    if (type !== "application/json") return;
    const at = [call.path, call.method.toLowerCase(), "responses", received.status, "content", type, "schema"];
    this.validate(`api#/paths/${at.map((part) => pointer(String(part))).join("/")}`, received.body, sent);
  }

  /** An unknown path must be 404 and a wrong method 405; any other answer is from an undocumented call. */
  private checkUndocumented(known: boolean, method: string, { status, body }: Received, sent: string): void {
    if (known && method === "OPTIONS" && status === 204 && body === "") return;
    const expected = known ? { status: 405, code: "method_not_allowed" } : { status: 404, code: "not_found" };
    this.validate("api#/components/schemas/ErrorBody", body, sent);
    if (status !== expected.status || (body as { code: string }).code !== expected.code) {
      throw new Error(`No call of the document. ${sent}`);
    }
  }

  private validate(schema: string, body: unknown, sent: string): void {
    let validate = this.validators.get(schema);
    if (!validate) {
      validate = this.ajv.compile({ $ref: schema });
      this.validators.set(schema, validate);
    }
    if (validate(body)) return;
    throw new Error(`${sent}\nis not as described: ${this.ajv.errorsText(validate.errors, { separator: "\n" })}`);
  }
}

function shapeOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/\{\w+\}/g, "[^/]+")}/?$`);
}

function parametersIn(path: string): number {
  return path.split("{").length;
}

function pointer(part: string): string {
  return encodeURIComponent(part.replace(/~/g, "~0").replace(/\//g, "~1"));
}
