import { email, phone, unlessBlank } from "@zakh/kit/contract";
import { z } from "zod";
import { personName } from "./fields";

/** A customer whom the shop makes for somebody who calls: by name and phone, with an email if there is one. */
export const newCustomer = z.object({ name: personName, phone, email: unlessBlank(email) });
export type NewCustomer = z.infer<typeof newCustomer>;
