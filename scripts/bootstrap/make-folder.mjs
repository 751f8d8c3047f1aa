import { chmodSync, mkdirSync } from "node:fs";

/**
 * Creates a folder that other users can enter: started as root, the database runs as another user.
 * @param {string} folder
 */
export function makeFolder(folder) {
  const made = mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (made) chmodSync(folder, 0o755);
}

/**
 * Creates a folder that only its owner can enter, for files with customers' data. The folders above it stay open.
 * @param {string} folder
 */
export function makePrivateFolder(folder) {
  makeFolder(folder);
  chmodSync(folder, 0o700);
}
