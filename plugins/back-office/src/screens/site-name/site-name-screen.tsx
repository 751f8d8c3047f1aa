import { zodResolver } from "@hookform/resolvers/zod";
import { Container } from "@medusajs/ui";
import type { SinceVersion } from "@zakh/kit/contract";
import { SETTING_FALLBACKS, type SiteNameSetting, siteNameInput } from "@zakh/site-settings/contract";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { serverMessage } from "../client";
import { useTexts } from "../i18n/text";
import { useSaveSiteName, useSetting } from "../resources/settings";
import { useFieldError } from "../ui/field-error";
import { markRefusedFields, useShowRefusal } from "../ui/form-refusal";
import { SettingForm, SettingLoader, useFollowSaved } from "../ui/setting-form";
import { TextField } from "../ui/text-field";
import { toast } from "../ui/toast";
import { useChangedMeanwhile } from "../ui/use-changed-meanwhile";

/** The name of the shop, in one field (spec §2 Site name). */
export default function SiteNameScreen() {
  const { t } = useTexts();
  const setting = useSetting("site-name");
  return (
    <SettingLoader query={setting} failed={t("siteName.failed")} fallback={SETTING_FALLBACKS.siteName}>
      {(saved) => <SiteNameForm saved={saved} />}
    </SettingLoader>
  );
}

function SiteNameForm({ saved }: { saved: SinceVersion<SiteNameSetting> }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const show = useShowRefusal();
  const save = useSaveSiteName();
  const values = useMemo(() => valuesOf(saved), [saved]);
  const form = useForm({ resolver: zodResolver(siteNameInput), defaultValues: values });
  const { errors, isDirty } = form.formState;
  const meanwhile = useChangedMeanwhile({
    read: saved,
    valuesOf,
    typed: () => form.getValues(),
    load: (present) => form.reset(present),
    names: {
      siteName: { label: t("siteName.name") },
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
          toast.success(t("saved"), { description: t("siteName.saved") });
        },
        onError: (error) => {
          if (meanwhile.refused(error, () => void submit())) return;
          markRefusedFields(form.setError, error);
          show.refused(error, t("siteName.saveFailed"), serverMessage);
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
      <Container className="p-4 md:p-6">
        <TextField
          className="max-w-lg"
          label={t("siteName.name")}
          hint={t("siteName.hint")}
          autoComplete="off"
          error={fieldError(errors.siteName)}
          {...form.register("siteName")}
        />
      </Container>
    </SettingForm>
  );
}

function valuesOf({ siteName }: SiteNameSetting) {
  return { siteName };
}
