import { MAX_IMAGES } from "@zakh/catalog/contract";
import { isHeicType, PICTURE_MAX_BYTES, PICTURE_TYPE_NAMES, PICTURE_TYPES } from "@zakh/kit/contract";

/** Why a selection of files is refused: the code of its text, and the text's values. */
export interface SelectionFault {
  code: "images_too_many" | "image_too_large" | "image_heic" | "image_type_unsupported" | "image_broken";
  params: Record<string, string | number>;
}

const MEGABYTE = 1024 * 1024;

type Chosen = Pick<File, "name" | "size" | "type">;

/**
 * The error of adding these files to a product with `present` pictures, or `undefined`. One bad file refuses all of
 * them (spec §5). The server checks again, by the bytes.
 */
export function selectionFault(files: readonly Chosen[], present: number): SelectionFault | undefined {
  if (present + files.length > MAX_IMAGES) return { code: "images_too_many", params: { most: MAX_IMAGES } };
  const heic = files.find(({ type }) => isHeicType(type));
  if (heic) return { code: "image_heic", params: { name: heic.name } };
  const large = files.find(({ size }) => size > PICTURE_MAX_BYTES);
  if (large) {
    const size = Number((large.size / MEGABYTE).toFixed(1));
    return { code: "image_too_large", params: { name: large.name, size, megabytes: PICTURE_MAX_BYTES / MEGABYTE } };
  }
  const foreign = files.find(({ type }) => !(PICTURE_TYPES as readonly string[]).includes(type));
  if (!foreign) return undefined;
  const accepts = PICTURE_TYPES.map((type) => PICTURE_TYPE_NAMES[type]).join(", ");
  return { code: "image_type_unsupported", params: { name: foreign.name, type: foreign.type || "?", accepts } };
}
