import { parseArgs } from "node:util";
import { Failure } from "./failure.mjs";

/** More than this is a slip of the finger, not a measurement. */
const MOST = 1_000_000;
const USAGE = "usage: npm run seed -- [--products N] [--orders M]";

/**
 * How much the shop is to hold in all; null where nothing was wished.
 * @typedef {{ products: number | null, orders: number | null }} Wishes
 */

/**
 * Reads `--products N --orders M`; throws a Failure that says what was wrong and how it is written.
 * @param {string[]} args
 * @returns {Wishes}
 */
export function readWishes(args) {
  const { products, orders } = readOptions(args);
  return { products: wholeNumber("--products", products), orders: wholeNumber("--orders", orders) };
}

/** @param {string[]} args */
function readOptions(args) {
  try {
    return parseArgs({ args, options: { products: { type: "string" }, orders: { type: "string" } } }).values;
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
