/** Storage that may be missing or refuse (private windows, full disk): the page then works without it. */
export interface BrowserStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

function guarded(storage: () => Storage): BrowserStorage {
  return {
    read(key) {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        storage().setItem(key, value);
      } catch (error) {
        console.warn(`"${key}" is not kept: ${String(error)}`);
      }
    },
    remove(key) {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing is kept where nothing can be removed.
      }
    },
  };
}

export const localStore = guarded(() => window.localStorage);

/** For as long as the tab is open. */
export const sessionStore = guarded(() => window.sessionStorage);
