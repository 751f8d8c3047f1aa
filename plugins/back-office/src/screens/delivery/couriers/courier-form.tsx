import { zodResolver } from "@hookform/resolvers/zod";
import type { SinceVersion } from "@zakh/kit/contract";
import { type Courier, type CouriersSetting, courierForm } from "@zakh/site-settings/contract";
import { useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useSaveCouriers } from "../../resources/settings";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { useFieldError } from "../../ui/forms/field-error";
import { TextField } from "../../ui/forms/text-field";
import { useSaveEntry } from "../../ui/forms/use-save-entry";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { ColumnFields } from "./column-fields";

interface CourierFormProps {
  courier: Courier;
  /** The setting that the courier is of, with the version in which it was read. */
  saved: SinceVersion<CouriersSetting>;
  onClose: () => void;
}

/** Name, link and columns of a courier. */
export function CourierForm({ courier, saved, onClose }: CourierFormProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const fieldError = useFieldError();
  const save = useSaveCouriers();
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(courierForm),
    defaultValues: courier,
  });
  const { errors, isDirty } = formState;

  const saveEntry = useSaveEntry({
    entries: saved.couriers,
    read: courier,
    save: (couriers) => save.mutateAsync({ ...saved, couriers }),
    nameOf: ({ name }) => name,
    failed: t("couriers.saveFailed"),
    onClose,
  });
  const submit = useSubmitOnce(handleSubmit(saveEntry, show.invalid));

  return (
    <FormDrawer open title={courier.name} dirty={isDirty} busy={save.isPending} onSubmit={submit} onClose={onClose}>
      <TextField label={t("couriers.name")} autoComplete="off" error={fieldError(errors.name)} {...register("name")} />
      <TextField
        label={t("couriers.link")}
        hint={t("couriers.link.hint")}
        type="url"
        autoComplete="off"
        error={fieldError(errors.trackingLink)}
        {...register("trackingLink")}
      />
      <ColumnFields control={control} register={register} errors={errors.columns} />
    </FormDrawer>
  );
}
