import { Button, Tabs, Text } from "@medusajs/ui";
import type { Language } from "@zakh/kit/contract";
import type { LegalTexts } from "@zakh/legal/contract";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useFieldError } from "../../ui/forms/field-error";
import { TextArea } from "../../ui/forms/text-field";
import type { LegalValues } from "./legal-form";

interface LegalTextFieldsProps {
  form: UseFormReturn<LegalValues>;
  /** In the order of their tabs. */
  languages: readonly Language[];
  /** What the settings make of it today. */
  template: LegalTexts;
}

/** The text in each language, one at a time, Korean first; a template of today's settings can replace what is there. */
export function LegalTextFields({ form, languages, template }: LegalTextFieldsProps) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const { errors } = form.formState;
  const refused = languages.find((one) => errors.texts?.[one]);
  const [chosen, choose] = useState<Language>();
  const language = chosen ?? refused ?? languages[0];
  return (
    <Tabs value={language} onValueChange={(value) => choose(languages.find((one) => one === value))}>
      <Tabs.List
        aria-label={t("textLanguages")}
        className="flex md:inline-flex [&>button]:flex-1 md:[&>button]:flex-none"
      >
        {languages.map((one) => (
          <Tabs.Trigger key={one} value={one} className="h-11 justify-center px-1 text-sm md:h-9 md:px-4">
            {t(`textLanguages.${one}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {languages.map((one) => (
        <Tabs.Content key={one} value={one} className="mt-3 flex flex-col gap-y-3 outline-none">
          <TextArea
            label={t("legal.textIn", { language: t(`textLanguages.${one}`) })}
            hint={t(one === "ko" ? "legal.format" : "legal.fallback")}
            lang={one}
            rows={18}
            error={fieldError(errors.texts?.[one])}
            {...form.register(`texts.${one}`)}
          />
          {form.watch(`texts.${one}`) !== template[one] && (
            <div>
              <Button
                type="button"
                variant="secondary"
                className="h-11 md:h-9"
                onClick={() => form.setValue(`texts.${one}`, template[one], { shouldDirty: true })}
              >
                {t("legal.useTemplate")}
              </Button>
              <Text className="text-ui-fg-subtle mt-1 text-sm">{t("legal.useTemplate.hint")}</Text>
            </div>
          )}
        </Tabs.Content>
      ))}
    </Tabs>
  );
}
