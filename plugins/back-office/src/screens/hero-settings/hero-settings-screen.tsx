import { zodResolver } from "@hookform/resolvers/zod";
import { Container, Heading } from "@medusajs/ui";
import { pictureLink, type SinceVersion } from "@zakh/kit/contract";
import { type HeroSetting, heroInput, SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { useMemo } from "react";
import { useController, useForm } from "react-hook-form";
import { useTexts } from "../i18n/text";
import { type HeroChange, useSaveHero, useSetting } from "../resources/settings";
import { chosenPicture } from "../ui/chosen-picture";
import { useFieldError } from "../ui/field-error";
import { markRefusedFields, useShowRefusal } from "../ui/form-refusal";
import { LANGUAGE_ENDINGS, LanguageTabs, useTextLanguage } from "../ui/language-tabs";
import { PictureField, usePreview } from "../ui/picture-field";
import { SettingForm, SettingLoader, useFollowSaved } from "../ui/setting-form";
import { toast } from "../ui/toast";
import { TranslatedField, useTranslatedNames } from "../ui/translated-field";
import { useChangedMeanwhile } from "../ui/use-changed-meanwhile";
import { HeroPreview } from "./hero-preview";

const heroForm = heroInput.omit({ imageUrl: true }).extend({ picture: chosenPicture(pictureLink) });

/** Heading, text and picture that the home page opens with (spec §2 Hero). */
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
  const show = useShowRefusal();
  const save = useSaveHero();
  const values = useMemo(() => toValues(saved), [saved]);
  const form = useForm({ resolver: zodResolver(heroForm), defaultValues: values });
  const { errors, isDirty } = form.formState;
  const picture = useController({ control: form.control, name: "picture" }).field;
  const translated = useTranslatedNames();
  const meanwhile = useChangedMeanwhile({
    read: saved,
    valuesOf: toValues,
    typed: () => form.getValues(),
    load: (present) => form.reset(present),
    names: {
      ...translated("title", t("heroSettings.heading")),
      ...translated("text", t("heroSettings.text")),
      picture: { label: t("heroSettings.picture"), picture: true },
    },
  });
  useFollowSaved(form, { saved, values, meanwhile });

  const submit = form.handleSubmit(
    (change) =>
      save.mutate(
        { ...change, version: meanwhile.version() },
        {
          onSuccess: (next) => {
            form.reset(toValues(next));
            meanwhile.began(next);
            toast.success(t("saved"), { description: t("heroSettings.saved") });
          },
          onError: (error) => {
            if (meanwhile.refused(error, () => void submit())) return;
            markRefusedFields(form.setError, error, { image: "picture", imageUrl: "picture" });
            show.refused(error, t("heroSettings.saveFailed"));
          },
        },
      ),
    show.invalid,
  );

  const texts = useTextLanguage(errors, ["title", "text"]);
  const ending = LANGUAGE_ENDINGS[texts.language];
  const [title, text, ownTitle, ownText] = form.watch(["title", "text", `title${ending}`, `text${ending}`]);
  const shown = usePreview(picture.value);

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

function toValues({ title, titleRu, titleEn, text, textRu, textEn, imageUrl }: HeroSetting): HeroChange {
  return { title, titleRu, titleEn, text, textRu, textEn, picture: { url: imageUrl, file: null } };
}
