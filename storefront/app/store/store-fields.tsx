import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { StoreInput } from "@zakh/marketplace/contract";
import { useEffect, useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useErrorText } from "../i18n/use-error-text";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { Button } from "../ui/button";
import { InputField, TextAreaField } from "../ui/field";
import { Notice } from "../ui/notice";
import { PhoneField } from "../ui/phone-field";
import { SelectField } from "../ui/select-field";
import { useServiceCategories } from "./categories";
import { PositionField } from "./edit/position-field";
import { IdentityFields } from "./identity-fields";
import { LANGUAGE_ENDINGS, LanguageTabs, refusedLanguage, type TextLanguage } from "./language-tabs";
import type { StoreFormValues } from "./store-form-schema";
import { FormCard } from "./store-page";

export type StoreFormState = UseFormReturn<StoreFormValues, unknown, StoreInput>;

/** The fields that registering and editing a store have in common: name, description, promise of delivery, contact, who sells. */
export function StoreFields({ form }: { form: StoreFormState }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { register, control, formState } = form;
  const { errors } = formState;
  const [language, setLanguage] = useState<TextLanguage>("mn");
  const description = `description${LANGUAGE_ENDINGS[language]}` as const;
  const deliveryPromise = `deliveryPromise${LANGUAGE_ENDINGS[language]}` as const;
  const refused = refusedLanguage(errors, ["description", "deliveryPromise"]);
  useEffect(() => {
    if (refused) setLanguage(refused);
  }, [refused]);
  return (
    <>
      <FormCard title={t("ownStore.form.about")}>
        <div className="grid gap-2">
          <CategoryField form={form} />
          <InputField
            label={t("ownStore.form.name")}
            maxLength={100}
            error={errorText(errors.name?.message)}
            {...register("name")}
          />
          <LanguageTabs language={language} onLanguage={setLanguage}>
            <TextAreaField
              label={
                language === "mn"
                  ? t("ownStore.form.description")
                  : t("ownStore.product.descriptionIn", { language: t(`language.${language}`) })
              }
              hint={t(language === "mn" ? "ownStore.form.descriptionHint" : "ownStore.form.fallback")}
              rows={4}
              error={errorText(errors[description]?.message)}
              {...register(description)}
            />
            <InputField
              label={
                language === "mn"
                  ? t("ownStore.form.deliveryPromise")
                  : t("ownStore.form.deliveryPromiseIn", { language: t(`language.${language}`) })
              }
              hint={t(language === "mn" ? "ownStore.form.deliveryPromiseHint" : "ownStore.form.fallback")}
              maxLength={200}
              error={errorText(errors[deliveryPromise]?.message)}
              {...register(deliveryPromise)}
            />
          </LanguageTabs>
        </div>
      </FormCard>
      <FormCard title={t("ownStore.form.contact")}>
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          <Controller
            control={control}
            name="phone"
            render={({ field }) => (
              <PhoneField
                label={t("ownStore.form.phone")}
                placeholder="010-1234-5678"
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={errorText(errors.phone?.message)}
              />
            )}
          />
          <InputField
            label={t("ownStore.form.email")}
            type="email"
            autoComplete="email"
            error={errorText(errors.email?.message)}
            {...register("email")}
          />
          <div className="sm:col-span-2">
            <TextAreaField
              label={t("ownStore.form.address")}
              rows={2}
              autoComplete="street-address"
              error={errorText(errors.address?.message)}
              {...register("address")}
            />
          </div>
          <div className="sm:col-span-2">
            <Controller
              control={control}
              name="position"
              render={({ field }) => (
                <PositionField
                  value={field.value ?? ""}
                  onChange={field.onChange}
                  name={form.getValues("name")}
                  error={errorText(errors.position?.message)}
                />
              )}
            />
          </div>
        </div>
      </FormCard>
      <IdentityFields form={form} />
    </>
  );
}

function CategoryField({ form }: { form: StoreFormState }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { data: categories, isError, isFetching, refetch } = useServiceCategories();
  if (isError && !categories) {
    return (
      <Notice tone="wrong" title={t("ownStore.form.categoriesFailed")}>
        <Button look="outline" busy={isFetching} onClick={() => refetch()} className="mt-3">
          {t("common.retry")}
        </Button>
      </Notice>
    );
  }
  return (
    <Controller
      control={form.control}
      name="categoryId"
      render={({ field }) => (
        <SelectField
          label={t("ownStore.form.category")}
          error={errorText(form.formState.errors.categoryId?.message)}
          {...field}
          value={field.value}
        >
          <option value="">{categories ? t("ownStore.form.chooseCategory") : t("common.loading")}</option>
          {categories?.map((category) => (
            <option key={category.id} value={category.id} lang={fallbackLanguage(category, "name", language)}>
              {localized(category, "name", language)}
            </option>
          ))}
        </SelectField>
      )}
    />
  );
}
