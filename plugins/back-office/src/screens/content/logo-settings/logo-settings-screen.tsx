import { zodResolver } from "@hookform/resolvers/zod";
import { CheckMini } from "@medusajs/icons";
import { Container, clx, Heading } from "@medusajs/ui";
import { pictureLink, type SinceVersion } from "@zakh/kit/contract";
import type { LogoSetting } from "@zakh/site-settings/contract";
import { useState } from "react";
import { useController } from "react-hook-form";
import { z } from "zod";
import { useTexts } from "../../i18n/text";
import { useSaveLogo, useSetting } from "../../resources/settings";
import { useFieldError } from "../../ui/forms/field-error";
import { SettingForm, SettingLoader } from "../../ui/forms/setting-form";
import { useSettingForm } from "../../ui/forms/use-setting-form";
import { chosenPicture } from "../../ui/pictures/chosen-picture";
import { PictureField, type PictureValue, usePreview } from "../../ui/pictures/picture-field";
import { isLogoTooLarge, LOGO_ACCEPT } from "./logo-file";

const logoForm = z.object({ picture: chosenPicture(pictureLink) });

const TIPS = ["logoSettings.tip.size", "logoSettings.tip.background", "logoSettings.tip.file"] as const;

/** The logo, by URL or from a file, on light and dark backgrounds (spec §2 Logo). */
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
  const { form, bar } = useSettingForm({
    saved,
    valuesOf,
    resolver: zodResolver(logoForm),
    names: { picture: { label: t("logoSettings.logo"), picture: true } },
    save: useSaveLogo(),
    done: () => t("logoSettings.saved"),
    failed: t("logoSettings.saveFailed"),
    refusedNames: { logo: "picture", logoUrl: "picture" },
  });
  const picture = useController({ control: form.control, name: "picture" }).field;

  const shown = usePreview(picture.value);
  const tooLarge = isLogoTooLarge(picture.value.file);
  const nothing = picture.value.file === null && picture.value.url.trim() === "";

  return (
    <SettingForm {...bar} disabled={nothing || tooLarge}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Container className="p-4 md:p-6">
          <PictureField
            label={t("logoSettings.logo")}
            accept={LOGO_ACCEPT}
            previewClassName="h-28 p-4"
            value={picture.value}
            onChange={picture.onChange}
            error={tooLarge ? t("logoSettings.tooLarge") : fieldError(form.formState.errors.picture)}
          />
        </Container>
        <div className="flex flex-col gap-y-4">
          <Container className="flex flex-col gap-y-3 p-4 md:p-6">
            <Heading level="h2" className="text-base font-semibold">
              {t("logoSettings.preview")}
            </Heading>
            <div className="grid gap-3 sm:grid-cols-2">
              <LogoPreview caption={t("logoSettings.onLight")} url={shown} className="bg-white" />
              <LogoPreview caption={t("logoSettings.onDark")} url={shown} className="bg-[#1b1512]" />
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
                  <span>{t(tip)}</span>
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
function LogoPreview({ caption, url, className }: { caption: string; url: string; className: string }) {
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

function valuesOf({ logoUrl }: LogoSetting): { picture: PictureValue } {
  return { picture: { url: logoUrl, file: null } };
}
