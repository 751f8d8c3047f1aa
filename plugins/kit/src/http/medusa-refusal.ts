import { MedusaError } from "@medusajs/framework/utils";
import type { ErrorBody } from "../contract/errors";

const { Types } = MedusaError;

const TYPES_BY_STATUS: Record<number, string> = {
  400: Types.INVALID_DATA,
  401: Types.UNAUTHORIZED,
  403: Types.FORBIDDEN,
  404: Types.NOT_FOUND,
  409: Types.CONFLICT,
};

/**
 * A refusal of the shop's on one of Medusa's own paths. Their clients know a `type` and show nothing but the `message`,
 * so it says what is wrong with each field.
 */
export function medusaRefusal(status: number, body: ErrorBody): ErrorBody & { type: string } {
  const messages = new Set(Object.values(body.fields ?? {}).map(({ message }) => message));
  return {
    ...body,
    type: TYPES_BY_STATUS[status] ?? (status >= 500 ? Types.UNEXPECTED_STATE : Types.NOT_ALLOWED),
    message: messages.size > 0 ? [...messages].join("; ") : body.message,
  };
}
