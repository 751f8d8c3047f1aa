import { zodResolver } from "@hookform/resolvers/zod";
import {
  type Category,
  categoryInput,
  GOODS_OF,
  GOODS_OF_TITLES,
  type GoodsOf,
  MEAT_TITLES,
  MEATS,
  type Meat,
} from "@zakh/catalog/contract";
import type { SinceVersion } from "@zakh/kit/contract";
import { FormProvider, useController, useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useSaveCategory } from "../../resources/categories";
import { useUploadMedia } from "../../resources/media";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { CategoryNameFields, categoryTexts, useCategoryTextNames } from "../../ui/forms/category-name-fields";
import { useFieldError } from "../../ui/forms/field-error";
import { SelectField } from "../../ui/forms/select-field";
import { SwitchField } from "../../ui/forms/switch-field";
import { TextField } from "../../ui/forms/text-field";
import { useEditConflict, valuesIn } from "../../ui/forms/use-edit-conflict";
import { useSubmitEntry } from "../../ui/forms/use-submit-entry";
import { LibraryPicture } from "../../ui/pictures/library-picture";

interface CategoryFormProps {
  /** The edited category; undefined for a new one. */
  category: SinceVersion<Category> | undefined;
  /** Initial order of a new category. */
  nextOrder: number;
  onClose: () => void;
}

/** The form of a new or existing category (spec §2 Admin categories). */
export function CategoryForm({ category, nextOrder, onClose }: CategoryFormProps) {
  const { t, language } = useTexts();
  const fieldError = useFieldError();
  const save = useSaveCategory(category?.id);
  const upload = useUploadMedia();
  const form = useForm({
    resolver: zodResolver(categoryInput),
    defaultValues: valuesOf(category, nextOrder),
  });
  const meanwhile = useEditConflict({
    read: category,
    valuesOf,
    ...valuesIn(form),
    again: () => void submit(),
    names: {
      ...useCategoryTextNames(),
      imageUrl: { label: t("picture.label"), picture: true },
      order: { label: t("categories.order") },
      isActive: { label: t("active") },
      meat: { label: t("categories.meat"), text: (meat) => MEAT_TITLES[meat as Meat][language] },
      goodsOf: { label: t("categories.goodsOf"), text: (goodsOf) => GOODS_OF_TITLES[goodsOf as GoodsOf][language] },
      listsStores: { label: t("categories.listsStores") },
    },
  });
  const { errors, isDirty } = form.formState;
  const active = useController({ control: form.control, name: "isActive" }).field;
  const meat = useController({ control: form.control, name: "meat" }).field;
  const goodsOf = useController({ control: form.control, name: "goodsOf" }).field;
  const listsStores = useController({ control: form.control, name: "listsStores" }).field;
  const picture = useController({ control: form.control, name: "imageUrl" }).field;
  const submit = useSubmitEntry(form, {
    save: save.mutateAsync,
    meanwhile,
    done: ({ name }) => ({ title: t(category ? "categories.updated" : "categories.created"), description: name }),
    failed: t("categories.saveFailed"),
    onClose,
  });

  return (
    <FormDrawer
      open
      title={t(category ? "categories.edit" : "categories.new")}
      dirty={isDirty}
      busy={save.isPending || upload.isPending}
      onSubmit={submit}
      onClose={onClose}
      changed={meanwhile.question}
    >
      <FormProvider {...form}>
        <CategoryNameFields original={category?.name ?? ""} />
      </FormProvider>
      <LibraryPicture
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
      <SelectField
        label={t("categories.meat")}
        hint={t("categories.meat.hint")}
        value={meat.value ?? "none"}
        options={MEATS.map((value) => ({ value, label: MEAT_TITLES[value][language] }))}
        onChoose={meat.onChange}
        error={fieldError(errors.meat)}
      />
      <SelectField
        label={t("categories.goodsOf")}
        hint={t("categories.goodsOf.hint")}
        value={goodsOf.value ?? "both"}
        options={GOODS_OF.map((value) => ({ value, label: GOODS_OF_TITLES[value][language] }))}
        onChoose={goodsOf.onChange}
        error={fieldError(errors.goodsOf)}
      />
      {goodsOf.value === "shop" ? null : (
        <SwitchField
          label={t("categories.listsStores")}
          hint={t("categories.listsStores.hint")}
          checked={listsStores.value ?? true}
          onChange={listsStores.onChange}
        />
      )}
      <SwitchField
        label={t("active")}
        hint={t("categories.active.hint")}
        checked={active.value ?? true}
        onChange={active.onChange}
      />
    </FormDrawer>
  );
}

function valuesOf(category?: Category, nextOrder = 0) {
  return {
    ...categoryTexts(category),
    slug: category?.slug ?? "",
    imageUrl: category?.imageUrl ?? "",
    order: category?.order ?? nextOrder,
    isActive: category?.isActive ?? true,
    meat: category?.meat ?? "none",
    goodsOf: category?.goodsOf ?? "both",
    listsStores: category?.listsStores ?? true,
  };
}
