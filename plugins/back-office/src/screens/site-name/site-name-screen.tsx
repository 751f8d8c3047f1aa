import { zodResolver } from "@hookform/resolvers/zod";
import { Container } from "@medusajs/ui";
import { SETTING_FALLBACKS, type SiteNameSetting, siteNameInput } from "@zakh/site-settings/contract";
import { useForm } from "react-hook-form";
import { serverMessage } from "../client";
import { useTexts } from "../i18n/text";
import { useSaveSiteName, useSetting } from "../resources/settings";
import { useFieldError } from "../ui/field-error";
import { markRefusedFields, useShowRefusal } from "../ui/form-refusal";
import { SettingForm, SettingLoader, useFollowSaved } from "../ui/setting-form";
import { TextField } from "../ui/text-field";
import { toast } from "../ui/toast";

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

function SiteNameForm({ saved }: { saved: SiteNameSetting }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const show = useShowRefusal();
  const save = useSaveSiteName();
  const form = useForm({ resolver: zodResolver(siteNameInput), defaultValues: saved });
  const { errors, isDirty } = form.formState;
  useFollowSaved(form, saved);

  const submit = form.handleSubmit((input) =>
    save.mutate(input, {
      onSuccess: (next) => {
        form.reset(next);
        toast.success(t("saved"), { description: t("siteName.saved") });
      },
      onError: (error) => {
        markRefusedFields(form.setError, error);
        show.refused(error, t("siteName.saveFailed"), serverMessage);
      },
    }),
  );

  return (
    <SettingForm dirty={isDirty} busy={save.isPending} onSubmit={submit} onUndo={() => form.reset(saved)}>
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
