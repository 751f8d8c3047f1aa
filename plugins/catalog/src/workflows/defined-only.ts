/** The object without what is `undefined`: Medusa's services may take an `undefined` for a value to write. */
export function definedOnly<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Whether the object has anything but `undefined`. */
export function changesAny(changes: object): boolean {
  return Object.keys(definedOnly(changes)).length > 0;
}
