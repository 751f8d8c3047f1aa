import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import type { ZodType } from "zod";
import { ownRead } from "../cache/own-read";
import type { AccountOf, FormDefinition } from "./form";
import { readForm } from "./form";
import { whileAwaited } from "./still-awaited";
import { tellChanges } from "./tell-changes";
import { validateBody, validateQuery } from "./validate";

/** Who may call: each role is named by the guard that lets it through (spec §6). */
export type Role = "visitor" | "customer" | "store owner" | "admin";

export type Method = Call["method"];

/** Codes of refusals, by status. */
export type Refusals = Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503, readonly string[]>>;

export type Middleware = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => void | Promise<void>;

/** One call of the API: a row of its plugin's table, from which guard, validation and documentation are made. */
export type Call = ReadCall | WriteCall;

interface ReadCall extends CallParts {
  method: "GET";
  /** All tables that a personal read depends on, guards included, when the edge may keep its answer for the one who asked. */
  own?: readonly string[];
}

interface WriteCall extends CallParts {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  own?: never;
}

interface CallParts {
  /** With parameters as Express writes them: `/api/orders/:id`. */
  path: `/api/${string}`;
  role: Role;
  /** One sentence for the documentation. */
  summary: string;
  /** Sessions that see more than the role alone; filled in before the handler runs. */
  knows?: readonly ("customer" | "admin")[];
  query?: ZodType;
  /** Request headers that it reads beyond the usual ones, each with a sentence for the documentation. */
  headers?: Readonly<Record<string, string>>;
  /** The JSON body. */
  body?: ZodType;
  /** The multipart body, instead of a JSON one. */
  form?: FormDefinition;
  /** Rate limits and guards that need no body. */
  before?: readonly Middleware[];
  /** Rate limits that need the validated body. */
  after?: readonly Middleware[];
  /** 200 unless given; 204 where nothing is answered. */
  status?: 200 | 201 | 204;
  /** The whole answer; none for 204. */
  answer?: ZodType;
  /** Media types of an answer that is no JSON, instead of `answer`. */
  media?: readonly string[];
  /** Answers it, where it has no file of its own under `api/`. */
  handler?: (request: MedusaRequest, response: MedusaResponse) => void | Promise<void>;
  /** Codes of the refusals beyond those that role, body and path imply, by status. */
  refusals?: Refusals;
}

/** What stands in front of a call of each role, and what fills in the sessions that a call `knows`. */
export interface Guards {
  roles: Partial<Record<Role, readonly Middleware[]>>;
  knows: Record<"customer" | "admin", Middleware>;
  /** Who was let through; what is uploaded counts to that account, and to the client's address without it. */
  accountOf?: AccountOf;
}

/** A plugin's table of calls, as the rows that Medusa takes. A role without a guard is refused at start. */
export function toMiddlewareRoutes(calls: readonly Call[], guards: Guards): MiddlewareRoute[] {
  return calls.flatMap((call) => {
    const guard = guards.roles[call.role];
    if (!guard) throw new Error(`No guard stands for the role "${call.role}" of ${call.method} ${call.path}`);
    const middlewares = [
      ...(call.own ? [ownRead(call.own)] : []),
      ...guard,
      ...(call.knows ?? []).map((half) => guards.knows[half]),
      ...(call.before ?? []),
      ...(call.query ? [validateQuery(call.query)] : []),
      ...(call.form ? [readForm(call.form, guards.accountOf)] : []),
      ...(call.body ? [validateBody(call.body)] : []),
      ...(call.after ?? []),
      ...(call.method === "GET" ? [] : [tellChanges, whileAwaited]),
      // Under the same matcher as its guard, so that no spelling of the path passes one and not the other.
      ...(call.handler ? [call.handler] : []),
    ];
    const names = literalNeighbours(call, calls);
    const ours = names.size > 0 ? middlewares.map((run) => unlessPath(names, run)) : middlewares;
    return ours.length > 0 ? [{ matcher: call.path, methods: [call.method], middlewares: ours as never }] : [];
  });
}

/** `/api/stores/:id` also matches `/api/stores/my-stores`, which has a row of its own. */
function literalNeighbours(call: Call, calls: readonly Call[]): Set<string> {
  const shape = new RegExp(`^${call.path.replace(/:[^/]+/g, "[^/]+")}$`);
  return new Set(
    calls
      .filter(({ method, path }) => method === call.method && path !== call.path && shape.test(path))
      .map(({ path }) => path),
  );
}

function unlessPath(paths: Set<string>, run: Middleware): Middleware {
  return (request, response, next) => (paths.has(request.path) ? next() : run(request, response, next));
}
