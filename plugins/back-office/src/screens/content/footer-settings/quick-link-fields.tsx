import { ArrowDownMini, ArrowUpMini, Link, Plus, Trash } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { type TextName, textsOf } from "@zakh/kit/contract";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useFieldError } from "../../ui/forms/field-error";
import { LANGUAGE_ENDINGS, LanguageTabs, useTextLanguage } from "../../ui/forms/language-tabs";
import { TextField } from "../../ui/forms/text-field";
import { TranslatedField } from "../../ui/forms/translated-field";
import { IconAction } from "../../ui/icon-action";
import { EmptyState } from "../../ui/screen-state";
import type { FooterValues } from "./footer-values";

type QuickLinkTitles = Pick<NonNullable<FooterValues["quickLinks"]>[number], TextName<"title">>;

/** The footer's links: add, remove, move up and down (spec §2 Footer). */
export function QuickLinkFields() {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { register, control, formState } = useFormContext<FooterValues>();
  const links = useFieldArray({ control, name: "quickLinks" });
  const errors = formState.errors.quickLinks;
  const texts = useTextLanguage<QuickLinkTitles>(Object.assign({}, ...Object.values(errors ?? {})), ["title"]);
  const last = links.fields.length - 1;

  return (
    <>
      {links.fields.length === 0 && <EmptyState icon={<Link />}>{t("footerSettings.links.empty")}</EmptyState>}
      {links.fields.length > 0 && (
        <LanguageTabs {...texts}>
          {(language) => (
            <ol className="flex flex-col gap-y-4" aria-label={t("footerSettings.tab.links")}>
              {links.fields.map(({ id }, index) => (
                <li
                  key={id}
                  className="border-ui-border-base grid gap-3 border-b pb-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
                >
                  <TranslatedField
                    language={language}
                    label={t("footerSettings.links.title")}
                    error={fieldError(errors?.[index]?.[`title${LANGUAGE_ENDINGS[language]}`])}
                    {...register(`quickLinks.${index}.title${LANGUAGE_ENDINGS[language]}`)}
                  />
                  <TextField
                    label={t("footerSettings.links.url")}
                    placeholder="/contact"
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    error={fieldError(errors?.[index]?.url)}
                    {...register(`quickLinks.${index}.url`)}
                  />
                  <div className="flex justify-end gap-x-1 md:pt-6">
                    <IconAction
                      type="button"
                      variant="transparent"
                      className="size-11 md:size-9"
                      label={t("footerSettings.links.up", { number: index + 1 })}
                      disabled={index === 0}
                      onClick={() => links.move(index, index - 1)}
                    >
                      <ArrowUpMini />
                    </IconAction>
                    <IconAction
                      type="button"
                      variant="transparent"
                      className="size-11 md:size-9"
                      label={t("footerSettings.links.down", { number: index + 1 })}
                      disabled={index === last}
                      onClick={() => links.move(index, index + 1)}
                    >
                      <ArrowDownMini />
                    </IconAction>
                    <IconAction
                      type="button"
                      variant="transparent"
                      className="text-ui-fg-error size-11 md:size-9"
                      label={t("footerSettings.links.remove", { number: index + 1 })}
                      onClick={() => links.remove(index)}
                    >
                      <Trash />
                    </IconAction>
                  </div>
                </li>
              ))}
            </ol>
          )}
        </LanguageTabs>
      )}
      <Button
        type="button"
        variant="secondary"
        className="h-11 w-full text-base md:h-9 md:w-auto md:self-start md:text-sm"
        onClick={() => links.append({ ...textsOf(["title"]), url: "" })}
      >
        <Plus />
        <span>{t("footerSettings.links.add")}</span>
      </Button>
    </>
  );
}
