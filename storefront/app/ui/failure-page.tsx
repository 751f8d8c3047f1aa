import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import { ButtonLink } from "./button";
import { EmptyState } from "./empty-state";

interface FailurePageProps {
  /** The thing does not exist; otherwise it could not be read or rendered. */
  missing: boolean;
  /** By default a general title for a missing or failed page. */
  title?: string;
  text?: string;
}

/** Shown in place of a page, with a link to the home page. */
export function FailurePage({ missing, title, text }: FailurePageProps) {
  const { t } = useTexts();
  const texts = missing ? "notFound" : "failure";
  return (
    <EmptyState
      level="page"
      icon={missing ? "tag" : "alert"}
      title={title ?? t(`${texts}.title`)}
      text={text ?? t(`${texts}.text`)}
      className="min-h-[45vh] justify-center"
    >
      <ButtonLink to={paths.home}>{t("common.backHome")}</ButtonLink>
    </EmptyState>
  );
}
