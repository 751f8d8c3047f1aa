import { pipeline } from "node:stream/promises";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { PRIVATE_PREFIX } from "../../../../uploads/private-files";

/** Sends an export or import file. Only users who passed Medusa's `/admin` guard get here. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { name = "" } = request.params;
  const files = request.scope.resolve(Modules.FILE);
  if (!name.startsWith(PRIVATE_PREFIX) || /[/\\]/.test(name)) throw notFound();
  // Throws a 404 when the file does not exist. A stream would only fail after the answer has begun.
  await files.retrieveFile(name).catch(() => {
    throw notFound();
  });
  response.set({
    "Content-Type": "application/octet-stream",
    "Content-Disposition": `attachment; filename="${ownName(name)}"`,
    "Cache-Control": "no-store",
  });
  await pipeline(await files.getDownloadStream(name), response).catch((error: unknown) => {
    if (!response.headersSent) throw error;
    // The client has disconnected or the disk has failed. A half-sent file must not look complete.
    response.destroy();
  });
}

/** The original file name without the unguessable prefix that keeps it private. ASCII only, as the header requires. */
function ownName(name: string): string {
  return name.replace(/^private-\d+-[0-9a-f]{32}-/, "").replace(/[^\w.-]/g, "_");
}

function notFound(): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file, or it was older than a day");
}
