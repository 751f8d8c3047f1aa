import { pipeline } from "node:stream/promises";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { PRIVATE_PREFIX } from "../../../../uploads/private-files";

/** An export, an import: for whoever is let in at Medusa's `/admin`, and for nobody else. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { name = "" } = request.params;
  const files = request.scope.resolve(Modules.FILE);
  if (!name.startsWith(PRIVATE_PREFIX) || /[/\\]/.test(name)) throw notFound();
  // Throws when there is no such file; a stream would fail after the answer has begun.
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
    // The reader has gone, or the disk has: half a file must not look like a whole one.
    response.destroy();
  });
}

/** What the file was called, without what makes it private and unguessable; ASCII alone, as the header wants it. */
function ownName(name: string): string {
  return name.replace(/^private-\d+-[0-9a-f]{32}-/, "").replace(/[^\w.-]/g, "_");
}

function notFound(): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such file, or it was older than a day");
}
