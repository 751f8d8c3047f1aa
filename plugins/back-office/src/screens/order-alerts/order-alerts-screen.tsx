import { zodResolver } from "@hookform/resolvers/zod";
import { Container } from "@medusajs/ui";
import { LANGUAGES, type SinceVersion } from "@zakh/kit/contract";
import { type OrderAlertsSetting, orderAlertsInput, SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { useSaveOrderAlerts, useSetting } from "../resources/settings";
import { useFieldError } from "../ui/field-error";
import { markRefusedFields, useShowRefusal } from "../ui/form-refusal";
import { SelectField } from "../ui/select-field";
import { SettingForm, SettingLoader, useFollowSaved } from "../ui/setting-form";
import { SwitchField } from "../ui/switch-field";
import { TextField } from "../ui/text-field";
import { toast } from "../ui/toast";
import { useChangedMeanwhile } from "../ui/use-changed-meanwhile";

/** Languages by their own names, which are the same in every language. */
const LANGUAGE_NAMES = { mn: "Монгол", ru: "Русский", en: "English", ko: "한국어" } as const;

/** Who hears of a new order by mail, and in which language. */
export default function OrderAlertsScreen() {
  const { t } = useTexts();
  const setting = useSetting("order-alerts");
  return (
    <SettingLoader query={setting} failed={t("orderAlerts.failed")} fallback={SETTING_FALLBACKS.orderAlerts}>
      {(saved) => <OrderAlertsForm saved={saved} />}
    </SettingLoader>
  );
}

function OrderAlertsForm({ saved }: { saved: SinceVersion<OrderAlertsSetting> }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const show = useShowRefusal();
  const save = useSaveOrderAlerts();
  const values = useMemo(() => valuesOf(saved), [saved]);
  const form = useForm({ resolver: zodResolver(orderAlertsInput), defaultValues: values });
  const { errors, isDirty } = form.formState;
  const meanwhile = useChangedMeanwhile({
    read: saved,
    valuesOf,
    typed: () => form.getValues(),
    load: (present) => form.reset(present),
    names: {
      enabled: { label: t("orderAlerts.enabled") },
      emails: { label: t("orderAlerts.emails") },
      language: {
        label: t("orderAlerts.language"),
        text: (language) => LANGUAGE_NAMES[language as OrderAlertsSetting["language"]],
      },
    },
  });
  useFollowSaved(form, { saved, values, meanwhile });

  const submit = form.handleSubmit((input) =>
    save.mutate(
      { ...input, version: meanwhile.version() },
      {
        onSuccess: (next) => {
          form.reset(valuesOf(next));
          meanwhile.began(next);
          toast.success(t("saved"), { description: t("orderAlerts.saved") });
        },
        onError: (error) => {
          if (meanwhile.refused(error, () => void submit())) return;
          markRefusedFields(form.setError, error);
          show.refused(error, t("orderAlerts.saveFailed"));
        },
      },
    ),
  );

  return (
    <SettingForm
      dirty={isDirty}
      busy={save.isPending}
      changed={meanwhile.question}
      onSubmit={submit}
      onUndo={() => {
        form.reset(values);
        meanwhile.began(saved);
      }}
    >
      <Container className="flex flex-col gap-y-5 p-4 md:p-6">
        <SwitchField
          label={t("orderAlerts.enabled")}
          hint={t("orderAlerts.enabled.hint")}
          checked={form.watch("enabled")}
          onChange={(enabled) => form.setValue("enabled", enabled, { shouldDirty: true })}
        />
        <TextField
          className="max-w-lg"
          label={t("orderAlerts.emails")}
          hint={t("orderAlerts.emails.hint")}
          inputMode="email"
          autoComplete="off"
          error={fieldError(errors.emails)}
          {...form.register("emails")}
        />
        <SelectField
          className="max-w-lg"
          label={t("orderAlerts.language")}
          value={form.watch("language") ?? saved.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChoose={(language) => form.setValue("language", language, { shouldDirty: true })}
        />
      </Container>
    </SettingForm>
  );
}

function valuesOf({ enabled, emails, language }: OrderAlertsSetting) {
  return { enabled, emails, language };
}
