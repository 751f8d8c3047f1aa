import { useTexts } from "../../i18n/use-texts";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Spinner } from "../../ui/spinner";
import { useBackInStockAlert } from "./use-back-in-stock-alert";

/** Offers to write to whoever is signed in once a sold-out product is back; another press takes it back (ruling 51). */
export function BackInStock({ productId }: { productId: number }) {
  const { t } = useTexts();
  const { email, busy, press } = useBackInStockAlert(productId);
  return (
    <div className="mt-5">
      <Button
        look={email === undefined ? "primary" : "quiet"}
        // Not disabled meanwhile, or the keyboard would lose its place.
        aria-busy={busy || undefined}
        onClick={press}
        className="min-h-14 w-full text-title-s"
      >
        {busy ? <Spinner className="size-5" /> : <Icon name={email === undefined ? "mail" : "close"} />}
        {t(email === undefined ? "product.alert.ask" : "product.alert.cancel")}
      </Button>
      <p role="status" className="mt-2 break-words text-small text-steppe">
        {email === undefined ? null : t("product.alert.asked", { email })}
      </p>
    </div>
  );
}
