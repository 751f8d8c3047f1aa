import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/paths";
import { ButtonLink } from "./button";
import { EmptyState } from "./empty-state";

/** Shown in place of a page that does not exist or could not be rendered. */
export function FailurePage({ missing }: { missing: boolean }) {
  const { t } = useTexts();
  const texts = missing ? "notFound" : "failure";
  return (
    <EmptyState
      level="page"
      icon={missing ? "tag" : "alert"}
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`)}
      className="min-h-[60vh] justify-center"
    >
      <ButtonLink to={paths.home}>{t("common.backHome")}</ButtonLink>
    </EmptyState>
  );
}
