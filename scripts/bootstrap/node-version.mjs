// Read by whatever Node the machine has, so this file and the entries that import it keep to old syntax.

/**
 * Says in one sentence why a Node version does not serve, or nothing when it does.
 * 21 and 22.0 to 22.11 cannot load the storefront's build tool, which needs `require` of ES modules.
 * @param {string} version such as "20.19.0"
 * @returns {string | undefined}
 */
export function unsuitableNode(version) {
  const parts = version.split(".").map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  const suits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (suits) return undefined;
  return `Zakh needs Node 20.19 or newer (22.12 or newer of the 22 line); this is Node ${version}. See https://nodejs.org.`;
}

/**
 * Runs the command when this Node suits, or prints one sentence and ends with exit code 1.
 * @param {() => Promise<{ main: () => Promise<void> }>} load
 */
export function withSuitableNode(load) {
  const complaint = unsuitableNode(process.versions.node);
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
    return;
  }
  load().then((command) => command.main());
}
