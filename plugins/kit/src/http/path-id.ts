import { publicId } from "../contract/fields";
import { ApiError } from "../errors/api-error";

function parse(value: string | undefined): number | undefined {
  if (value === undefined || !/^\d{1,10}$/.test(value)) return undefined;
  const result = publicId.safeParse(Number(value));
  return result.success ? result.data : undefined;
}

/** The public id in a path that is read; anything but a positive integer is 404 (ruling 24). */
export function readId(value: string | undefined, code = "not_found"): number {
  const id = parse(value);
  if (id === undefined) throw new ApiError(404, code);
  return id;
}

/** The public id in a path that is written; anything but a positive integer is 400 (ruling 24). */
export function writeId(value: string | undefined): number {
  const id = parse(value);
  if (id === undefined) throw new ApiError(400, "id_invalid");
  return id;
}
