import { zodResolver } from "@hookform/resolvers/zod";
import { useEditConflict, valuesIn } from "@zakh/back-office/screens/edit-conflict";

import {
  completeSaleRule,
  DEFAULT_SALE_RULE,
  isLowPrice,
  LOW_UNIT_PRICE,
  MAIN_TEXT_FIELDS,
  PRODUCT_TEXT_FIELDS,
  type Product,
  productData,
} from "@zakh/catalog/contract";
import type { SinceVersion } from "@zakh/kit/contract";
import type { OwnStore } from "@zakh/marketplace/contract";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";

import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button, ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { QuestionSheet } from "../../ui/question-sheet";
import { SwitchField } from "../../ui/switch-field";
import { toast } from "../../ui/toast-store";
import { useObjectUrls } from "../../ui/use-object-urls";
import { useSubmit } from "../../ui/use-submit";
import { ChangedNotice } from "../changed-notice";
import { LanguageTabs, refusedLanguage, type TextLanguage } from "../language-tabs";
import { useSaveProduct } from "../own-store";
import { FormCard } from "../store-page";
import { UnsavedChanges } from "../unsaved-changes";
import { useDirty } from "../use-dirty";
import { DeleteProduct } from "./delete-product";
import { ProductFactFields } from "./product-fact-fields";
import {
  NEW_PRODUCT,
  type ProductFormValues,
  productDataOf,
  productForm,
  valuesOfProduct,
} from "./product-form-schema";
import { useProductNames } from "./product-names";
import { type ProductPicture, ProductPictures } from "./product-pictures";
import { ProductPreview } from "./product-preview";
import { ProductSaleFields } from "./product-sale-fields";
import { ProductTextField } from "./product-text-field";

interface ProductFormProps {
  store: Pick<OwnStore, "id" | "meatLicence">;
  /** The product to change; a new one without it. */
  product?: SinceVersion<Product>;
  /** What a new product begins with: all of another one but its stock. */
  like?: Product;
}

/** Adds or changes a product of the own store, by the rules of the admin's form (spec §5, rulings 37 and 38). */
export function ProductForm({ store, product, like }: ProductFormProps) {
  const { t } = useTexts();
  const storeId = store.id;
  const errorText = useErrorText();
  const navigate = useNavigate();
  const show = useObjectUrls();
  const saving = useSaveProduct(storeId, product?.id);
  // The initial state of the form: a read in the background must not overwrite what is being typed.
  const [began, setBegan] = useState(() => ({
    values: product ? valuesOfProduct(product) : like ? { ...valuesOfProduct(like), stock: "" } : NEW_PRODUCT,
    pictures: picturesOf((product ?? like)?.imageUrls ?? []),
  }));
  const [pictures, setPictures] = useState(began.pictures);
  const [language, setLanguage] = useState<TextLanguage>("mn");
  const [deleting, setDeleting] = useState(false);
  const [lowPrice, setLowPrice] = useState<number>();
  /** A low price that was confirmed. */
  const meant = useRef<number>();
  const form = useForm<ProductFormValues>({ resolver: zodResolver(productForm), defaultValues: began.values });
  const { register, formState, watch } = form;
  const values = watch();
  const { dirty, settle } = useDirty(formState.isDirty || pictures !== began.pictures);
  const leave = () => {
    settle();
    navigate(`${paths.storeDashboard}?tab=products`);
  };
  const stockTyped = formState.dirtyFields.stock === true || !product?.trackStock;
  const again = useSignInAgain();
  const meanwhile = useEditConflict({
    read: product,
    valuesOf: (read: Product) => ({ ...valuesOfProduct(read), pictures: read.imageUrls }),
    typed: (present) => ({
      ...form.getValues(),
      ...(stockTyped ? {} : { stock: present.stock }),
      pictures: pictures.map(({ url }) => url),
    }),
    load: ({ pictures: urls, ...values }) => {
      const shown = picturesOf(urls);
      setBegan({ values, pictures: shown });
      setPictures(shown);
      form.reset(values);
    },
    put: ({ pictures: urls, ...values }) => {
      valuesIn(form).put(values);
      if (urls) setPictures(picturesOf(urls));
    },
    again: () => void submit(),
    names: useProductNames(),
  });
  const submit = useSubmit({
    form,
    send: async (input) => {
      const price = Number(productData.shape.price.parse(input.price));
      const priceDivisor = (product ?? like)?.priceDivisor ?? completeSaleRule(input.name).priceDivisor;
      // A price that was low before was meant.
      if (price !== product?.price && isLowPrice({ price, priceDivisor }) && meant.current !== price) {
        setLowPrice(price);
        return;
      }
      const body = productBody(productDataOf(input, stockTyped), pictures, began.pictures);
      const version = meanwhile.version();
      if (version !== undefined) body.set("version", version);
      await saving.mutateAsync(body);
      toast({ title: t(product ? "ownStore.product.updated" : "ownStore.product.created"), tone: "done" });
      leave();
    },
    isHandled: (error) => again.needed(error) || meanwhile.refused(error),
    failure: {
      title: t("common.errorTitle"),
      text: t(product ? "ownStore.product.updateFailed" : "ownStore.product.createFailed"),
    },
    onInvalid: (invalid) => {
      const hidden = refusedLanguage(invalid, PRODUCT_TEXT_FIELDS);
      if (hidden) setLanguage(hidden);
      const missing = invalid.name ?? invalid.categoryId ?? invalid.price;
      const text = missing ? errorText("product_incomplete") : t("ownStore.formInvalidText");
      toast({ title: t("ownStore.formInvalid"), text, tone: "wrong" });
    },
  });
  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <ChangedNotice question={meanwhile.question} />
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
          <div className="grid content-start gap-5">
            <FormCard title={t("ownStore.product.images")}>
              <ProductPictures pictures={pictures} show={show} onChange={setPictures} />
            </FormCard>
            <FormCard title={t("ownStore.product.texts")}>
              <LanguageTabs language={language} onLanguage={setLanguage}>
                {MAIN_TEXT_FIELDS.map((field) => (
                  <ProductTextField key={field} form={form} field={field} language={language} />
                ))}
              </LanguageTabs>
            </FormCard>
            <ProductSaleFields form={form} store={store} />
            <ProductFactFields form={form} language={language} />
            <FormCard title={t("ownStore.product.visibility")}>
              <SwitchField
                label={t("ownStore.product.hide")}
                hint={t("ownStore.product.hideHint")}
                {...register("isHidden")}
              />
            </FormCard>
          </div>
          <div className="lg:sticky lg:top-28 lg:self-start">
            <ProductPreview
              name={values.name}
              price={values.price}
              unit={values.unit}
              minOrderQuantity={values.minOrderQuantity}
              packSize={values.packSize}
              priceDivisor={(product ?? like)?.priceDivisor ?? DEFAULT_SALE_RULE.priceDivisor}
              imageUrl={pictures[0]?.url ?? ""}
            />
          </div>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <Button type="submit" busy={saving.isPending} className="min-h-12 sm:min-w-56">
            {!saving.isPending
              ? t("ownStore.save")
              : saving.share > 0 && saving.share < 1 && pictures.some(({ file }) => file)
                ? t("ownStore.product.sending", { percent: Math.round(saving.share * 100) })
                : t("ownStore.saving")}
          </Button>
          <ButtonLink to={`${paths.storeDashboard}?tab=products`} look="outline">
            {t("ownStore.cancel")}
          </ButtonLink>
          {product ? (
            <Button look="quiet" className="sm:ml-auto" onClick={() => setDeleting(true)}>
              <Icon name="bin" className="size-5" />
              <span>{t("ownStore.product.delete")}</span>
            </Button>
          ) : null}
        </div>
      </form>
      <DeleteProduct
        storeId={storeId}
        product={deleting ? product : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={leave}
      />
      <QuestionSheet
        open={lowPrice !== undefined}
        title={t("ownStore.product.lowPriceTitle", { price: formatWon(lowPrice ?? 0) })}
        text={t("ownStore.product.lowPriceText", { value: LOW_UNIT_PRICE })}
        yes={t("ownStore.product.lowPriceYes")}
        no={t("ownStore.product.lowPriceNo")}
        onYes={() => {
          meant.current = lowPrice;
          setLowPrice(undefined);
          void submit();
        }}
        onNo={() => setLowPrice(undefined)}
      />
      <UnsavedChanges dirty={dirty} />
      {again.sheet}
    </>
  );
}

function picturesOf(urls: readonly string[]): ProductPicture[] {
  return urls.map((url) => ({ url }));
}

/** The multipart parts of spec §7: new files, the place of each among the stored pictures, and the fields. */
function productBody(data: object, pictures: ProductPicture[], before: ProductPicture[]): FormData {
  const body = new FormData();
  let files = 0;
  const urls = pictures.map(({ url, file }) => {
    if (!file) return url;
    body.append("images", file);
    files += 1;
    return `new:${files - 1}`;
  });
  const removed = before.filter((picture) => !pictures.includes(picture)).map(({ url }) => url);
  body.set("keptUrls", JSON.stringify(urls));
  if (removed.length > 0) body.set("removedUrls", JSON.stringify(removed));
  body.set("productData", JSON.stringify(data));
  return body;
}
