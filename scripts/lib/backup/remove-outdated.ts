import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Bucket } from "./bucket.ts";
import { outdated, type Rotation } from "./rotation.ts";

/**
 * Removes from the disk and from the bucket what the rotation does without.
 * @returns what was removed
 */
export async function removeOutdated(folder: string, bucket: Bucket | undefined, rotation: Rotation) {
  const onDisk = outdated(readdirSync(folder), rotation);
  for (const name of onDisk) rmSync(join(folder, name));
  const inBucket = bucket ? outdated(await bucket.list(), rotation) : [];
  for (const name of inBucket) await bucket?.remove(name);
  return [...new Set([...onDisk, ...inBucket])];
}
