import { blankRows, deleteRows, type Retention } from "@zakh/kit/retention/retention";

import { LIVE } from "../push/queue-pushes";

const forgetAccounts = blankRows(
  "account",
  "username = 'closed-' || number, email = NULL, name = '', phone = ''",
  "deleted_at < $1 AND (name <> '' OR phone <> '' OR email IS NOT NULL)",
);

const forgetCustomers = blankRows(
  "customer",
  "email = NULL, first_name = NULL, last_name = NULL, phone = NULL, company_name = NULL",
  "deleted_at < $1 AND num_nonnulls(email, first_name, last_name, phone, company_name) > 0",
);

export const retention: readonly Retention[] = [
  { name: "password-links", days: 7, forget: deleteRows("password_reset", "expires_at < $1") },
  {
    name: "ended-devices",
    days: 30,
    forget: deleteRows(
      "push_subscription",
      `updated_at < $1 AND id NOT IN (SELECT s.id FROM push_subscription s ${LIVE})`,
    ),
  },
  {
    name: "merged-accounts",
    days: 365,
    forget: blankRows("account_merge", "name = '', username = '', email = ''", "created_at < $1 AND username <> ''"),
  },
  {
    name: "closed-accounts",
    days: 30,
    // Those that were deleted in Medusa's dashboard, with their customers there; who closes an account oneself is forgotten at once.
    async forget(before) {
      await forgetCustomers(before);
      return forgetAccounts(before);
    },
  },
];
