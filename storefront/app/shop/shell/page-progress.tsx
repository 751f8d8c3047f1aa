import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { PROGRESS_DELAY_MS } from "../../lib/durations";
import { useResumeNavigation } from "../../offline/use-offline-pages";

/** A progress bar at the top during a navigation; on a slow network a press would otherwise seem to do nothing. */
export function PageProgress() {
  const { t } = useTexts();
  const { state, location } = useNavigation();
  useResumeNavigation(location);
  const loading = state === "loading";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setShown(true), PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [loading]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-toast print:hidden">
      {shown ? (
        <>
          <div aria-hidden="true" className="h-1 origin-left animate-progress bg-ember" />
          <span className="sr-only">{t("common.loading")}</span>
        </>
      ) : null}
    </div>
  );
}
