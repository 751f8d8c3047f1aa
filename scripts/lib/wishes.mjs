import { parseArgs } from "node:util";
import { Failure } from "./failure.mjs";

/** More than this is a slip of the finger, not a measurement. */
const MOST = 1_000_000;

/** What a shop can be filled up with. */
export const SIZES = /** @type {const} */ (["products", "orders", "users", "pictures"]);

const USAGE = `usage: npm run seed -- ${SIZES.map((size) => `[--${size} N]`).join(" ")}`;

/**
 * How much the shop is to hold in all; null, or nothing, where nothing was wished.
 * @typedef {Partial<Record<(typeof SIZES)[number], number | null>>} Wishes
 */

/**
 * Reads `--products N --orders M`; throws a Failure that says what was wrong and how it is written.
 * @param {string[]} args
 * @returns {Wishes}
 */
export function readWishes(args) {
  const options = readOptions(args);
  return Object.fromEntries(SIZES.map((size) => [size, wholeNumber(`--${size}`, options[size])]));
}

/**
 * @param {string[]} args
 * @returns {Partial<Record<string, string>>}
 */
function readOptions(args) {
  try {
    const options = Object.fromEntries(SIZES.map((size) => [size, { type: /** @type {const} */ ("string") }]));
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/**
 * The number that an option names, null without one; throws a Failure for what is no whole number or far too many.
 * @param {string} option
 * @param {string | undefined} value
 */
export function wholeNumber(option, value) {
  if (value === undefined) return null;
  if (!/^\d{1,7}$/.test(value) || Number(value) > MOST) {
    throw new Failure(`${option} takes a whole number from 0 to ${MOST}, not "${value}"\n${USAGE}`);
  }
  return Number(value);
}
