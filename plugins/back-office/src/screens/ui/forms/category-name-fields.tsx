import { CATEGORY_TEXTS, type CategoryText } from "@zakh/catalog/contract";
import { contentTexts, type Texts, textsOf } from "@zakh/kit/contract";
import { useFormContext } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useFieldError } from "./field-error";
import { LANGUAGE_ENDINGS, LanguageTabs, type TextLanguage, useTextLanguage } from "./language-tabs";
import { slugFollowing } from "./slug-follows-name";
import { TextArea, TextField } from "./text-field";

interface CategoryNames extends Texts<CategoryText> {
  slug: string;
}

/** The texts of a category in each language. */
export function categoryTexts(category?: Partial<CategoryNames>) {
  return textsOf(CATEGORY_TEXTS, category);
}

/** What `useCategoryTextNames` and the fields call a text in a language. */
function textLabel(field: CategoryText, language: TextLanguage) {
  if (field === "name") return language === "mn" ? "categories.name" : (`categories.name.${language}` as const);
  return language === "mn" ? "categories.about" : (`products.description.${language}` as const);
}

/** Labels of these fields, for the notice about a concurrent change. */
export function useCategoryTextNames() {
  const { t } = useTexts();
  const texts = contentTexts(CATEGORY_TEXTS).map(({ name, field, language }) => [
    name,
    { label: t(textLabel(field, language)) },
  ]);
  return { ...Object.fromEntries(texts), slug: { label: t("categories.slug") } };
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
  const texts = useTextLanguage(errors, CATEGORY_TEXTS);

  function followWithSlug(after: string) {
    const { name: before, slug } = form.getValues();
    const next = slugFollowing(slug, { original, before, after });
    if (next !== slug) form.setValue("slug", next, { shouldDirty: true, shouldValidate: isSubmitted });
  }

  return (
    <>
      <LanguageTabs {...texts}>
        {(language) => {
          const ending = LANGUAGE_ENDINGS[language];
          const name = form.register(`name${ending}`);
          return (
            <>
              <TextField
                label={t(textLabel("name", language))}
                hint={language === "mn" ? undefined : t("products.name.fallback")}
                autoComplete="off"
                error={fieldError(errors[`name${ending}`])}
                {...name}
                onChange={(event) => {
                  if (language === "mn") followWithSlug(event.target.value);
                  return name.onChange(event);
                }}
              />
              <TextArea
                label={t(textLabel("description", language))}
                rows={3}
                error={fieldError(errors[`description${ending}`])}
                {...form.register(`description${ending}`)}
              />
            </>
          );
        }}
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
