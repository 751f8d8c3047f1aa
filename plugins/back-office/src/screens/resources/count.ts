/** A number that is read: undefined while it is not known yet, null while it cannot be read. */
export type Count = number | null | undefined;

/** The count that a query has, or picks out of what it has; one that was read before stays. */
export function countOf<T>(
  { data, isError }: { data: T | undefined; isError: boolean },
  pick: (data: T) => number,
): Count {
  if (data !== undefined) return pick(data);
  return isError ? null : undefined;
}
