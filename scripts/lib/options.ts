import { type ParseArgsConfig, parseArgs } from "node:util";
import { Failure, messageOf } from "../bootstrap/failure.mjs";

/**
 * Reads the options of a command line, and whatever `convert` makes of them. An Error of either becomes a Failure that also says
 * how the command is written.
 */
export function readOptions<T extends NonNullable<ParseArgsConfig["options"]>, R>(
  options: T,
  usage: string,
  convert: (values: ReturnType<typeof parseArgs<{ options: T }>>["values"]) => R,
  args = process.argv.slice(2),
): R {
  try {
    return convert(parseArgs({ args, options }).values);
  } catch (error) {
    throw new Failure(`${messageOf(error)}\n${usage}`);
  }
}
