import { readOptions } from "../options.ts";

/** A larger number is a typing error. */
const MAX = 1_000_000;

/** What a shop can be filled up with. */
const SIZES = ["products", "orders", "users", "pictures"] as const;

const USAGE = `usage: npm run seed -- ${SIZES.map((size) => `[--${size} N]`).join(" ")}`;

/** How many of each the shop is to have in all; null or undefined leaves them as they are. */
export type SeedOptions = Partial<Record<(typeof SIZES)[number], number | null>>;

/** Reads `--products N --orders M`; throws a Failure that says what was wrong and how it is written. */
export function readSeedOptions(args: string[]): SeedOptions {
  const options = Object.fromEntries(SIZES.map((size) => [size, { type: "string" as const }]));
  const convert = (values: Partial<Record<string, string>>) =>
    Object.fromEntries(SIZES.map((size) => [size, wholeNumber(`--${size}`, values[size])]));
  return readOptions(options, USAGE, convert, args);
}

/** The number that an option names, null without one; throws an Error for what is no whole number or far too many. */
export function wholeNumber(option: string, value: string | undefined) {
  if (value === undefined) return null;
  if (!/^\d{1,7}$/.test(value) || Number(value) > MAX)
    throw new Error(`${option} takes a whole number from 0 to ${MAX}, not "${value}"`);
  return Number(value);
}
