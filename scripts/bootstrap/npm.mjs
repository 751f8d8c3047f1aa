// Settings of the npm that runs us, such as `--prefix` or `--silent`, which would bend the one that we run.
const ABOUT_OUR_NPM =
  /^npm_(config_(prefix|local_prefix|global|global_prefix|workspaces?|loglevel|include_workspace_root|omit)|lifecycle|package|command)/;

/**
 * How to run npm: the one that runs us, if one does.
 * @param {string[]} args
 */
export function npm(...args) {
  const ours = process.env.npm_execpath;
  if (ours?.endsWith("npm-cli.js")) return { command: process.execPath, args: [ours, ...args] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args };
}

/** The environment for an npm of our own. */
export function npmEnvironment() {
  // Production here would leave out the tools that build.
  const { NODE_ENV: _, ...rest } = process.env;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !ABOUT_OUR_NPM.test(name)));
}
