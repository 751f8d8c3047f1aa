import { useFormContext } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useFieldError } from "../ui/field-error";
import { TextArea, TextField } from "../ui/text-field";
import { slugFollowing } from "./slug-follows-name";

interface CategoryNames {
  name: string;
  slug: string;
  description: string;
}

/**
 * Name, slug and description of a category, of products or of services, in the form around it. The slug follows the name
 * until somebody writes one (spec §4 Category form); `original` is the name that is saved, "" for a new category.
 */
export function CategoryNameFields({ original }: { original: string }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const form = useFormContext<CategoryNames>();
  const { errors, isSubmitted } = form.formState;
  const name = form.register("name");

  function followWithSlug(after: string) {
    const { name: before, slug } = form.getValues();
    const next = slugFollowing(slug, { original, before, after });
    if (next !== slug) form.setValue("slug", next, { shouldDirty: true, shouldValidate: isSubmitted });
  }

  return (
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
      <TextField
        label={t("categories.slug")}
        hint={t("categories.slug.hint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(errors.slug)}
        {...form.register("slug")}
      />
      <TextArea
        label={t("categories.about")}
        rows={3}
        error={fieldError(errors.description)}
        {...form.register("description")}
      />
    </>
  );
}
