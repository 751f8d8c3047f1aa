import { ApiError } from "../errors/api-error";

/** 404 for a part of Medusa that this shop does not use. */
export function refuseSwitchedOff(): never {
  throw new ApiError(404, "not_found");
}
