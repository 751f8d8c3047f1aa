import { SOCIAL_NETWORKS } from "@zakh/site-settings/contract";
import { useController, useFormContext } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useFieldError } from "../../ui/forms/field-error";
import { LANGUAGE_ENDINGS, LanguageTabs, useTextLanguage } from "../../ui/forms/language-tabs";
import { TextField } from "../../ui/forms/text-field";
import { TranslatedField } from "../../ui/forms/translated-field";
import { PictureField } from "../../ui/pictures/picture-field";
import { LOGO_ACCEPT } from "../logo-settings/logo-file";
import type { FooterValues } from "./footer-values";

/** Brand names, the same in every language. */
const NETWORK_NAMES = {
  facebook: "Facebook",
  twitter: "X (Twitter)",
  instagram: "Instagram",
  youtube: "YouTube",
} as const;

export function GeneralFields() {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { register, control, formState } = useFormContext<FooterValues>();
  const picture = useController({ control, name: "picture" }).field;
  const texts = useTextLanguage(formState.errors, ["description", "copyrightText"]);
  return (
    <>
      <TextField
        label={t("footerSettings.companyName")}
        autoComplete="off"
        error={fieldError(formState.errors.companyName)}
        {...register("companyName")}
      />
      <LanguageTabs {...texts}>
        {(language) => (
          <>
            <TranslatedField
              language={language}
              label={t("footerSettings.about")}
              rows={3}
              error={fieldError(formState.errors[`description${LANGUAGE_ENDINGS[language]}`])}
              {...register(`description${LANGUAGE_ENDINGS[language]}`)}
            />
            <TranslatedField
              language={language}
              label={t("footerSettings.copyright")}
              placeholder="© 2026 Зах"
              error={fieldError(formState.errors[`copyrightText${LANGUAGE_ENDINGS[language]}`])}
              {...register(`copyrightText${LANGUAGE_ENDINGS[language]}`)}
            />
          </>
        )}
      </LanguageTabs>
      <PictureField
        label={t("footerSettings.logo")}
        hint={t("footerSettings.logo.hint")}
        accept={LOGO_ACCEPT}
        // The footer has a dark background.
        previewClassName="h-28 bg-[#1b1512] p-4 !text-white"
        value={picture.value}
        onChange={picture.onChange}
        error={fieldError(formState.errors.picture)}
      />
    </>
  );
}

export function ContactFields() {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { register, formState } = useFormContext<FooterValues>();
  const texts = useTextLanguage(formState.errors, ["address"]);
  return (
    <>
      <LanguageTabs {...texts}>
        {(language) => (
          <TranslatedField
            language={language}
            label={t("footerSettings.address")}
            error={fieldError(formState.errors[`address${LANGUAGE_ENDINGS[language]}`])}
            {...register(`address${LANGUAGE_ENDINGS[language]}`)}
          />
        )}
      </LanguageTabs>
      <TextField
        label={t("footerSettings.phone")}
        type="tel"
        autoComplete="off"
        error={fieldError(formState.errors.phone)}
        {...register("phone")}
      />
      <TextField
        label={t("footerSettings.email")}
        type="email"
        autoComplete="off"
        error={fieldError(formState.errors.email)}
        {...register("email")}
      />
    </>
  );
}

export function SocialFields() {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { register, formState } = useFormContext<FooterValues>();
  const errors = formState.errors.socialLinks;
  return (
    <>
      <p className="text-ui-fg-subtle text-base md:text-sm">{t("footerSettings.social.hint")}</p>
      {SOCIAL_NETWORKS.map((network) => (
        <TextField
          key={network}
          label={NETWORK_NAMES[network]}
          type="url"
          placeholder="https://"
          autoComplete="off"
          error={fieldError(errors?.[network])}
          {...register(`socialLinks.${network}`)}
        />
      ))}
    </>
  );
}
