import { ArrowDownMini, ArrowUpMini, Plus, Trash } from "@medusajs/icons";
import { Button, Heading, Text } from "@medusajs/ui";
import { type Courier, type courierForm, WAYBILL_COLUMNS_MAX, WAYBILL_FIELDS } from "@zakh/site-settings/contract";
import {
  type Control,
  type FieldErrors,
  type UseFormRegister,
  useController,
  useFieldArray,
  useWatch,
} from "react-hook-form";
import type { z } from "zod";
import { useTexts } from "../../i18n/text";
import { useFieldError } from "../../ui/forms/field-error";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { IconAction } from "../../ui/icon-action";

type Values = z.input<typeof courierForm>;
type FormControl = Control<Values, unknown, Courier>;

interface ColumnFieldsProps {
  control: FormControl;
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>["columns"];
}

/** The columns of a courier's file, in order: what stands above each, and what is in it. */
export function ColumnFields({ control, register, errors }: ColumnFieldsProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { fields, append, remove, move } = useFieldArray({ control, name: "columns" });
  const fault = fieldError(errors?.root ?? (Array.isArray(errors) ? undefined : errors));
  return (
    <section aria-label={t("couriers.columns")} className="flex flex-col gap-y-4">
      <div>
        <Heading level="h2" className="text-base font-semibold">
          {t("couriers.columns")}
        </Heading>
        <Text className="text-ui-fg-subtle mt-0.5 text-sm">{t("couriers.columns.hint")}</Text>
        {fault && (
          <Text role="alert" className="text-ui-fg-error mt-1 text-sm">
            {fault}
          </Text>
        )}
      </div>
      <ol className="flex flex-col gap-y-4">
        {fields.map(({ id }, place) => (
          <li key={id} className="border-ui-border-base flex flex-col gap-y-3 rounded-lg border p-3">
            <TextField
              label={t("couriers.column.header", { place: place + 1 })}
              autoComplete="off"
              error={fieldError(errors?.[place]?.header)}
              {...register(`columns.${place}.header`)}
            />
            <Field control={control} place={place} register={register} errors={errors} />
            <div className="flex justify-end gap-x-1">
              <IconAction
                type="button"
                className="size-11 md:size-9"
                label={t("couriers.column.up", { place: place + 1 })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <ArrowUpMini />
              </IconAction>
              <IconAction
                type="button"
                className="size-11 md:size-9"
                label={t("couriers.column.down", { place: place + 1 })}
                disabled={place === fields.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <ArrowDownMini />
              </IconAction>
              <IconAction
                type="button"
                className="size-11 md:size-9"
                label={t("couriers.column.remove", { place: place + 1 })}
                disabled={fields.length === 1}
                onClick={() => remove(place)}
              >
                <Trash />
              </IconAction>
            </div>
          </li>
        ))}
      </ol>
      <Button
        type="button"
        variant="secondary"
        className="h-11 text-base md:h-9 md:self-start md:text-sm"
        disabled={fields.length >= WAYBILL_COLUMNS_MAX}
        onClick={() => append({ header: "", field: "fixed", text: "" })}
      >
        <Plus />
        <span>{t("couriers.column.add")}</span>
      </Button>
    </section>
  );
}

/** What is in a column, and its text where it always is the same. */
function Field({ control, place, register, errors }: ColumnFieldsProps & { place: number }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { field } = useController({ control, name: `columns.${place}.field` });
  const chosen = useWatch({ control, name: `columns.${place}.field` });
  return (
    <>
      <SelectField
        label={t("couriers.column.field")}
        value={field.value}
        options={WAYBILL_FIELDS.map((name) => ({ value: name, label: t(`couriers.field.${name}`) }))}
        onChoose={field.onChange}
      />
      {chosen === "fixed" && (
        <TextField
          label={t("couriers.column.text")}
          hint={t("couriers.column.text.hint")}
          autoComplete="off"
          error={fieldError(errors?.[place]?.text)}
          {...register(`columns.${place}.text`)}
        />
      )}
    </>
  );
}
