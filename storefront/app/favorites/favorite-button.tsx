import { useSyncExternalStore } from "react";
import { useTexts } from "../i18n/use-texts";
import { classes } from "../ui/classes";
import { Icon } from "../ui/icon";
import { favorites } from "./favorites-store";

interface FavoriteButtonProps {
  id: number;
  /** Of the product, for screen readers. */
  name: string;
  className?: string;
}

/** The heart of a product: marks it, also without an account and offline. Pages that all share show it empty until they are hydrated. */
export function FavoriteButton({ id, name, className }: FavoriteButtonProps) {
  const { t } = useTexts();
  const isFavorite = useSyncExternalStore(
    favorites.subscribe,
    () => favorites.ids().includes(id),
    () => false,
  );
  return (
    <button
      type="button"
      aria-label={t("favorites.mark", { name })}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(id)}
      className={classes("flex size-touch items-center justify-center text-oxblood", className)}
    >
      <span className="flex size-9 items-center justify-center rounded-full bg-tallow/90">
        <Icon name="heart" className={isFavorite ? "size-5 fill-current" : "size-5"} />
      </span>
    </button>
  );
}
