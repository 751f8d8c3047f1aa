import type { MedusaRequest } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import { documentsOf, type FormDefinition } from "@zakh/kit/http/form";
import { PARCELS_MAX, type ParcelsInput, parcelsInput, type ReadParcels } from "../contract/parcels";
import { parcelsInTables } from "../parcels/parcels-in-tables";
import { readTables } from "../parcels/table-reader";
import { readTrackingLines } from "../parcels/tracking-lines";

/** The multipart body with a courier's file; as JSON it has a text. */
export const parcelsForm: FormDefinition = {
  files: { file: { maxFiles: 1, accepts: "document" } },
  fields: parcelsInput,
};

/**
 * Reads the parcels of a courier's file, or of pasted lines. Throws 400 `parcels_missing` without any, 413 `parcels_too_many`, 422
 * `courier_file_unclear` where no columns with orders and numbers are found, and the reader's refusals.
 */
export async function readParcelsForm(request: MedusaRequest): Promise<ReadParcels> {
  const { text = "" } = request.validatedBody as ParcelsInput;
  const [file] = documentsOf(request, "file");
  const read = file ? parcelsInTables(await readTables(file.bytes)) : readTrackingLines(text);
  if (!read) throw new ApiError(422, "courier_file_unclear");
  if (read.parcels.length > PARCELS_MAX) throw new ApiError(413, "parcels_too_many");
  if (read.parcels.length + read.unclear.length === 0) throw new ApiError(400, "parcels_missing");
  return { ...read, unclear: read.unclear.slice(0, PARCELS_MAX) };
}
