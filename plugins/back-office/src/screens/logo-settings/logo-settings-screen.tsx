import { zodResolver } from "@hookform/resolvers/zod";
import { CheckMini } from "@medusajs/icons";
import { Container, clx, Heading } from "@medusajs/ui";
import { pictureLink, type SinceVersion } from "@zakh/kit/contract";
import type { LogoSetting } from "@zakh/site-settings/contract";
import { useMemo, useState } from "react";
import { useController, useForm } from "react-hook-form";
import { z } from "zod";
import { useTexts } from "../i18n/text";
import { useSaveLogo, useSetting } from "../resources/settings";
import { chosenPicture } from "../ui/chosen-picture";
import { useFieldError } from "../ui/field-error";
import { markRefusedFields, useShowRefusal } from "../ui/form-refusal";
import { PictureField, type PictureValue, usePreview } from "../ui/picture-field";
import { SettingForm, SettingLoader, useFollowSaved } from "../ui/setting-form";
import { toast } from "../ui/toast";
import { useChangedMeanwhile } from "../ui/use-changed-meanwhile";
import { isLogoTooLarge, LOGO_ACCEPT } from "./logo-file";

const logoForm = z.object({ logo: chosenPicture(pictureLink) });

const TIPS = ["logoSettings.tip.size", "logoSettings.tip.background", "logoSettings.tip.file"] as const;

/** The logo by address or from a file, on light and on dark (spec §2 Logo). */
export default function LogoSettingsScreen() {
  const { t } = useTexts();
  const setting = useSetting("logo");
  return (
    <SettingLoader query={setting} failed={t("logoSettings.failed")}>
      {(saved) => <LogoForm saved={saved} />}
    </SettingLoader>
  );
}

function LogoForm({ saved }: { saved: SinceVersion<LogoSetting> }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const show = useShowRefusal();
  const save = useSaveLogo();
  const values = useMemo(() => toValues(saved), [saved]);
  const form = useForm({ resolver: zodResolver(logoForm), defaultValues: values });
  const { errors, isDirty } = form.formState;
  const logo = useController({ control: form.control, name: "logo" }).field;
  const meanwhile = useChangedMeanwhile({
    read: saved,
    valuesOf: toValues,
    typed: () => form.getValues(),
    load: (present) => form.reset(present),
    names: { logo: { label: t("logoSettings.logo"), picture: true } },
  });
  useFollowSaved(form, { saved, values, meanwhile });

  const submit = form.handleSubmit(
    ({ logo }) =>
      save.mutate(
        { picture: logo, version: meanwhile.version() },
        {
          onSuccess: (next) => {
            form.reset(toValues(next));
            meanwhile.began(next);
            toast.success(t("saved"), { description: t("logoSettings.saved") });
          },
          onError: (error) => {
            if (meanwhile.refused(error, () => void submit())) return;
            markRefusedFields(form.setError, error, { logoUrl: "logo" });
            show.refused(error, t("logoSettings.saveFailed"));
          },
        },
      ),
    show.invalid,
  );

  const shown = usePreview(logo.value);
  const tooLarge = isLogoTooLarge(logo.value.file);
  const nothing = logo.value.file === null && logo.value.url.trim() === "";

  return (
    <SettingForm
      dirty={isDirty}
      busy={save.isPending}
      disabled={nothing || tooLarge}
      onSubmit={submit}
      changed={meanwhile.question}
      onUndo={() => {
        form.reset(values);
        meanwhile.began(saved);
      }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Container className="p-4 md:p-6">
          <PictureField
            label={t("logoSettings.logo")}
            accept={LOGO_ACCEPT}
            previewClassName="h-28 p-4"
            value={logo.value}
            onChange={logo.onChange}
            error={tooLarge ? t("logoSettings.tooLarge") : fieldError(errors.logo)}
          />
        </Container>
        <div className="flex flex-col gap-y-4">
          <Container className="flex flex-col gap-y-3 p-4 md:p-6">
            <Heading level="h2" className="text-base font-semibold">
              {t("logoSettings.preview")}
            </Heading>
            <div className="grid gap-3 sm:grid-cols-2">
              <Ground caption={t("logoSettings.onLight")} url={shown} className="bg-white" />
              <Ground caption={t("logoSettings.onDark")} url={shown} className="bg-[#1b1512]" />
            </div>
          </Container>
          <Container className="p-4 md:p-6">
            <Heading level="h2" className="text-base font-semibold">
              {t("logoSettings.tips")}
            </Heading>
            <ul className="text-ui-fg-subtle mt-2 flex flex-col gap-y-2 text-base md:text-sm">
              {TIPS.map((tip) => (
                <li key={tip} className="flex gap-x-2">
                  <CheckMini className="text-ui-tag-green-icon mt-0.5 shrink-0" />
                  {t(tip)}
                </li>
              ))}
            </ul>
          </Container>
        </div>
      </div>
    </SettingForm>
  );
}

/** The logo in a box of 200 × 60, as in the shop's header (spec §9). */
function Ground({ caption, url, className }: { caption: string; url: string; className: string }) {
  const { t } = useTexts();
  const [broken, setBroken] = useState("");
  return (
    <figure aria-label={caption}>
      <div
        className={clx("border-ui-border-base flex h-28 items-center justify-center rounded-lg border p-4", className)}
      >
        {url === "" || url === broken ? (
          <span className="bg-ui-bg-base text-ui-fg-subtle rounded px-2 py-1 text-sm">{t("noImage")}</span>
        ) : (
          <img
            src={url}
            alt=""
            onError={() => setBroken(url)}
            className="h-[60px] w-full max-w-[200px] object-contain"
          />
        )}
      </div>
      <figcaption className="text-ui-fg-subtle mt-1.5 text-sm">{caption}</figcaption>
    </figure>
  );
}

function toValues({ logoUrl }: LogoSetting): { logo: PictureValue } {
  return { logo: { url: logoUrl, file: null } };
}
