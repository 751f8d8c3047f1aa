import { useTexts } from "../i18n/use-texts";
import { Spinner } from "./spinner";

/** Fills the page while data that the whole page needs is loading. */
export function PageSpinner() {
  const { t } = useTexts();
  return (
    <div role="status" className="flex min-h-dvh items-start justify-center pt-[30vh] text-oxblood">
      <Spinner className="size-10" />
      <span className="sr-only">{t("common.loading")}</span>
    </div>
  );
}
