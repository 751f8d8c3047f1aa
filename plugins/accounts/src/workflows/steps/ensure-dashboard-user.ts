import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Medusa's User of an admin; one that was invited there under the same email is taken as it is (ruling 18). */
export const ensureDashboardUserStep = createStep(
  "ensure-dashboard-user",
  async ({ email, name }: { email: string; name: string }, { container }) => {
    const users = container.resolve(Modules.USER);
    const [existing] = await users.listUsers({ email: [email, email.toLowerCase()] }, { select: ["id"], take: 1 });
    if (existing) return new StepResponse({ id: existing.id }, { created: [] as string[] });
    const created = await users.createUsers({ email, first_name: name });
    return new StepResponse({ id: created.id }, { created: [created.id] });
  },
  async (done, { container }) => {
    if (done?.created.length) await container.resolve(Modules.USER).deleteUsers(done.created);
  },
);
