// Settings of the npm that started this command, such as `--prefix` or `--silent`. They must not reach the npm that we start.
const ABOUT_OUR_NPM =
  /^npm_(config_(prefix|local_prefix|global|global_prefix|workspaces?|loglevel|include_workspace_root|omit)|lifecycle|package|command)/;

/**
 * How to start npm: the one that started this command, if one did.
 * @param {string[]} args
 */
export function npm(...args) {
  const ours = process.env.npm_execpath;
  if (ours?.endsWith("npm-cli.js")) return { command: process.execPath, args: [ours, ...args] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args };
}

/** The environment for an npm that we start. */
export function npmEnvironment() {
  // With NODE_ENV=production npm would leave out the build tools.
  const { NODE_ENV: _, ...rest } = process.env;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !ABOUT_OUR_NPM.test(name)));
}
