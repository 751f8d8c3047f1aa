import { SWITCHER_LANGUAGES } from "@zakh/kit/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { classes } from "../../ui/classes";

/** Buttons for Mongolian, Russian and English (spec §1). */
export function LanguagePicker({ wide = false, onChosen }: { wide?: boolean; onChosen?: () => void }) {
  const { t } = useTexts();
  const { language, choose } = useLanguage();
  return (
    <fieldset aria-label={t("language.label")} className={classes("flex", wide ? "gap-2" : "gap-0.5")}>
      {SWITCHER_LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          aria-pressed={option === language}
          aria-label={t(`language.${option}`)}
          onClick={() => {
            choose(option);
            onChosen?.();
          }}
          className={classes(
            "min-h-touch rounded-control font-display font-medium transition-colors duration-quick",
            wide ? "flex-1 border px-3 text-base" : "min-w-touch px-1 text-small uppercase tracking-stamp",
            option === language
              ? "border-oxblood bg-oxblood text-tallow"
              : "border-paper-edge text-ink-soft hover:bg-paper hover:text-ink",
          )}
        >
          {wide ? t(`language.${option}`) : option}
        </button>
      ))}
    </fieldset>
  );
}
