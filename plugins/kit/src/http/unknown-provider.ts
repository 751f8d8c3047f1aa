import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { applicationConfig } from "../configuration/application-config";
import { ApiError } from "../errors/api-error";

/** Paths below `/auth` that name no provider, by their first part. */
const WITHOUT_PROVIDER = ["mfa", "session", "token", "verification"];
/** The one of them that is read. */
const FACTORS = "mfa/factors";

/** Answers 404 where no payment provider has the name: Medusa says 200, and fails later with its stack in the log. */
export async function refuseUnknownPaymentProvider(
  { path, scope }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  const [, provider = ""] = path.split("/");
  const found = await scope.resolve(Modules.PAYMENT).listPaymentProviders({ id: `pp_${provider}` }, { take: 1 });
  next(found.length > 0 ? undefined : new ApiError(404, "not_found"));
}

/** Answers 404 for a sign-in that the application does not have, which Medusa would log as an error of the shop. */
export function refuseUnknownAuthProvider(
  { method, path }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  const isRead = method === "GET" || method === "HEAD";
  const [first = "", second = "", third] = path.toLowerCase().split("/").filter(Boolean);
  const namesNone = isRead ? `${first}/${second}` === FACTORS : WITHOUT_PROVIDER.includes(first);
  // A registration has its own refusal (403 `registration_closed`).
  const isNamed = second !== "" && second !== "providers" && third !== "register" && !namesNone;
  if (isNamed && !authProviders().some((id) => id === first || id === second)) throw new ApiError(404, "not_found");
  next();
}

function authProviders(): (string | undefined)[] {
  const auth = applicationConfig()?.modules?.[Modules.AUTH];
  const options = typeof auth === "object" ? auth.options : undefined;
  return ((options?.providers ?? []) as { id?: string }[]).map(({ id }) => id);
}
