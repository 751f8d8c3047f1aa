/** Storage that may be missing or fail (private windows, full disk); the page then works without it. */
export interface BrowserStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export const localStore = storeIn(() => window.localStorage);

/** For this tab, until it is closed. */
export const tabStore = storeIn(() => window.sessionStorage);

function storeIn(storage: () => Storage): BrowserStorage {
  const tried = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => tried((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => tried((storage) => storage.setItem(key, value)),
    remove: (key) => tried((storage) => storage.removeItem(key)),
  };
}
