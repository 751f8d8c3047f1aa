import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import { ButtonLink } from "./button";
import { EmptyState } from "./empty-state";

interface FailurePageProps {
  /** What the page is about does not exist; otherwise it could not be read or shown. */
  missing: boolean;
  /** What exactly; without it the page is said to be missing, or to have failed. */
  title?: string;
  text?: string;
}

/** Shown in place of a page, with the way home. */
export function FailurePage({ missing, title, text }: FailurePageProps) {
  const { t } = useTexts();
  const texts = missing ? "notFound" : "failure";
  return (
    <EmptyState
      level="page"
      icon={missing ? "tag" : "alert"}
      title={title ?? t(`${texts}.title`)}
      text={text ?? t(`${texts}.text`)}
      className="min-h-[60vh] justify-center"
    >
      <ButtonLink to={paths.home}>{t("common.backHome")}</ButtonLink>
    </EmptyState>
  );
}
