import type { MedusaContainer } from "@medusajs/framework/types";
import { findTaken } from "@zakh/accounts/read-models/accounts";
import { registerAccountWorkflow } from "@zakh/accounts/workflows/register-account";
import { shopPool } from "@zakh/kit/database/pool";

/** The first administrator, from `ADMIN_USERNAME`, `ADMIN_EMAIL` and `ADMIN_PASSWORD` (ruling 18). */
export async function seedAdmin(container: MedusaContainer): Promise<void> {
  const {
    ADMIN_USERNAME: username = "admin",
    ADMIN_EMAIL: email = "admin@zakh.local",
    ADMIN_PASSWORD: password,
  } = process.env;
  if (!password) throw new Error("ADMIN_PASSWORD is not set");
  if ((await findTaken(shopPool(), { username, email })).length > 0) return;
  await registerAccountWorkflow(container).run({
    input: { username, email, password, name: "Админ", phone: "", isAdmin: true },
  });
}
