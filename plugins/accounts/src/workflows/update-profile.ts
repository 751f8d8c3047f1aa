import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { updateCustomersStep, updateUsersStep } from "@medusajs/medusa/core-flows";
import { type AccountChange, updateAccountStep } from "./steps/update-account";

export interface UpdateProfileInput extends AccountChange {
  customerId: string;
  /** Only an admin is a user of Medusa's dashboard. */
  userId: string | null;
}

/** Another name or phone (ruling 21), in the shop, on Medusa's Customer and on its User. Orders keep what they were placed with. */
export const updateProfileWorkflow = createWorkflow("update-profile", (input: UpdateProfileInput) => {
  const profile = updateAccountStep(transform(input, ({ accountId, name, phone }) => ({ accountId, name, phone })));
  updateCustomersStep(
    transform({ input, profile }, (all) => ({
      selector: { id: all.input.customerId },
      update: { first_name: all.profile.name, phone: all.profile.phone },
    })),
  );
  updateUsersStep(
    transform({ input, profile }, (all) =>
      all.input.userId ? [{ id: all.input.userId, first_name: all.profile.name }] : [],
    ),
  );
  return new WorkflowResponse(profile);
});
