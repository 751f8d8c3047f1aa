import { zodResolver } from "@hookform/resolvers/zod";
import { useEditConflict, valuesIn } from "@zakh/back-office/screens/edit-conflict";

import {
  type CheckedDraft,
  completeSaleRule,
  DEFAULT_SALE_RULE,
  type DraftPicture,
  draftOf,
  isLowPrice,
  LOW_UNIT_PRICE,
  MAIN_TEXT_FIELDS,
  newDraft,
  PRODUCT_TEXT_FIELDS,
  type Product,
  type ProductDraft,
  productBody,
  productDraft,
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
import { useSubmit } from "../../ui/use-submit";
import { ChangedNotice } from "../changed-notice";
import { LanguageTabs, refusedLanguage, type TextLanguage } from "../language-tabs";
import { useSaveProduct } from "../own-store";
import { FormCard } from "../store-page";
import { UnsavedChanges } from "../unsaved-changes";
import { useDirty } from "../use-dirty";
import { DeleteProduct } from "./delete-product";
import { ProductFactFields } from "./product-fact-fields";
import { useProductNames } from "./product-names";
import { ProductPictures } from "./product-pictures";
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
  const saving = useSaveProduct(storeId, product?.id);
  const [language, setLanguage] = useState<TextLanguage>("mn");
  const [deleting, setDeleting] = useState(false);
  const [lowPrice, setLowPrice] = useState<number>();
  /** A low price that was confirmed. */
  const meant = useRef<number>();
  const form = useForm<ProductDraft, unknown, CheckedDraft>({
    resolver: zodResolver(productDraft),
    defaultValues: product
      ? draftOf(product)
      : like
        ? { ...draftOf(like), stock: "" }
        : { ...newDraft(""), packSize: "1" },
  });
  const { register, formState, watch } = form;
  const values = watch();
  const { dirty, settle } = useDirty(formState.isDirty);
  const leave = () => {
    settle();
    navigate(`${paths.storeDashboard}?tab=products`);
  };
  const stockTyped = formState.dirtyFields.stock === true || !product?.trackStock;
  const again = useSignInAgain();
  const meanwhile = useEditConflict({
    read: product,
    valuesOf: draftOf,
    ...valuesIn(form),
    typed: (present) => ({ ...form.getValues(), ...(stockTyped ? {} : { stock: present.stock }) }),
    again: () => void submit(),
    names: useProductNames(),
  });
  const submit = useSubmit({
    form,
    send: async (input) => {
      const price = Number(input.price);
      const { priceDivisor } = completeSaleRule(input.name, input);
      // A price that was low before was meant.
      if (price !== product?.price && isLowPrice({ price, priceDivisor }) && meant.current !== price) {
        setLowPrice(price);
        return;
      }
      const before = formState.defaultValues?.pictures as DraftPicture[];
      const body = productBody({ data: input, before, stockTyped });
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
      const missing = invalid.name ?? invalid.category ?? invalid.price;
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
              <ProductPictures form={form} />
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
              imageUrl={values.pictures[0]?.url ?? ""}
            />
          </div>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <Button type="submit" busy={saving.isPending} className="min-h-12 sm:min-w-56">
            {!saving.isPending
              ? t("ownStore.save")
              : saving.share > 0 && saving.share < 1 && values.pictures.some(({ file }) => file)
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
