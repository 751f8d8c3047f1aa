import { isForSeller, UNIT_NAMES, UNIT_TITLES } from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { OwnStore } from "@zakh/marketplace/contract";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import { Button, ButtonLink } from "../../ui/button";
import { InputField } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { SelectField } from "../../ui/select-field";
import { SwitchField } from "../../ui/switch-field";
import { useProductCategories } from "../categories";
import { FormCard } from "../store-page";
import type { ProductDraftForm } from "./product-draft-form";
import { SaleChoices } from "./sale-choices";

interface ProductSaleFieldsProps {
  form: ProductDraftForm;
  store: Pick<OwnStore, "id" | "meatLicence">;
}

/**
 * Category, price, unit, sale quantities and stock (rulings 3 and 6). No field has the type `number`, because browsers would drop a decimal comma
 * and make 15 of 1,5.
 */
export function ProductSaleFields({ form, store }: ProductSaleFieldsProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const categories = useProductCategories();
  const { register, formState, watch } = form;
  const { errors } = formState;
  const { category: chosen, unit, trackStock } = watch();
  const category = categories.data?.find(({ name }) => name === chosen);
  // Active ones for stores' goods, and the one in which the product is already.
  const choices = categories.data?.filter(
    (one) => (one.isActive && isForSeller(one, store.id)) || one.name === formState.defaultValues?.category,
  );
  const lacksLicence = category !== undefined && category.meat !== "none" && !store.meatLicence;
  return (
    <FormCard title={t("ownStore.product.sale")}>
      <SaleChoices form={form} />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {categories.isError && !categories.data ? (
          <Notice tone="wrong" title={t("ownStore.form.categoriesFailed")}>
            <Button look="outline" busy={categories.isFetching} onClick={() => categories.refetch()}>
              {t("common.retry")}
            </Button>
          </Notice>
        ) : (
          <div>
            <SelectField
              label={t("ownStore.product.category")}
              hint={category && !category.listsStores ? t("ownStore.product.unlisted") : undefined}
              error={errorText(errors.category?.message)}
              {...register("category")}
              value={chosen}
            >
              <option value="">{choices ? t("ownStore.form.chooseCategory") : t("common.loading")}</option>
              {choices?.map((category) => (
                <option key={category.id} value={category.name} lang={fallbackLanguage(category, "name", language)}>
                  {localized(category, "name", language)}
                </option>
              ))}
            </SelectField>
            {lacksLicence ? (
              <Notice tone="warning" title={t("ownStore.product.licenceTitle")}>
                <p>{t("ownStore.product.licenceText")}</p>
                <ButtonLink to={`${paths.storeEdit(store.id)}#meatLicence`} look="outline" className="mt-3">
                  {t("ownStore.product.licenceAction")}
                </ButtonLink>
              </Notice>
            ) : null}
          </div>
        )}
        <InputField
          label={t("ownStore.product.price")}
          inputMode="decimal"
          error={errorText(errors.price?.message)}
          {...register("price")}
        />
        <SelectField
          label={t("ownStore.product.unit")}
          error={errorText(errors.unit?.message)}
          {...register("unit")}
          value={unit}
        >
          {UNIT_NAMES.map((one) => (
            <option key={one} value={one}>
              {UNIT_TITLES[one][language]}
            </option>
          ))}
        </SelectField>
        <InputField
          label={t("ownStore.product.minimum")}
          hint={t("ownStore.product.minimumHint")}
          inputMode="decimal"
          error={errorText(errors.minOrderQuantity?.message)}
          {...register("minOrderQuantity")}
        />
        <InputField
          label={t("ownStore.product.pack")}
          hint={t("ownStore.product.packHint")}
          inputMode="decimal"
          error={errorText(errors.packSize?.message)}
          {...register("packSize")}
        />
      </div>
      <div className="rule mt-3 pt-3">
        <SwitchField
          label={t("ownStore.product.trackStock")}
          hint={t("ownStore.product.trackStockHint")}
          {...register("trackStock")}
        />
        {trackStock ? (
          <div className="mt-2 sm:max-w-56">
            <InputField
              label={t("ownStore.product.stock")}
              inputMode="decimal"
              error={errorText(errors.stock?.message)}
              {...register("stock")}
            />
          </div>
        ) : null}
      </div>
    </FormCard>
  );
}
