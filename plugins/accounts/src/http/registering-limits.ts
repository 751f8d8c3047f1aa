import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientKey } from "@zakh/kit/http/client-address";
import { createLimit } from "@zakh/kit/http/rate-limit";
import type { RegisterInput } from "../contract";

const SECONDS_PER_MINUTE = 60;

/** High, because mobile carriers put thousands of phones behind one address, and many people register on a festival. */
const perAddress = createLimit({ name: "register-address", points: 300, seconds: 60 * SECONDS_PER_MINUTE });

/** By address and email; otherwise a stranger could block somebody's registration by sending their email. */
const perEmail = createLimit({ name: "register-email", points: 30, seconds: 10 * SECONDS_PER_MINUTE });

/** Counts an attempt to register, in the shop or as a customer of `/store`. 429 `too_many_requests`. */
export async function countRegistering(request: MedusaRequest, email: string): Promise<void> {
  const from = clientKey(request);
  await perAddress.take(from);
  await perEmail.take(`${from} ${email}`);
}

/** The same as a middleware of the shop's form, in a call's `after`. */
export async function registeringLimits(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  await countRegistering(request, (request.validatedBody as RegisterInput).email);
  next();
}
