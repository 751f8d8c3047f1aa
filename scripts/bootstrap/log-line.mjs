/**
 * Makes a line of Medusa's log, which is JSON in production, readable; leaves any other line as it is.
 * @param {string} line
 * @returns {{ level: string | undefined, text: string }}
 */
export function readLogLine(line) {
  if (!line.startsWith("{")) return { level: /^(error|warn|info):/.exec(line)?.[1], text: line };
  try {
    const { level, message } = JSON.parse(line);
    if (typeof level !== "string" || typeof message !== "string") return { level: undefined, text: line };
    return { level, text: level === "info" ? message : `${level}: ${message}` };
  } catch {
    return { level: undefined, text: line };
  }
}
