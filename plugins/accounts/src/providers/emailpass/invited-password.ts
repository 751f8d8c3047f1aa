import { randomUUID } from "node:crypto";

const PREFIX = "invited:";

/**
 * The name under which a password for an invitation is stored until the invitation is accepted. Anybody can choose one,
 * because Medusa's dashboard does so before it shows the invitation; under names of their own they keep nobody out, and
 * sign nobody in.
 */
export function passwordOfInvited(email: string): string {
  return `${PREFIX}${randomUUID()}:${email.toLowerCase()}`;
}

/** Whether a password has such a name, for this email. */
export function isPasswordOfInvited(name: string, email: string): boolean {
  return name.startsWith(PREFIX) && name.slice(PREFIX.length).replace(/^[^:]*:/, "") === email.toLowerCase();
}
