import { zodResolver } from "@hookform/resolvers/zod";
import { toast } from "@medusajs/ui";
import { type NavigationTreeItem, navigationItemInput } from "@zakh/site-settings/contract";
import { useController, useForm } from "react-hook-form";
import { refusedFields, serverText } from "../client";
import { useTexts } from "../i18n/text";
import { useSaveNavigationItem } from "../resources/navigation";
import { FormDrawer } from "../ui/form-drawer";
import { SelectField } from "../ui/select-field";
import { SwitchField } from "../ui/switch-field";
import { TextField } from "../ui/text-field";
import { orderNumber, possibleParents } from "./tree";

interface NavigationFormProps {
  /** The entry that is edited; none for a new one. */
  item: NavigationTreeItem | undefined;
  tree: readonly NavigationTreeItem[];
  onClose: () => void;
}

/** A new entry of the menu or an old one (spec §2, §5 Admin navigation). */
export function NavigationForm({ item, tree, onClose }: NavigationFormProps) {
  const { t, errorText } = useTexts();
  const save = useSaveNavigationItem(item?.id);
  const form = useForm({
    resolver: zodResolver(navigationItemInput),
    defaultValues: {
      title: item?.title ?? "",
      url: item?.url ?? "",
      order: item?.order ?? 0,
      parentId: item?.parentId ?? 0,
      isActive: item?.isActive ?? true,
    },
  });
  const { errors, isDirty } = form.formState;
  const parent = useController({ control: form.control, name: "parentId" }).field;
  const active = useController({ control: form.control, name: "isActive" }).field;

  /** The contract's schema says a code, the server its own words. */
  function fault(error: { type?: unknown; message?: string } | undefined): string | undefined {
    if (!error?.message) return undefined;
    return error.type === "server" ? error.message : errorText(error.message);
  }

  const submit = form.handleSubmit(
    (input) =>
      save.mutate(input, {
        onSuccess: (saved) => {
          toast.success(t("saved"), { description: saved.title });
          onClose();
        },
        onError: (error) => {
          for (const [path, message] of Object.entries(refusedFields(error))) {
            if (isField(path)) form.setError(path, { type: "server", message });
          }
          toast.error(t("error"), { description: serverText(error) ?? t("navigation.saveFailed") });
        },
      }),
    () => toast.error(t("form.invalid")),
  );

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
    >
      <TextField
        label={t("navigation.name")}
        autoComplete="off"
        maxLength={100}
        error={fault(errors.title)}
        {...form.register("title")}
      />
      <TextField
        label={t("navigation.url")}
        hint={t("navigation.url.hint")}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={fault(errors.url)}
        {...form.register("url")}
      />
      <TextField
        label={t("navigation.order")}
        hint={t("navigation.order.hint")}
        inputMode="numeric"
        autoComplete="off"
        error={fault(errors.order)}
        {...form.register("order", {
          setValueAs: orderNumber,
          // What counts stands in the field.
          onBlur: () => form.setValue("order", form.getValues("order")),
        })}
      />
      <SelectField
        label={t("navigation.parent")}
        value={String(parent.value ?? 0)}
        options={[{ value: "0", label: t("navigation.parent.none") }, ...parents]}
        onChoose={(id) => parent.onChange(Number(id))}
        error={fault(errors.parentId)}
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

const FIELDS = ["title", "url", "order", "parentId", "isActive"] as const;

function isField(path: string): path is (typeof FIELDS)[number] {
  return FIELDS.some((field) => field === path);
}
