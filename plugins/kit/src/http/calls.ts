import type { MedusaNextFunction, MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import type { ZodType } from "zod";
import { personalRead } from "../cache/personal-read";
import { OFFICE_STAFF, type StaffRole } from "../contract/staff-role";
import type { AccountOf, FormDefinition } from "./form";
import { readForm } from "./form";
import { limitHeavyReads } from "./heavy-reads";
import { publishChanges } from "./publish-changes";
import { skipAbandoned } from "./skip-abandoned";
import { validateBody, validateQuery } from "./validate";

/** Who may call. Each role has a guard of the same name (spec §6). */
export type Role = "visitor" | "customer" | "store owner" | "admin";

export type Method = Call["method"];

/** Error codes of a call, by status. */
export type Refusals = Partial<
  Record<400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503, readonly string[]>
>;

export type Middleware = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => void | Promise<void>;

/** One call of the API: a row of its plugin's table, which produces guard, validation, documentation and route. */
export type Call = ReadCall | WriteCall;

interface ReadCall extends CallParts {
  method: "GET";
  /**
   * All tables that a personal read depends on, including those of its guards. Set when the edge may cache the answer
   * per user.
   */
  personalTables?: readonly string[];
  /** It reads much, so few of an account run at once. So do all files (`media`). */
  heavy?: true;
}

interface WriteCall extends CallParts {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  personalTables?: never;
  heavy?: never;
}

interface CallParts {
  /** With parameters in Express' notation: `/api/orders/:id`. */
  path: `/api/${string}`;
  role: Role;
  /**
   * Which of the staff may make an admin's call, and whose session counts where it `knows` an admin; `OFFICE_STAFF` unless given.
   */
  staff?: readonly StaffRole[];
  /** One sentence for the documentation. */
  summary: string;
  /** Additional sessions whose owners see more than the role alone; loaded before the handler runs. */
  alsoLoads?: readonly ("customer" | "admin")[];
  query?: ZodType;
  /** Additional request headers that it reads, each with a sentence for the documentation. */
  headers?: Readonly<Record<string, string>>;
  body?: ZodType;
  /** The multipart body, instead of a JSON body. */
  form?: FormDefinition;
  /** Rate limits and guards that need no body. */
  before?: readonly Middleware[];
  /** Rate limits that need the validated body. */
  after?: readonly Middleware[];
  /** Default 200; 204 for an empty answer. */
  status?: 200 | 201 | 204;
  /** Schema of the answer; omitted for 204. */
  answer?: ZodType;
  /** Media types of an answer that is not JSON, instead of `answer`. */
  media?: readonly string[];
  /** Responds, unless its status is 204, which the row responds then; omitted where a route file under `api/` does all. */
  handler?: (request: MedusaRequest, response: MedusaResponse) => unknown;
  /** Additional error codes by status, beyond those that role, body and path imply. */
  refusals?: Refusals;
}

/** The middlewares in front of a call of each role, and those that load the sessions a call `knows`. */
export interface Guards {
  roles: Partial<Record<Exclude<Role, "admin">, readonly Middleware[]>>;
  /** The guard of an admin's call. */
  admin: (staff: readonly StaffRole[]) => Middleware;
  alsoLoads: { customer: Middleware; admin: (staff: readonly StaffRole[]) => Middleware };
  /**
   * The account that passed the guard. Uploads count against it, or against the client's address when there is none.
   */
  accountOf?: AccountOf;
}

/** Converts a plugin's table of calls to Medusa's middleware routes. Throws at start-up for a role without a guard. */
export function toMiddlewareRoutes(calls: readonly Call[], guards: Guards): MiddlewareRoute[] {
  const heavyReads = limitHeavyReads(guards.accountOf);
  return calls.flatMap((call) => {
    const staff = staffOf(call);
    const guard = call.role === "admin" ? [guards.admin(staff)] : guards.roles[call.role];
    if (!guard) throw new Error(`No guard stands for the role "${call.role}" of ${call.method} ${call.path}`);
    const middlewares = [
      ...(call.personalTables ? [personalRead(call.personalTables)] : []),
      ...guard,
      ...(call.alsoLoads ?? []).map((half) =>
        half === "admin" ? guards.alsoLoads.admin(staff) : guards.alsoLoads.customer,
      ),
      ...(isHeavy(call) ? [heavyReads] : []),
      ...(call.before ?? []),
      ...(call.query ? [validateQuery(call.query)] : []),
      ...(call.form ? [readForm(call.form, guards.accountOf)] : []),
      ...(call.body ? [validateBody(call.body)] : []),
      ...(call.after ?? []),
      ...(call.method === "GET" ? [] : [publishChanges, skipAbandoned]),
      // Uses the same matcher as its guard, so that no spelling of the path bypasses the guard.
      ...(call.handler ? [call.status === 204 ? withNoContent(call.handler) : call.handler] : []),
    ];
    const names = literalNeighbours(call, calls);
    const ours = names.size > 0 ? middlewares.map((run) => unlessPath(names, run)) : middlewares;
    return ours.length > 0 ? [{ matcher: call.path, methods: [call.method], middlewares: ours as never }] : [];
  });
}

function withNoContent(handler: NonNullable<Call["handler"]>): Middleware {
  return async (request, response) => {
    await handler(request, response);
    response.status(204).end();
  };
}

/** Which of the staff may make an admin's call, or are known by another. */
export function staffOf({ staff = OFFICE_STAFF }: Pick<Call, "staff">): readonly StaffRole[] {
  return staff;
}

/** Whether few of an account's run at once. */
export function isHeavy({ heavy, media }: Call): boolean {
  return heavy === true || media !== undefined;
}

/** `/api/stores/:id` also matches `/api/stores/my-stores`, which has its own row. */
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
