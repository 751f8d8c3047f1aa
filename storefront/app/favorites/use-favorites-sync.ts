import { useEffect } from "react";
import { useSession } from "../session/session";
import { FAVORITES_KEY, favorites } from "./favorites-store";

/** Keeps favourites in sync with other tabs, and with the account of whoever is signed in. For the shell, once. */
export function useFavoritesSync(): void {
  const userId = useSession().user?.id;
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === FAVORITES_KEY || key === null) favorites.restore();
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  useEffect(() => {
    if (userId === undefined) return;
    let unmounted = false;
    let stop: (() => void) | undefined;
    import("./favorites-sync").then(({ startFavoritesSync }) => {
      if (!unmounted) stop = startFavoritesSync(userId);
    }, console.warn);
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [userId]);
}
