import { email, phone } from "@zakh/kit/contract";
import { z } from "zod";
import { password, personName } from "./fields";

/** The first of Medusa's two calls that register a customer: `POST /auth/customer/emailpass/register`. */
export const storePasswordInput = z.object({ email, password });

/** The second one, `POST /store/customers`: Medusa's two names are joined, because the shop has one. */
export const storeCustomerInput = z
  .object({
    email,
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
    phone: z.string({ error: "phone_required" }).nullish(),
  })
  .transform(({ first_name: first, last_name: last, ...sent }) => ({
    ...sent,
    name: [first, last].filter(Boolean).join(" "),
    phone: sent.phone ?? "",
  }))
  .pipe(z.object({ email, name: personName, phone }));
