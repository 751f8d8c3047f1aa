/** Storage that may be missing or fail (private windows, full disk); the page then works without it. */
export interface BrowserStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export const localStore: BrowserStorage = {
  read(key) {
    try {
      return window.localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      window.localStorage.setItem(key, value);
    } catch (error) {
      console.warn(`"${key}" is not stored: ${String(error)}`);
    }
  },
  remove(key) {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Storage that cannot be changed has nothing to remove.
    }
  },
};
