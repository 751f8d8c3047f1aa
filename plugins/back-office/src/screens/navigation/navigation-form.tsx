import { zodResolver } from "@hookform/resolvers/zod";
import { contentTexts, type SinceVersion, textsOf } from "@zakh/kit/contract";
import {
  MENU_TEXTS,
  type NavigationItem,
  type NavigationTreeItem,
  navigationItemInput,
} from "@zakh/site-settings/contract";
import { useController, useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useSaveNavigationItem } from "../resources/navigation";
import { FormDrawer } from "../ui/drawers/form-drawer";
import { useFieldError } from "../ui/forms/field-error";
import { LANGUAGE_ENDINGS, LanguageTabs, useTextLanguage } from "../ui/forms/language-tabs";
import { SelectField } from "../ui/forms/select-field";
import { SwitchField } from "../ui/forms/switch-field";
import { TextField } from "../ui/forms/text-field";
import { useEditConflict, valuesIn } from "../ui/forms/use-edit-conflict";
import { useSubmitEntry } from "../ui/forms/use-submit-entry";
import { findItem, orderNumber, possibleParents } from "./tree";

interface NavigationFormProps {
  /** The edited entry; undefined for a new one. */
  item: NavigationTreeItem | undefined;
  tree: readonly NavigationTreeItem[];
  onClose: () => void;
}

/** The form of a new or existing menu entry (spec §2, §5 Admin navigation). */
export function NavigationForm({ item, tree, onClose }: NavigationFormProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const save = useSaveNavigationItem(item?.id);
  const form = useForm({
    resolver: zodResolver(navigationItemInput),
    defaultValues: valuesOf(item),
  });
  const titles = Object.fromEntries(
    contentTexts(MENU_TEXTS).map(({ name, language }) => [name, { label: t(`navigation.name.${language}`) }]),
  );
  const meanwhile = useEditConflict({
    read: item as SinceVersion<NavigationItem> | undefined,
    valuesOf,
    ...valuesIn(form),
    again: () => void submit(),
    names: {
      ...titles,
      url: { label: t("navigation.url") },
      order: { label: t("navigation.order") },
      parentId: {
        label: t("navigation.parent"),
        text: (id) => findItem(tree, Number(id))?.title ?? t("navigation.parent.none"),
      },
      isActive: { label: t("active") },
    },
  });
  const { errors, isDirty } = form.formState;
  const texts = useTextLanguage(errors, MENU_TEXTS);
  const parent = useController({ control: form.control, name: "parentId" }).field;
  const active = useController({ control: form.control, name: "isActive" }).field;

  const submit = useSubmitEntry(form, {
    save: save.mutateAsync,
    meanwhile,
    done: ({ title }) => ({ title: t("saved"), description: title }),
    failed: t("navigation.saveFailed"),
    onClose,
  });

  const parents = possibleParents(tree, item?.id).map((row) => ({
    value: String(row.item.id),
    label: `${"— ".repeat(row.depth)}${row.item.title}`,
  }));

  return (
    <FormDrawer
      open
      title={t(item ? "navigation.edit" : "navigation.new")}
      dirty={isDirty}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      changed={meanwhile.question}
    >
      <LanguageTabs {...texts}>
        {(language) => (
          <TextField
            label={t(`navigation.name.${language}`)}
            hint={language === "mn" ? undefined : t("products.name.fallback")}
            autoComplete="off"
            maxLength={100}
            error={fieldError(errors[`title${LANGUAGE_ENDINGS[language]}`])}
            {...form.register(`title${LANGUAGE_ENDINGS[language]}`)}
          />
        )}
      </LanguageTabs>
      <TextField
        label={t("navigation.url")}
        hint={t("navigation.url.hint")}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(errors.url)}
        {...form.register("url")}
      />
      <TextField
        label={t("navigation.order")}
        hint={t("navigation.order.hint")}
        inputMode="numeric"
        autoComplete="off"
        error={fieldError(errors.order)}
        {...form.register("order", {
          setValueAs: orderNumber,
          // Shows the parsed value in the field.
          onBlur: () => form.setValue("order", form.getValues("order")),
        })}
      />
      <SelectField
        label={t("navigation.parent")}
        value={String(parent.value ?? 0)}
        options={[{ value: "0", label: t("navigation.parent.none") }, ...parents]}
        onChoose={(id) => parent.onChange(Number(id))}
        error={fieldError(errors.parentId)}
      />
      <SwitchField
        label={t("active")}
        hint={t("navigation.active.hint")}
        checked={active.value ?? true}
        onChange={active.onChange}
      />
    </FormDrawer>
  );
}

function valuesOf(item?: NavigationItem) {
  return {
    ...textsOf(MENU_TEXTS, item),
    url: item?.url ?? "",
    order: item?.order ?? 0,
    parentId: item?.parentId ?? 0,
    isActive: item?.isActive ?? true,
  };
}
