import { defineWrite } from "@zakh/kit/database/define-write";
import { writeAdminRight } from "./admin-right";

/**
 * Makes an account an admin of the shop and of Medusa's dashboard (ruling 18). For an existing admin it restores
 * missing parts. Throws 404 `not_found`.
 */
export const giveAdminRightWorkflow = defineWrite(
  "give-admin-right",
  async ({ number }: { number: number }, { container }) =>
    (await writeAdminRight(container, { number, isAdmin: true })).user,
);
