import { quantityText, type Unit } from "@zakh/catalog/contract";
import { withoutThousands } from "@zakh/kit/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { Picture } from "../../ui/picture";
import { PriceTag } from "../../ui/price-tag";

interface ProductPreviewProps {
  name: string;
  /** As typed. */
  price: string;
  unit: Unit;
  minOrderQuantity: string;
  packSize: string;
  priceDivisor: number;
  imageUrl: string;
}

/** A live preview of the product's card. */
export function ProductPreview(props: ProductPreviewProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const name = props.name.trim() || t("ownStore.product.previewName");
  const pack = positive(props.packSize);
  return (
    <section aria-label={t("ownStore.product.preview")}>
      <h2 className="mb-3 text-title-s">{t("ownStore.product.preview")}</h2>
      <div className="max-w-64 overflow-hidden rounded-card bg-linen shadow-paper">
        <div className="aspect-[4/3]">
          <Picture url={props.imageUrl} alt="" name={name} sizes="256px" eager />
        </div>
        <div className="grid justify-items-start gap-2 p-4">
          <p className="break-words font-semibold leading-snug">{name}</p>
          <PriceTag of={{ ...props, price: positive(withoutThousands(props.price)) }} />
          <p className="text-small text-ink-soft">
            {t("product.minimum", { quantity: quantityText(positive(props.minOrderQuantity), props.unit, language) })}
          </p>
          {pack > 1 ? (
            <p className="text-small text-ink-soft">
              {t("product.pack", { quantity: quantityText(pack, props.unit, language) })}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function positive(text: string): number {
  const number = Number(text);
  return number > 0 ? number : 0;
}
