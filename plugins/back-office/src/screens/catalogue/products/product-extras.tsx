import { Button, Container, Heading, Text } from "@medusajs/ui";
import {
  draftOf,
  extrasBody,
  extrasDraft,
  FACT_TITLES,
  factText,
  PRODUCT_FACT_FIELDS,
  PRODUCT_TEXT_FIELDS,
  type Product,
  quantityText,
  STORED_TEXTS,
  UNIT_TITLES,
} from "@zakh/catalog/contract";
import { numberText, type SinceVersion } from "@zakh/kit/contract";
import { useState } from "react";
import { statusOf } from "../../client";
import { useTexts } from "../../i18n/text";
import { useProduct } from "../../resources/products";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { Fact, Facts } from "../../ui/facts";
import { LoadError } from "../../ui/screen-state";
import { PlainFactFields } from "./fact-fields";
import { useProductNames, useTextLabel } from "./product-names";
import { ProductTextField, ProductTexts } from "./product-texts";
import { SaleFields } from "./sale-fields";
import { useProductDraft } from "./use-product-draft";

/**
 * A form of the shop's own fields of a Medusa product: Russian and English texts, origin and sale rule. `id` is the
 * public id; undefined when there is none. For Medusa's product page, which edits everything else.
 */
export function ProductExtras({ id }: { id: number | undefined }) {
  const { t } = useTexts();
  const product = useProduct(id);
  const [editing, setEditing] = useState(false);
  const hidden = id === undefined || (product.isError && statusOf(product.error) === 404);
  return (
    <Container className="flex flex-col gap-y-4">
      <div className="flex items-center justify-between gap-x-3">
        <Heading level="h2">{t("products.widget")}</Heading>
        {product.data && (
          <Button variant="secondary" size="small" className="max-md:h-11" onClick={() => setEditing(true)}>
            {t("products.widget.edit")}
          </Button>
        )}
      </div>
      {hidden ? (
        <Text className="text-ui-fg-subtle text-sm">{t("products.widget.none")}</Text>
      ) : product.isError && !product.data ? (
        <LoadError title={t("products.one.failed")} error={product.error} onRetry={() => product.refetch()} />
      ) : (
        product.data && <ExtraFacts product={product.data} />
      )}
      {product.data && editing && <ExtrasDrawer product={product.data} onClose={() => setEditing(false)} />}
    </Container>
  );
}

/** The translations of the name, and the Mongolian texts that Medusa does not have. */
const SHOWN_TEXTS = STORED_TEXTS.filter(({ field, language }) => field === "name" || language === "mn");

function ExtraFacts({ product }: { product: Product }) {
  const { t, language } = useTexts();
  const textLabel = useTextLabel();
  return (
    <Facts>
      {SHOWN_TEXTS.map(({ name, field, language: one }) => (
        <Fact key={name} label={textLabel(field, one)}>
          {product[name] || "–"}
        </Fact>
      ))}
      {PRODUCT_FACT_FIELDS.map((field) => (
        <Fact key={field} label={FACT_TITLES[field][language]}>
          {factText(field, product[field], language) || "–"}
        </Fact>
      ))}
      <Fact label={t("products.unit")}>{UNIT_TITLES[product.unit][language]}</Fact>
      <Fact label={t("products.preview.minimum")}>
        {quantityText(product.minOrderQuantity, product.unit, language)}
      </Fact>
      <Fact label={t("products.pack")}>{quantityText(product.packSize, product.unit, language)}</Fact>
      <Fact label={t("products.divisor")}>{numberText(product.priceDivisor, language)}</Fact>
      <Fact label={t("products.track")}>
        {product.trackStock ? `${t("yes")}, ${quantityText(product.stock, product.unit, language)}` : t("no")}
      </Fact>
    </Facts>
  );
}

function ExtrasDrawer({ product, onClose }: { product: SinceVersion<Product>; onClose: () => void }) {
  const { form, submit, busy, dirty, changed, errors, texts } = useProductDraft({
    product,
    start: draftOf(product),
    languages: ["ru", "en"],
    body: extrasBody,
    names: useProductNames(),
    schema: extrasDraft,
    onSaved: onClose,
  });
  return (
    <FormDrawer
      open
      title={product.name}
      dirty={dirty}
      busy={busy}
      changed={changed}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProductTexts fields={PRODUCT_TEXT_FIELDS} form={form} errors={errors} {...texts} />
      {/* The tabs have no Mongolian: Medusa's own page edits the other Mongolian texts. */}
      {STORED_TEXTS.map(
        ({ field, language }) =>
          language === "mn" && (
            <ProductTextField key={field} form={form} errors={errors} field={field} language={language} />
          ),
      )}
      <SaleFields form={form} errors={errors} />
      <PlainFactFields form={form} errors={errors} />
    </FormDrawer>
  );
}
