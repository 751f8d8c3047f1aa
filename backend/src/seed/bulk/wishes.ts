import { parseArgs } from "node:util";

/** How much the shop is to hold in all; null where nothing was wished. */
export interface Wishes {
  /** Products on sale. */
  products: number | null;
  orders: number | null;
}

/** More than this is a slip of the finger, not a measurement. */
const MOST = 1_000_000;
const USAGE = "usage: npm run seed -- [--products N] [--orders M]";

/** Reads `--products N --orders M`; throws an `Error` that says what was wrong and how it is written. */
export function readWishes(args: readonly string[]): Wishes {
  const { products, orders } = readOptions(args);
  return { products: wholeNumber("--products", products), orders: wholeNumber("--orders", orders) };
}

function readOptions(args: readonly string[]): { products?: string; orders?: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { products: { type: "string" }, orders: { type: "string" } },
    });
    return values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function wholeNumber(option: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  if (!/^\d{1,7}$/.test(value) || Number(value) > MOST) {
    throw new Error(`${option} takes a whole number from 0 to ${MOST}, not "${value}"\n${USAGE}`);
  }
  return Number(value);
}
