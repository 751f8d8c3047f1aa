import { alignColumns } from "../../lib/align-columns.ts";
import type { BooksResult } from "./simulate-books.ts";

/** What the terminal shows of the books. */
export function bookLines({ orders, lived, entries, taken, balance, unaccounted, faults }: BooksResult): string[] {
  const steps = [...taken].sort(([, one], [, other]) => other - one).map(([step, times]) => [step, won(times)]);
  const { cash, stores, shop, due, waiting, toReturn, credit, gifts } = balance;
  const sums: [string, number][] = [
    ["received less returned", cash],
    ["stores, less commission", stores],
    ["the shop, with commission", shop],
    ["not paid of delivered orders", -due],
    ["held for orders to deliver", waiting],
    ["waits to go back", toReturn],
    ["customers' credit, given less used", credit],
    ["small sums too much", gifts],
    ["unaccounted for", unaccounted],
  ];
  return [
    `${won(orders)} orders of several sellers, ${won(lived)} of them with a life, ${won(entries)} entries in the books`,
    "",
    ...alignColumns([["step", "times"], ...steps]),
    "",
    ...alignColumns([["won", ""], ...sums.map(([name, sum]) => [name, won(sum)])]),
    "",
    faults.length === 0 ? "The books of every order are right." : faults.join("\n"),
  ];
}

function won(amount: number): string {
  return amount.toLocaleString("en");
}
