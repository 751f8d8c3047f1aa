import { zodResolver } from "@hookform/resolvers/zod";
import type { SinceVersion } from "@zakh/kit/contract";
import type { IslandsSetting } from "@zakh/site-settings/contract";
import { useController, useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useSaveIslands } from "../../resources/settings";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { useFieldError } from "../../ui/forms/field-error";
import { SwitchField } from "../../ui/forms/switch-field";
import { TextField } from "../../ui/forms/text-field";
import { useSaveEntry } from "../../ui/forms/use-save-entry";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { islandFields } from "./island-fields";
import type { IslandRow } from "./islands-screen";

interface IslandFormProps {
  /** The edited island; undefined for a new one. */
  row: IslandRow | undefined;
  /** The setting that it is of, with the version in which it was read. */
  saved: SinceVersion<IslandsSetting>;
  onClose: () => void;
}

/** Name, postcodes, and what delivery costs more there. */
export function IslandForm({ row, saved, onClose }: IslandFormProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const fieldError = useFieldError();
  const save = useSaveIslands();
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(islandFields),
    defaultValues: {
      name: row?.name ?? "",
      from: row?.from ?? "",
      to: row?.to ?? "",
      surcharge: String(row?.surcharge ?? ""),
      isServed: row?.surcharge !== null,
    },
  });
  const { errors, isDirty } = formState;
  const isServed = useController({ control, name: "isServed" }).field;

  const saveEntry = useSaveEntry({
    entries: saved.islands,
    read: row,
    save: (islands) => save.mutateAsync({ ...saved, islands }),
    nameOf: ({ name }) => name,
    failed: t("islands.saveFailed"),
    onClose,
  });
  const submit = useSubmitOnce(handleSubmit(saveEntry, show.invalid));

  return (
    <FormDrawer
      open
      title={t(row ? "islands.edit" : "islands.new")}
      dirty={isDirty}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t("islands.name")} autoComplete="off" error={fieldError(errors.name)} {...register("name")} />
      <TextField
        label={t("islands.from")}
        inputMode="numeric"
        autoComplete="off"
        error={fieldError(errors.from)}
        {...register("from")}
      />
      <TextField
        label={t("islands.to")}
        hint={t("islands.to.hint")}
        inputMode="numeric"
        autoComplete="off"
        error={fieldError(errors.to)}
        {...register("to")}
      />
      <SwitchField
        label={t("islands.served")}
        hint={t("islands.served.hint")}
        checked={isServed.value}
        onChange={isServed.onChange}
      />
      {isServed.value && (
        <TextField
          label={t("islands.surcharge")}
          hint={t("islands.surcharge.hint")}
          inputMode="numeric"
          autoComplete="off"
          icon="₩"
          error={fieldError(errors.surcharge)}
          {...register("surcharge")}
        />
      )}
    </FormDrawer>
  );
}
