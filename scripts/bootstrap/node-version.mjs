// Any Node has to be able to read this file, so it keeps to old syntax.

/**
 * Says in one sentence why a Node version is not supported; undefined when it is.
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
