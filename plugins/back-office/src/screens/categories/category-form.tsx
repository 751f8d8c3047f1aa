import { zodResolver } from "@hookform/resolvers/zod";
import { toast } from "@medusajs/ui";
import { type Category, categoryInput } from "@zakh/catalog/contract";
import { useController, useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useSaveCategory } from "../resources/category-changes";
import { useUploadMedia } from "../resources/media";
import { useFieldError } from "../ui/field-error";
import { FormDrawer } from "../ui/form-drawer";
import { markRefusedFields, useShowRefusal } from "../ui/form-refusal";
import { SwitchField } from "../ui/switch-field";
import { TextArea, TextField } from "../ui/text-field";
import { CategoryPicture } from "./category-picture";
import { slugFollowing } from "./slug-follows-name";

interface CategoryFormProps {
  /** The category that is edited; none for a new one. */
  category: Category | undefined;
  /** Place in the order that a new category starts with. */
  nextOrder: number;
  onClose: () => void;
}

/** A new category or an old one (spec §2 Admin categories). */
export function CategoryForm({ category, nextOrder, onClose }: CategoryFormProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const show = useShowRefusal();
  const save = useSaveCategory(category?.id);
  const upload = useUploadMedia();
  const form = useForm({
    resolver: zodResolver(categoryInput),
    defaultValues: {
      name: category?.name ?? "",
      slug: category?.slug ?? "",
      description: category?.description ?? "",
      imageUrl: category?.imageUrl ?? "",
      order: category?.order ?? nextOrder,
      isActive: category?.isActive ?? true,
    },
  });
  const { errors, isDirty } = form.formState;
  const active = useController({ control: form.control, name: "isActive" }).field;
  const picture = useController({ control: form.control, name: "imageUrl" }).field;
  const name = form.register("name");

  function followWithSlug(after: string) {
    const { name: before, slug = "" } = form.getValues();
    const next = slugFollowing(slug, { original: category?.name ?? "", before, after });
    if (next !== slug) form.setValue("slug", next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  const submit = form.handleSubmit(
    (input) =>
      save.mutate(input, {
        onSuccess: (saved) => {
          toast.success(t(category ? "categories.updated" : "categories.created"), { description: saved.name });
          onClose();
        },
        onError: (error) => {
          markRefusedFields(form.setError, error);
          show.refused(error, t("categories.saveFailed"));
        },
      }),
    show.invalid,
  );

  return (
    <FormDrawer
      open
      title={t(category ? "categories.edit" : "categories.new")}
      dirty={isDirty}
      busy={save.isPending || upload.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
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
      <CategoryPicture
        upload={upload}
        value={picture.value ?? ""}
        onChange={picture.onChange}
        error={fieldError(errors.imageUrl)}
      />
      <TextField
        label={t("categories.order")}
        hint={t("categories.order.hint")}
        type="number"
        step={1}
        error={fieldError(errors.order)}
        {...form.register("order", { setValueAs: (typed) => (typed === "" ? 0 : Number(typed)) })}
      />
      <SwitchField
        label={t("active")}
        hint={t("categories.active.hint")}
        checked={active.value ?? true}
        onChange={active.onChange}
      />
    </FormDrawer>
  );
}
