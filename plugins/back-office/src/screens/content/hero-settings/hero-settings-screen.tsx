import { zodResolver } from "@hookform/resolvers/zod";
import { Container, Heading } from "@medusajs/ui";
import { pictureLink, type SinceVersion, textsOf } from "@zakh/kit/contract";
import { HERO_TEXTS, type HeroSetting, heroInput, SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { useController } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { type HeroChange, useSaveHero, useSetting } from "../../resources/settings";
import { useFieldError } from "../../ui/forms/field-error";
import { LANGUAGE_ENDINGS, LanguageTabs, useTextLanguage } from "../../ui/forms/language-tabs";
import { SettingForm, SettingLoader } from "../../ui/forms/setting-form";
import { TranslatedField, useTranslatedNames } from "../../ui/forms/translated-field";
import { useSettingForm } from "../../ui/forms/use-setting-form";
import { chosenPicture } from "../../ui/pictures/chosen-picture";
import { PictureField, usePreview } from "../../ui/pictures/picture-field";
import { HeroPreview } from "./hero-preview";

const heroForm = heroInput.omit({ imageUrl: true }).extend({ picture: chosenPicture(pictureLink) });

/** Heading, text and picture of the home page's hero (spec §2 Hero). */
export default function HeroSettingsScreen() {
  const { t } = useTexts();
  const setting = useSetting("hero");
  return (
    <SettingLoader query={setting} failed={t("heroSettings.failed")} fallback={SETTING_FALLBACKS.hero}>
      {(saved) => <HeroForm saved={saved} />}
    </SettingLoader>
  );
}

function HeroForm({ saved }: { saved: SinceVersion<HeroSetting> }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const translated = useTranslatedNames();
  const { form, bar } = useSettingForm({
    saved,
    valuesOf,
    resolver: zodResolver(heroForm),
    names: {
      ...translated("title", t("heroSettings.heading")),
      ...translated("text", t("heroSettings.text")),
      picture: { label: t("heroSettings.picture"), picture: true },
    },
    save: useSaveHero(),
    done: () => t("heroSettings.saved"),
    failed: t("heroSettings.saveFailed"),
    refusedNames: { image: "picture", imageUrl: "picture" },
  });
  const { errors } = form.formState;
  const picture = useController({ control: form.control, name: "picture" }).field;
  const texts = useTextLanguage(errors, HERO_TEXTS);
  const ending = LANGUAGE_ENDINGS[texts.language];
  const [title, text, ownTitle, ownText] = form.watch(["title", "text", `title${ending}`, `text${ending}`]);
  const shown = usePreview(picture.value);

  return (
    <SettingForm {...bar}>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Container className="flex flex-col gap-y-4 p-4 md:p-6">
          <LanguageTabs {...texts}>
            {(language) => (
              <>
                <TranslatedField
                  language={language}
                  label={t("heroSettings.heading")}
                  error={fieldError(errors[`title${LANGUAGE_ENDINGS[language]}`])}
                  {...form.register(`title${LANGUAGE_ENDINGS[language]}`)}
                />
                <TranslatedField
                  language={language}
                  label={t("heroSettings.text")}
                  rows={3}
                  error={fieldError(errors[`text${LANGUAGE_ENDINGS[language]}`])}
                  {...form.register(`text${LANGUAGE_ENDINGS[language]}`)}
                />
              </>
            )}
          </LanguageTabs>
          <PictureField
            label={t("heroSettings.picture")}
            hint={t("heroSettings.picture.hint")}
            previewClassName="h-44"
            value={picture.value}
            onChange={picture.onChange}
            error={fieldError(errors.picture)}
          />
        </Container>
        <Container className="flex flex-col gap-y-4 p-4 md:p-6 lg:sticky lg:top-24">
          <Heading level="h2" className="text-base font-semibold">
            {t("heroSettings.preview")}
          </Heading>
          <HeroPreview title={ownTitle || title} text={ownText || text} picture={shown} />
        </Container>
      </div>
    </SettingForm>
  );
}

function valuesOf(hero: HeroSetting): HeroChange {
  return { ...textsOf(HERO_TEXTS, hero), picture: { url: hero.imageUrl, file: null } };
}
