import { zodResolver } from "@hookform/resolvers/zod";
import type { SinceVersion } from "@zakh/kit/contract";
import { type AdminServiceCategory, serviceCategoryInput } from "@zakh/marketplace/contract";
import { FormProvider, useController, useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useSaveServiceCategory } from "../../resources/service-categories";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { CategoryNameFields, categoryTexts, useCategoryTextNames } from "../../ui/forms/category-name-fields";
import { useFieldError } from "../../ui/forms/field-error";
import { SwitchField } from "../../ui/forms/switch-field";
import { useEditConflict, valuesIn } from "../../ui/forms/use-edit-conflict";
import { useSubmitEntry } from "../../ui/forms/use-submit-entry";
import { IconField } from "./icon-field";

interface ServiceCategoryFormProps {
  /** The edited category; undefined for a new one. */
  category: SinceVersion<AdminServiceCategory> | undefined;
  onClose: () => void;
}

/** The form of a new or existing service category. */
export function ServiceCategoryForm({ category, onClose }: ServiceCategoryFormProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const save = useSaveServiceCategory(category?.id);
  const form = useForm({
    resolver: zodResolver(serviceCategoryInput),
    defaultValues: valuesOf(category),
  });
  const meanwhile = useEditConflict({
    read: category,
    valuesOf,
    ...valuesIn(form),
    again: () => void submit(),
    names: {
      ...useCategoryTextNames(),
      iconName: { label: t("serviceCategories.icon") },
      isActive: { label: t("active") },
    },
  });
  const { errors, isDirty } = form.formState;
  const icon = useController({ control: form.control, name: "iconName" }).field;
  const active = useController({ control: form.control, name: "isActive" }).field;
  const submit = useSubmitEntry(form, {
    save: save.mutateAsync,
    meanwhile,
    done: ({ name }) => ({
      title: t(category ? "serviceCategories.updated" : "serviceCategories.created"),
      description: name,
    }),
    failed: t("serviceCategories.saveFailed"),
    onClose,
  });

  return (
    <FormDrawer
      open
      title={t(category ? "serviceCategories.edit" : "serviceCategories.new")}
      dirty={isDirty}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      changed={meanwhile.question}
    >
      <FormProvider {...form}>
        <CategoryNameFields original={category?.name ?? ""} />
      </FormProvider>
      <IconField value={icon.value ?? ""} onChange={icon.onChange} error={fieldError(errors.iconName)} />
      <SwitchField
        label={t("active")}
        hint={t("serviceCategories.active.hint")}
        checked={active.value ?? true}
        onChange={active.onChange}
      />
    </FormDrawer>
  );
}

function valuesOf(category?: AdminServiceCategory) {
  return {
    ...categoryTexts(category),
    slug: category?.slug ?? "",
    iconName: category?.iconName ?? "",
    isActive: category?.isActive ?? true,
  };
}
