import { zodResolver } from "@hookform/resolvers/zod";
import { toast } from "@medusajs/ui";
import { type AdminServiceCategory, serviceCategoryInput } from "@zakh/marketplace/contract";
import { useController, useForm } from "react-hook-form";
import { slugFollowing } from "../categories/slug-follows-name";
import { useTexts } from "../i18n/text";
import { useSaveServiceCategory } from "../resources/service-categories";
import { useFieldError } from "../ui/field-error";
import { FormDrawer } from "../ui/form-drawer";
import { markRefusedFields, useShowRefusal } from "../ui/form-refusal";
import { SwitchField } from "../ui/switch-field";
import { TextArea, TextField } from "../ui/text-field";
import { IconField } from "./icon-field";

interface ServiceCategoryFormProps {
  /** The category that is edited; none for a new one. */
  category: AdminServiceCategory | undefined;
  onClose: () => void;
}

/** A new kind of service or an old one (ruling 34). */
export function ServiceCategoryForm({ category, onClose }: ServiceCategoryFormProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const show = useShowRefusal();
  const save = useSaveServiceCategory(category?.id);
  const form = useForm({
    resolver: zodResolver(serviceCategoryInput),
    defaultValues: {
      name: category?.name ?? "",
      slug: category?.slug ?? "",
      description: category?.description ?? "",
      iconName: category?.iconName ?? "",
      isActive: category?.isActive ?? true,
    },
  });
  const { errors, isDirty } = form.formState;
  const icon = useController({ control: form.control, name: "iconName" }).field;
  const active = useController({ control: form.control, name: "isActive" }).field;
  const name = form.register("name");

  function followWithSlug(after: string) {
    const { name: before, slug } = form.getValues();
    const next = slugFollowing(slug, { original: category?.name ?? "", before, after });
    if (next !== slug) form.setValue("slug", next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  const submit = form.handleSubmit(
    (input) =>
      save.mutate(input, {
        onSuccess: (saved) => {
          toast.success(t(category ? "serviceCategories.updated" : "serviceCategories.created"), {
            description: saved.name,
          });
          onClose();
        },
        onError: (error) => {
          markRefusedFields(form.setError, error);
          show.refused(error, t("serviceCategories.saveFailed"));
        },
      }),
    show.invalid,
  );

  return (
    <FormDrawer
      open
      title={t(category ? "serviceCategories.edit" : "serviceCategories.new")}
      dirty={isDirty}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("serviceCategories.name")}
        autoComplete="off"
        error={fieldError(errors.name)}
        {...name}
        onChange={(event) => {
          followWithSlug(event.target.value);
          return name.onChange(event);
        }}
      />
      <TextField
        label={t("serviceCategories.slug")}
        hint={t("serviceCategories.slug.hint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(errors.slug)}
        {...form.register("slug")}
      />
      <TextArea
        label={t("serviceCategories.about")}
        rows={3}
        error={fieldError(errors.description)}
        {...form.register("description")}
      />
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
