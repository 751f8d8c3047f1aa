import { Container } from "@medusajs/ui";
import type { Elements } from "../elements";
import { Blank } from "../screen-state";

interface CardListProps<Row> {
  label: string;
  /** Undefined while they are loaded. */
  rows: readonly Row[] | undefined;
  /** In place of an empty list. */
  nothing: Elements;
  keyOf: (row: Row) => string | number;
  card: (row: Row) => Elements;
}

/** A list whose rows are cards; in their place blank ones while it is loaded. */
export function CardList<Row>({ label, rows, nothing, keyOf, card }: CardListProps<Row>) {
  if (rows?.length === 0) return <Container className="p-0">{nothing}</Container>;
  return (
    <ul className="grid max-w-4xl gap-3" aria-label={label} aria-busy={!rows}>
      {rows?.map((row) => (
        <li key={keyOf(row)}>
          <Container className="p-4">{card(row)}</Container>
        </li>
      )) ?? (
        <li>
          <Container className="flex flex-col gap-y-3 p-4">
            <Blank className="h-5 w-1/2" />
            <Blank className="h-5 w-4/5" />
            <Blank className="h-12 w-full" />
          </Container>
        </li>
      )}
    </ul>
  );
}
