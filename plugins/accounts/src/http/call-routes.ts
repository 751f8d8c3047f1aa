import type { MiddlewareRoute } from "@medusajs/framework/http";
import { type Call, type Middleware, type Role, toMiddlewareRoutes } from "@zakh/kit/http/calls";
import { findAdmin, findCustomer, optionalCustomer, optionalStaff, requireCustomer, requireStaff } from "./guards";

/**
 * A plugin's table of calls with the guards of spec §6. `more` adds guards of roles that only a higher plugin knows.
 */
export function callRoutes(
  calls: readonly Call[],
  more: Partial<Record<Role, readonly Middleware[]>> = {},
): MiddlewareRoute[] {
  return toMiddlewareRoutes(calls, {
    roles: { visitor: [], customer: [requireCustomer], ...more },
    admin: requireStaff,
    alsoLoads: { customer: optionalCustomer, admin: optionalStaff },
    accountOf: (request) => {
      const admin = findAdmin(request);
      const account = admin ?? findCustomer(request);
      return account && { id: account.accountId, isAdmin: admin !== undefined };
    },
  });
}
