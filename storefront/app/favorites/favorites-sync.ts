import type { Favorite } from "@zakh/favorites/contract";
import { ApiError, api } from "../lib/data/api";
import { toast } from "../ui/toast-store";
import { type FavoritesStore, favorites } from "./favorites-store";

/** Keeps the favourites of the signed-in account in sync, and returns a function that stops it. Loaded after signing in. */
export function startFavoritesSync(userId: number): () => void {
  const sync = new FavoritesSync(favorites, userId);
  const send = () => {
    if (favorites.state().changes.length > 0) void sync.run(false);
  };
  const readAgain = () => {
    if (document.visibilityState === "visible") void sync.run(true);
  };
  const unsubscribe = favorites.subscribe(send);
  window.addEventListener("online", readAgain);
  document.addEventListener("visibilitychange", readAgain);
  void sync.run(true);
  return () => {
    unsubscribe();
    window.removeEventListener("online", readAgain);
    document.removeEventListener("visibilitychange", readAgain);
  };
}

/** Sends what was pressed here, one after the other, and then shows what the account has. */
export class FavoritesSync {
  readonly #store: FavoritesStore;
  readonly #userId: number;
  #running: Promise<void> = Promise.resolve();

  /** What a visitor has pressed joins the account; another account's favourites are not taken over. */
  constructor(store: FavoritesStore, userId: number) {
    this.#store = store;
    this.#userId = userId;
    const { owner, ...state } = store.state();
    if (owner === userId) return;
    store.save(owner === undefined ? { ...state, owner: userId } : { ids: [], changes: [], owner: userId });
  }

  /** One run at a time. `reads` asks for the account's list also where nothing was to be sent. */
  run(reads: boolean): Promise<void> {
    this.#running = this.#running.then(() => this.#send(reads)).catch(ignoreRefusals);
    return this.#running;
  }

  async #send(reads: boolean): Promise<void> {
    let isOther = reads;
    while (this.#isTheirs()) {
      const [change] = this.#store.state().changes;
      if (!change) break;
      if (!(await isTaken(...change))) isOther = true;
      if (!this.#isTheirs()) return;
      const { changes, ...state } = this.#store.state();
      this.#store.save({ ...state, changes: changes.filter((one) => one !== change) });
    }
    if (!isOther) return;
    const list = await api<Favorite[]>("/api/user/favorites");
    if (!this.#isTheirs()) return;
    const state = this.#store.state();
    // Something was pressed meanwhile: the next run reads again.
    if (state.changes.length === 0) this.#store.save({ ...state, ids: list.map(({ productId }) => productId) });
    else void this.run(true);
  }

  /** Not after they have signed out: then this device has forgotten them. */
  #isTheirs(): boolean {
    return this.#store.state().owner === this.#userId;
  }
}

/** Whether the server has done it; false for what it never will. Throws what may work later. */
async function isTaken(id: number, isFavorite: boolean): Promise<boolean> {
  try {
    await api<void>(`/api/user/favorites/${id}`, { method: isFavorite ? "PUT" : "DELETE" });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "favorites_full") toast({ title: error.serverMessage, tone: "wrong" });
    else if (error.code !== "product_not_found") throw error;
    return false;
  }
}

/** The favourites work without the server; the next press or visit tries again. */
function ignoreRefusals(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
