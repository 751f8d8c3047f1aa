import { useTexts } from "../../i18n/use-texts";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Spinner } from "../../ui/spinner";
import { useBackInStockAlert } from "./use-back-in-stock-alert";

/** Offers a mail to the signed-in user when a sold-out product is back in stock; a second press cancels it (ruling 51). */
export function BackInStock({ productId }: { productId: number }) {
  const { t } = useTexts();
  const { email, busy, press } = useBackInStockAlert(productId);
  return (
    <div className="mt-5">
      <Button
        look={email === undefined ? "primary" : "quiet"}
        // Not disabled while busy, because a disabled button loses the focus.
        aria-busy={busy || undefined}
        onClick={press}
        className="min-h-14 w-full text-title-s"
      >
        {busy ? <Spinner className="size-5" /> : <Icon name={email === undefined ? "mail" : "close"} />}
        <span>{t(email === undefined ? "product.alert.ask" : "product.alert.cancel")}</span>
      </Button>
      <p role="status" className="mt-2 break-words text-small text-steppe">
        {email === undefined ? null : t("product.alert.asked", { email })}
      </p>
    </div>
  );
}
