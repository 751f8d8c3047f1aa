import { ApiError } from "@zakh/kit/errors/api-error";
import { isContentKey } from "../contract";

/** The key in the path of a write; 400 for an invalid one. */
export function contentKey(value: string | undefined): string {
  if (value === undefined || !isContentKey(value)) throw new ApiError(400, "site_content_key_invalid");
  return value;
}
