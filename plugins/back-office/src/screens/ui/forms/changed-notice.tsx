import { ExclamationCircle } from "@medusajs/icons";
import { Button, clx } from "@medusajs/ui";
import { useTexts } from "../../i18n/text";
import { Picture } from "../pictures/picture";
import type { ChangedField } from "./changed-fields";
import { type ChangedQuestion, useAskInForm } from "./use-edit-conflict";

/** A notice in a form that somebody else has changed it meanwhile: shows the current values, and asks whose to keep. */
export function ChangedNotice({ question }: { question: ChangedQuestion | undefined }) {
  const { t } = useTexts();
  const { notice, answer } = useAskInForm(question);
  if (!question) return null;

  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="border-ui-tag-orange-border bg-ui-tag-orange-bg text-ui-fg-base flex scroll-mt-24 flex-col gap-y-3 rounded-lg border p-4 outline-none"
    >
      <div className="flex gap-x-2">
        <ExclamationCircle className="text-ui-tag-orange-icon mt-0.5 shrink-0" />
        <div className="min-w-0">
          <p className="text-base font-semibold md:text-sm">{t("meanwhile.title")}</p>
          <p className="text-ui-fg-subtle mt-0.5 text-sm">{t("meanwhile.text")}</p>
        </div>
      </div>
      <dl className="flex flex-col gap-y-2 text-base md:text-sm">
        {question.fields.map((field) => (
          <div
            key={field.key}
            className={clx("flex min-w-0 flex-wrap gap-x-2", field.picture ? "items-center" : "items-baseline")}
          >
            <dt className="text-ui-fg-subtle">{`${withoutMark(field.label)}:`}</dt>
            <dd className="min-w-0 break-words font-medium">
              <PresentValue field={field} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button
          type="button"
          variant="secondary"
          className="h-auto min-h-11 w-full whitespace-normal sm:w-auto px-4 text-base md:min-h-9 md:text-sm"
          onClick={() => answer(question.load)}
        >
          {t("meanwhile.load")}
        </Button>
        <Button
          type="button"
          variant="secondary"
          className="h-auto min-h-11 w-full whitespace-normal sm:w-auto px-4 text-base md:min-h-9 md:text-sm"
          onClick={() => answer(question.save)}
        >
          {t("meanwhile.save")}
        </Button>
      </div>
    </div>
  );
}

/** Labels of required fields end with a star. */
function withoutMark(label: string): string {
  return label.replace(/\s*\*$/, "");
}

function PresentValue({ field: { label, value, text, picture } }: { field: ChangedField }) {
  const { t } = useTexts();
  if (picture) {
    return (
      <span className="flex flex-wrap gap-2">
        {urlsOf(value).map((url) => (
          <Picture key={url} url={url} alt={label} />
        ))}
      </span>
    );
  }
  const shown = text ? text(value) : typeof value === "boolean" ? t(value ? "yes" : "no") : String(value ?? "");
  // A long text is cut to its beginning; a list is shown completely, because any line may have changed.
  return (
    <span className={clx("whitespace-pre-line", !text && "line-clamp-3")}>{shown.trim() || t("meanwhile.empty")}</span>
  );
}

/** The URLs of a picture's value: the value itself, its `url`, or those of a list. */
function urlsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.length > 0 ? value.flatMap(urlsOf) : [""];
  return [typeof value === "object" && value !== null && "url" in value ? String(value.url) : String(value ?? "")];
}
