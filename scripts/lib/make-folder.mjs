import { chmodSync, mkdirSync } from "node:fs";

/**
 * Makes a folder of ours, open for others to pass through: started as root, the database runs as another user.
 * @param {string} folder
 */
export function makeFolder(folder) {
  const made = mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (made) chmodSync(folder, 0o755);
}
