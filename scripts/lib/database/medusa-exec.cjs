// `medusa exec` by another door: the command line program swallows arguments that begin with dashes.
// usage: node medusa-exec.cjs FILE [ARGUMENTS...], in the folder of the application
const [file, ...args] = process.argv.slice(2);

if (file.endsWith(".ts")) require("ts-node").register({});

const exec = require("@medusajs/medusa/commands/exec").default;

exec({ file, args });
