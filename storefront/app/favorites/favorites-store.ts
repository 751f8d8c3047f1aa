import { type BrowserStorage, localStore } from "../lib/browser/browser-storage";

export const FAVORITES_KEY = "favorites";

/** As many as an account has. */
const MAX = 500;

interface Stored {
  /** Public ids of the products, newest first. */
  ids: number[];
  /** What was pressed here and is not sent: whether the product is a favourite. */
  changes: [id: number, isFavorite: boolean][];
  /** The account with which they were last made one; a visitor has none. */
  owner?: number;
}

const NOTHING: Stored = { ids: [], changes: [] };

/**
 * The favourites of this device, stored on every press and shared by all tabs. A visitor's wait as changes for the account that signs in; those of
 * an account are sent by `favorites-sync.ts`, which is loaded after signing in.
 */
export class FavoritesStore {
  #state: Stored | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #storage: BrowserStorage;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ids = (): readonly number[] => this.state().ids;

  state(): Stored {
    this.#state ??= parse(this.#storage.read(FAVORITES_KEY));
    return this.#state;
  }

  /** Makes a product a favourite, or none. */
  toggle(id: number): void {
    const { ids, changes, owner } = this.state();
    const isFavorite = !ids.includes(id);
    this.save({
      ids: isFavorite ? [id, ...ids].slice(0, MAX) : ids.filter((one) => one !== id),
      changes: [...changes.filter(([one]) => one !== id), [id, isFavorite]],
      owner,
    });
  }

  save(state: Stored): void {
    this.#storage.write(FAVORITES_KEY, JSON.stringify(state));
    this.#show(state);
  }

  /** Reads them again: another tab has changed them, or whoever they were of has signed out. */
  restore = (): void => this.#show(undefined);

  #show(state: Stored | undefined): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function parse(stored: string | undefined): Stored {
  try {
    const state = JSON.parse(stored ?? "");
    return Array.isArray(state.ids) && Array.isArray(state.changes) ? state : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The one of this page. */
export const favorites = new FavoritesStore(localStore);
