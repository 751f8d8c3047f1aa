import {
  availableQuantity,
  fitQuantity,
  lineTotal,
  minimumQuantity,
  type Product,
  quantityText,
  stepDown,
  stepUp,
} from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useRef, useState } from "react";
import { useAddToCart } from "../../cart/add-to-cart";
import { FavoriteButton } from "../../favorites/favorite-button";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import type { CardProduct } from "../../lib/data/products";
import { formatWon } from "../../lib/format/money";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Origin } from "../../ui/origin";
import { LeastQuantity, PerHundredGrams, PriceTag } from "../../ui/price-tag";
import { QuantityStepper } from "../../ui/quantity-stepper";
import { Rating } from "../../ui/rating";
import { ShareButton } from "../../ui/share-button";
import { DeliveryDays } from "../delivery-days";
import { AskSeller } from "./ask-seller";
import { BackInStock } from "./back-in-stock";
import { BuyBar } from "./buy-bar";
import { Gallery } from "./gallery";
import { ProductFacts, type Seller } from "./product-facts";
import { ProductText } from "./product-text";
import { TallPictures } from "./tall-pictures";

/** The product itself: pictures, price, how much of it, and what is told of it. */
export function ProductDetail({ product, seller }: { product: Product | CardProduct; seller: Seller | null }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { add } = useAddToCart();
  const [chosen, setQuantity] = useState(() => minimumQuantity(product));
  const button = useRef<HTMLDivElement>(null);
  const maximum = availableQuantity(product);
  const quantity = Math.min(fitQuantity(chosen, product), maximum);
  const name = localized(product, "name", language);
  const nameLang = fallbackLanguage(product, "name", language);
  return (
    <article className="page grid gap-2 md:grid-cols-2 md:gap-12 md:pt-10 lg:grid-cols-[7fr_5fr] short:grid-cols-2 short:gap-5 short:pt-3">
      <Gallery name={name} nameLang={nameLang} imageUrls={product.imageUrls} />
      <div className="min-w-0 pt-3 md:pt-2">
        <div className="flex items-center justify-between gap-x-3">
          <p
            lang={fallbackLanguage(product, "category", language)}
            className="font-display text-small font-medium uppercase tracking-stamp text-ember-deep"
          >
            {localized(product, "category", language)}
          </p>
          <span className="flex items-center">
            {/* No higher than its line, as the button beside it. */}
            <FavoriteButton id={product.id} name={name} className="-my-3" />
            <ShareButton title={name} label={t("product.share")} />
          </span>
        </div>
        <h1 lang={nameLang} className="mt-1 text-headline">
          {name}
        </h1>
        {product.rating === null ? null : (
          <a
            href="#reviews"
            className="-my-1 inline-flex min-h-touch items-center text-ink-soft underline decoration-paper-edge underline-offset-4 hover:text-ink"
          >
            <Rating of={product} />
          </a>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div>
            <PriceTag of={product} large />
            <PerHundredGrams of={product} className="mt-0.5 block text-small" />
          </div>
          {/* As high as the tag, so that the stepper is on a phone's first screen. */}
          <div className="min-w-0 flex-[1_1_9rem] text-small text-ink-soft">
            <p>
              <LeastQuantity of={product} />
            </p>
            <Origin of={product} className="block break-words" />
          </div>
        </div>
        {maximum === 0 ? (
          <div className="rule mt-6 pt-6">
            <p className="stamp px-4 py-2 text-title-s text-oxblood">{t("product.soldOut")}</p>
            <BackInStock productId={product.id} />
          </div>
        ) : (
          <div className="rule mt-4 pt-4 md:mt-6 md:pt-6">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-4">
              <QuantityStepper
                label={t("product.quantity")}
                quantity={quantity}
                unit={product.unit}
                onDecrease={() => setQuantity(stepDown(quantity, product))}
                onIncrease={() => setQuantity(stepUp(quantity, product))}
                atMinimum={quantity <= minimumQuantity(product)}
                atMaximum={quantity >= maximum}
                large
              />
              <p className="figures ml-auto grid text-right text-title text-oxblood md:text-title-l">
                <span className="font-text text-small text-ink-faint">{t("product.sum")}</span>
                <span>{formatWon(lineTotal(product.price, quantity, product.priceDivisor))}</span>
                {/* Reserves the width of the largest sum: if the sum wrapped, the button would move from under the finger. */}
                <span aria-hidden="true" className="invisible h-0">
                  {formatWon(lineTotal(product.price, maximum, product.priceDivisor))}
                </span>
              </p>
            </div>
            <div ref={button} className="mt-5">
              <Button onClick={() => add(product, quantity)} className="min-h-14 w-full text-title-s">
                <Icon name="cart" />
                <span>{t("product.add")}</span>
              </Button>
            </div>
            {product.available === null ? null : (
              <p className="mt-2 text-small text-ember-deep">
                {t("cart.max", { quantity: quantityText(maximum, product.unit, language) })}
              </p>
            )}
          </div>
        )}
        {maximum > 0 && <DeliveryDays seller={product.seller} className="mt-5" />}
        {/* Below the button, so that the button does not move when the description is loaded. */}
        <ProductText product={product} />
        {"temperature" in product ? <ProductFacts product={product} seller={seller} /> : null}
        {"temperature" in product ? <AskSeller seller={seller} /> : null}
      </div>
      <TallPictures name={name} imageUrls={product.imageUrls} />
      {maximum === 0 ? null : (
        <BuyBar button={button} name={name} quantity={quantity} of={product} onAdd={() => add(product, quantity)} />
      )}
    </article>
  );
}
