/** An entry of a setting that is a list, with its place in it, from 1. */
export type PlacedEntry<Entry> = Entry & { id: number };

export function placedEntries<Entry extends object>(entries: readonly Entry[]): PlacedEntry<Entry>[] {
  return entries.map((entry, place) => ({ ...entry, id: place + 1 }));
}

/**
 * The list with `changed` in place of the entry `read`, or at its end where nothing was read. Undefined where the list no longer has
 * the entry as it was read: it is found by its values, because places change when another admin adds or deletes one.
 */
export function withEntry<Entry extends object>(
  entries: readonly Entry[],
  read: Entry | undefined,
  changed: Entry,
): Entry[] | undefined {
  if (!read) return [...entries, changed];
  const place = placeOf(entries, read);
  return place === -1 ? undefined : entries.map((entry, other) => (other === place ? changed : entry));
}

/** The list without the entry `read`. */
export function withoutEntry<Entry extends object>(entries: readonly Entry[], read: Entry): Entry[] {
  const place = placeOf(entries, read);
  return entries.filter((_, other) => other !== place);
}

function placeOf(entries: readonly object[], read: object): number {
  return entries.findIndex((entry) => valuesOf(entry) === valuesOf(read));
}

/** The server answers every entry with its fields in the order of the contract. */
function valuesOf(entry: object): string {
  return JSON.stringify({ ...entry, id: undefined });
}
