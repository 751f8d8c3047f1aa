import { useFormContext } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useFieldError } from "../ui/field-error";
import { LANGUAGE_ENDINGS, LanguageTabs, type TextLanguage, useTextLanguage } from "../ui/language-tabs";
import { TextArea, TextField } from "../ui/text-field";
import { slugFollowing } from "./slug-follows-name";

interface CategoryNames {
  name: string;
  nameRu: string;
  nameEn: string;
  slug: string;
  description: string;
  descriptionRu: string;
  descriptionEn: string;
}

/** The texts of a category in each language. */
export function categoryTexts(category: Partial<CategoryNames> = {}) {
  const { name = "", nameRu = "", nameEn = "", description = "", descriptionRu = "", descriptionEn = "" } = category;
  return { name, nameRu, nameEn, description, descriptionRu, descriptionEn };
}

/** Labels of these fields, for the notice about a concurrent change. */
export function useCategoryTextNames() {
  const { t } = useTexts();
  return {
    name: { label: t("categories.name") },
    nameRu: { label: t("categories.name.ru") },
    nameEn: { label: t("categories.name.en") },
    description: { label: t("categories.about") },
    descriptionRu: { label: t("products.description.ru") },
    descriptionEn: { label: t("products.description.en") },
    slug: { label: t("categories.slug") },
  };
}

/**
 * Fields for names, descriptions and slug of a product or service category, inside a form. The slug follows the
 * Mongolian name until somebody edits it (spec §4 Category form); `original` is the saved name, "" for a new category.
 */
export function CategoryNameFields({ original }: { original: string }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const form = useFormContext<CategoryNames>();
  const { errors, isSubmitted } = form.formState;
  const name = form.register("name");
  const texts = useTextLanguage(errors, ["name", "description"]);

  function followWithSlug(after: string) {
    const { name: before, slug } = form.getValues();
    const next = slugFollowing(slug, { original, before, after });
    if (next !== slug) form.setValue("slug", next, { shouldDirty: true, shouldValidate: isSubmitted });
  }

  const base = (
    <>
      <TextField
        label={t("categories.name")}
        autoComplete="off"
        error={fieldError(errors.name)}
        {...name}
        onChange={(event) => {
          followWithSlug(event.target.value);
          return name.onChange(event);
        }}
      />
      <TextArea
        label={t("categories.about")}
        rows={3}
        error={fieldError(errors.description)}
        {...form.register("description")}
      />
    </>
  );
  return (
    <>
      <LanguageTabs {...texts}>
        {(language) => (language === "mn" ? base : <Translation language={language} />)}
      </LanguageTabs>
      <TextField
        label={t("categories.slug")}
        hint={t("categories.slug.hint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(errors.slug)}
        {...form.register("slug")}
      />
    </>
  );
}

function Translation({ language }: { language: Exclude<TextLanguage, "mn"> }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const form = useFormContext<CategoryNames>();
  const { errors } = form.formState;
  const ending = LANGUAGE_ENDINGS[language];
  return (
    <>
      <TextField
        label={t(`categories.name.${language}`)}
        hint={t("products.name.fallback")}
        autoComplete="off"
        error={fieldError(errors[`name${ending}`])}
        {...form.register(`name${ending}`)}
      />
      <TextArea
        label={t(`products.description.${language}`)}
        rows={3}
        error={fieldError(errors[`description${ending}`])}
        {...form.register(`description${ending}`)}
      />
    </>
  );
}
