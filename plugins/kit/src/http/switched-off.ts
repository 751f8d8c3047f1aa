import { ApiError } from "../errors/api-error";

/** Answers 404 for a feature of Medusa that this shop does not use. */
export function refuseSwitchedOff(): never {
  throw new ApiError(404, "not_found");
}
