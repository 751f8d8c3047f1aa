import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import { isLegalKind, type LegalKind } from "../contract";

/** The kind in a call's path. Throws 404 `not_found`. */
export function kindOf(request: MedusaRequest): LegalKind {
  const { kind = "" } = request.params;
  if (!isLegalKind(kind)) throw new ApiError(404, "not_found");
  return kind;
}
