import { zodResolver } from "@hookform/resolvers/zod";
import { serverDate } from "@zakh/kit/browser/server-time";
import { type SinceVersion, seoulDay, textsOf } from "@zakh/kit/contract";
import { type ClosedDaysSetting, closedPeriod } from "@zakh/site-settings/contract";
import { useController, useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useSaveClosedDays } from "../../resources/settings";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { DateField } from "../../ui/forms/date-field";
import { useFieldError } from "../../ui/forms/field-error";
import { LANGUAGE_ENDINGS, LanguageTabs, useTextLanguage } from "../../ui/forms/language-tabs";
import { SwitchField } from "../../ui/forms/switch-field";
import { TranslatedField } from "../../ui/forms/translated-field";
import { useSaveEntry } from "../../ui/forms/use-save-entry";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { daysOf, type PeriodRow, unsentDaysOf } from "./closed-days-screen";

interface ClosedPeriodFormProps {
  /** The edited period; undefined for a new one. */
  row: PeriodRow | undefined;
  /** The setting that it is of, with the version in which it was read. */
  saved: SinceVersion<ClosedDaysSetting>;
  onClose: () => void;
}

/** From, to, what shoppers read in three languages, and whether orders are taken meanwhile. */
export function ClosedPeriodForm({ row, saved, onClose }: ClosedPeriodFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const show = useErrorToast();
  const fieldError = useFieldError();
  const save = useSaveClosedDays();
  const { control, register, handleSubmit, formState, watch, getValues, setValue } = useForm({
    resolver: zodResolver(closedPeriod),
    defaultValues: row ?? newPeriod(),
  });
  const { errors, isDirty } = formState;
  const takesOrders = useController({ control, name: "takesOrders" }).field;
  const { language, onLanguage } = useTextLanguage(errors, ["text"]);
  const from = register("from");
  const [first, last] = [watch("from"), watch("to")];
  const isPeriod = first !== "" && first <= last;

  const saveEntry = useSaveEntry({
    entries: saved.periods,
    read: row,
    save: (periods) => save.mutateAsync({ ...saved, periods }),
    nameOf: (period) => daysOf(period, texts),
    failed: t("closedDays.saveFailed"),
    onClose,
  });
  const submit = useSubmitOnce(handleSubmit(saveEntry, show.invalid));

  return (
    <FormDrawer
      open
      title={t(row ? "closedDays.edit" : "closedDays.new")}
      dirty={isDirty}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label={t("closedDays.from")}
        day={first}
        error={fieldError(errors.from)}
        {...from}
        onChange={(event) => {
          // A period of one day needs only the first; a later first day takes the last along.
          if (getValues("to") < event.target.value) setValue("to", event.target.value, { shouldDirty: true });
          return from.onChange(event);
        }}
      />
      <DateField
        label={t("closedDays.to")}
        day={last}
        hint={
          isPeriod
            ? t("closedDays.unsent", { days: unsentDaysOf({ from: first, to: last }, texts) })
            : t("closedDays.to.hint")
        }
        min={first}
        error={fieldError(errors.to)}
        {...register("to")}
      />
      <LanguageTabs language={language} onLanguage={onLanguage}>
        {(one) => (
          <TranslatedField
            language={one}
            label={t("closedDays.text")}
            error={fieldError(errors[`text${LANGUAGE_ENDINGS[one]}`])}
            {...register(`text${LANGUAGE_ENDINGS[one]}`)}
          />
        )}
      </LanguageTabs>
      <SwitchField
        label={t("closedDays.takesOrders")}
        hint={t("closedDays.takesOrders.hint")}
        checked={takesOrders.value}
        onChange={takesOrders.onChange}
      />
    </FormDrawer>
  );
}

function newPeriod() {
  const today = seoulDay(serverDate());
  return { from: today, to: today, takesOrders: true, ...textsOf(["text"]) };
}
