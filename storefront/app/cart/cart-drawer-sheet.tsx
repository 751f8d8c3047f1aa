import { useTexts } from "../i18n/use-texts";
import { formatWon } from "../lib/format/money";
import { paths } from "../lib/routing/paths";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Sheet } from "../ui/sheet";
import { LineRow } from "./line-row";
import { useCart } from "./use-cart";

/** The cart's lines, their total and the way to checkout (spec §2). */
export default function CartDrawerSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { lines, ordered, subtotal } = useCart();
  const faulty = ordered.length < lines.length;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("cartDrawer.title")}
      description={t("cartDrawer.description")}
      place="right"
    >
      {lines.length === 0 ? (
        <EmptyState icon="cart" title={t("cartDrawer.empty")} text={t("cartDrawer.emptyText")}>
          <ButtonLink to={paths.home} onClick={onClose}>
            {t("common.viewProducts")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ul className="flex-1 divide-y divide-dashed divide-paper-edge overflow-y-auto px-5">
            {lines.map((line) => (
              <li key={line.productId}>
                <LineRow line={line} onClick={onClose} />
              </li>
            ))}
          </ul>
          <div className="border-t border-paper-edge bg-paper/60 p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
            <p className="flex items-baseline justify-between">
              <span>{t("common.total")}</span>
              <span className="figures text-title text-oxblood">{formatWon(subtotal)}</span>
            </p>
            <div className="mt-4 grid gap-2">
              {/* A line that cannot be ordered is corrected on the cart page. */}
              {faulty ? null : (
                <ButtonLink to={paths.checkout} onClick={onClose}>
                  {t("cartDrawer.placeOrder")}
                </ButtonLink>
              )}
              <ButtonLink to={paths.cart} look={faulty ? "primary" : "outline"} onClick={onClose}>
                {t("cartPreview.open")}
              </ButtonLink>
            </div>
          </div>
        </>
      )}
    </Sheet>
  );
}
