import { readFileSync } from "node:fs";
import { join } from "node:path";
import { extract } from "tar";
import { Failure, messageOf } from "../../bootstrap/failure.mjs";
import { FORMAT, type Manifest } from "./dump.ts";

/** Unpacks a backup into a folder. */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    await extract({ file, cwd: folder, strict: true });
    manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  } catch (error) {
    throw new Failure(`${file} is no whole backup (${messageOf(error)}).`);
  }
  if (manifest.format !== FORMAT) throw new Failure(`${file} was made by a version that laid backups out otherwise.`);
  return manifest;
}
