// `medusa exec` by another door: the command line program swallows arguments that begin with dashes.
// usage: node medusa-exec.cjs FILE [ARGUMENTS...], in the folder of the application
require("ts-node").register({});
require("tsconfig-paths").register({});

const exec = require("@medusajs/medusa/commands/exec").default;

const [file, ...args] = process.argv.slice(2);

exec({ file, args });
