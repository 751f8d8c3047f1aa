import { contentTexts, type TextName } from "@zakh/kit/contract";
import { type ComponentProps, forwardRef } from "react";
import { useTexts } from "../../i18n/text";
import type { TextLanguage } from "./language-tabs";
import { TextArea, TextField } from "./text-field";

type Shared = Omit<ComponentProps<typeof TextField>, "ref" | "hint">;

interface TranslatedFieldProps extends Shared {
  language: TextLanguage;
  /** Number of lines; default is one. */
  rows?: number;
}

/** Labels of the fields of a text in each language, for messages that name them. */
export function useTranslatedNames() {
  const { t } = useTexts();
  return <Field extends string>(field: Field, label: string) =>
    Object.fromEntries(
      contentTexts([field]).map(({ name, language }) => [
        name,
        { label: language === "mn" ? label : t(`textIn.${language}`, { label }) },
      ]),
    ) as Record<TextName<Field>, { label: string }>;
}

/**
 * One language of a text: its label names the language, and its hint shows what is used while it is empty (spec §1).
 */
export const TranslatedField = forwardRef<HTMLInputElement & HTMLTextAreaElement, TranslatedFieldProps>(
  function TranslatedField({ language, label, rows, ...input }, ref) {
    const { t } = useTexts();
    const names =
      language === "mn" ? { label } : { label: t(`textIn.${language}`, { label }), hint: t("textIn.fallback") };
    return rows === undefined ? (
      <TextField ref={ref} autoComplete="off" {...input} {...names} />
    ) : (
      <TextArea ref={ref} rows={rows} {...(input as ComponentProps<typeof TextArea>)} {...names} />
    );
  },
);
