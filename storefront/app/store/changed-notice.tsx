import { type ChangedMeanwhile, useAskInForm } from "@zakh/back-office/screens/edit-conflict";
import { useTexts } from "../i18n/use-texts";
import { Button } from "../ui/button";
import { classes } from "../ui/classes";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";

type Question = NonNullable<ChangedMeanwhile["question"]>;

/** Says that the data was changed meanwhile, shows the current values, and asks which to keep (ruling 54). */
export function ChangedNotice({ question }: { question: Question | undefined }) {
  const { t } = useTexts();
  const { notice, answer } = useAskInForm(question);
  if (!question) return null;

  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-28 rounded-control border-l-4 border-mustard bg-mustard-wash p-4 text-ink outline-none"
    >
      <div className="flex gap-3">
        <Icon name="alert" className="size-6 shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold">{t("ownStore.changed.title")}</p>
          <p className="mt-1 text-small">{t("ownStore.changed.text")}</p>
        </div>
      </div>
      <dl className="mt-3 grid gap-2">
        {question.fields.map((field) => (
          <div
            key={field.key}
            className={classes("flex min-w-0 flex-wrap gap-x-2", field.picture ? "items-center" : "items-baseline")}
          >
            <dt className="text-small text-ink-soft">{`${field.label}:`}</dt>
            <dd className="min-w-0 break-words font-semibold">
              <PresentValue field={field} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        <Button look="outline" onClick={() => answer(question.load)}>
          {t("ownStore.changed.load")}
        </Button>
        <Button look="outline" onClick={() => answer(question.save)}>
          {t("ownStore.changed.save")}
        </Button>
      </div>
    </div>
  );
}

function PresentValue({ field: { label, value, text, picture } }: { field: Question["fields"][number] }) {
  const { t } = useTexts();
  if (picture) {
    const urls = [value]
      .flat()
      .map((one) => (isPicture(one) ? one.url : String(one)))
      .filter((url) => url !== "");
    return urls.length === 0 ? (
      <span>{t("ownStore.changed.empty")}</span>
    ) : (
      <span className="flex flex-wrap gap-2">
        {urls.map((url) => (
          <span key={url} className="block size-16 overflow-hidden rounded-control border border-paper-edge">
            <Picture url={url} alt={label} name={label} sizes="64px" eager />
          </span>
        ))}
      </span>
    );
  }
  const flag = value === true ? t("ownStore.changed.yes") : t("ownStore.changed.no");
  const shown = text ? text(value) : typeof value === "boolean" ? flag : String(value ?? "");
  // A long description is cut, because its beginning identifies it; in a list any line may have changed.
  return (
    <span className={classes("whitespace-pre-line", !text && "line-clamp-3")}>
      {shown.trim() || t("ownStore.changed.empty")}
    </span>
  );
}

function isPicture(value: unknown): value is { url: string } {
  return typeof value === "object" && value !== null && "url" in value;
}
