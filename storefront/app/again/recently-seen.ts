import { localStore } from "../lib/browser/browser-storage";
import type { CardProduct } from "../lib/data/products";
import { storedCards } from "../lib/data/stored-cards";

const KEY = "recently-seen";

/** How many this device remembers. */
const MOST = 12;

/** The products whose pages were opened last on this device, the last first. */
export function recentlySeen(): CardProduct[] {
  return storedCards(localStore.read(KEY));
}

export function rememberSeen(product: CardProduct): void {
  localStore.write(
    KEY,
    JSON.stringify([product, ...recentlySeen().filter(({ id }) => id !== product.id)].slice(0, MOST)),
  );
}
