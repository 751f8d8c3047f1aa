import { publicId } from "../contract/fields";
import { ApiError } from "../errors/api-error";

function parse(value: string | undefined): number | undefined {
  if (value === undefined || !/^\d{1,10}$/.test(value)) return undefined;
  const result = publicId.safeParse(Number(value));
  return result.success ? result.data : undefined;
}

/** The public id in the path of a read; 404 unless it is a positive integer (ruling 24). */
export function readId(value: string | undefined, code = "not_found"): number {
  const id = parse(value);
  if (id === undefined) throw new ApiError(404, code);
  return id;
}

/** The public id in the path of a write; 400 unless it is a positive integer (ruling 24). */
export function writeId(value: string | undefined): number {
  const id = parse(value);
  if (id === undefined) throw new ApiError(400, "id_invalid");
  return id;
}
