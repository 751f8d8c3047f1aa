import { chmodSync, mkdirSync } from "node:fs";

/**
 * Makes a folder of ours, open for others to pass through: started as root, the database runs as another user.
 * @param {string} folder
 */
export function makeFolder(folder) {
  const made = mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (made) chmodSync(folder, 0o755);
}

/**
 * Makes a folder that nobody else may enter, for copies of what customers told us; the folders above it stay open.
 * @param {string} folder
 */
export function makePrivateFolder(folder) {
  makeFolder(folder);
  chmodSync(folder, 0o700);
}
