/** The object without `undefined` values, which Medusa's services might write. */
export function definedOnly<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Whether the object has anything but `undefined`. */
export function changesAny(changes: object): boolean {
  return Object.keys(definedOnly(changes)).length > 0;
}
