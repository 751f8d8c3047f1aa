import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { SECONDS } from "../../lib/durations";
import { paths } from "../../lib/routing/paths";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** The wait if the server does not say how long. */
const DEFAULT_RETRY_SECONDS = 60;

/** Why an order is not shown: not found, the link of an old mail, too many attempts, or no answer from the server (spec §8). */
export function LookupFailure({ error }: { error: Error }) {
  const { t } = useTexts();
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 429) {
    return <TooMany key={String(error)} seconds={(error as ApiError).retryAfter ?? DEFAULT_RETRY_SECONDS} />;
  }
  if (status === 410) {
    return (
      <Notice tone="warning" title={t("orderLookup.expiredTitle")}>
        {t("orderLookup.expired")}
      </Notice>
    );
  }
  if (status === 404) {
    return (
      <>
        <Notice tone="wrong" title={t("orderLookup.notFoundTitle")}>
          {t("orderLookup.notFound")}
        </Notice>
        <ButtonLink to={paths.home} look="outline" className="mt-4">
          {t("common.viewProducts")}
        </ButtonLink>
      </>
    );
  }
  return (
    <Notice tone="wrong" title={t("common.errorTitle")}>
      {t("orderLookup.failed")}
    </Notice>
  );
}

/** Counts down until another attempt is allowed. */
function TooMany({ seconds }: { seconds: number }) {
  const { t } = useTexts();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const tick = setTimeout(() => setLeft(left - 1), SECONDS(1));
    return () => clearTimeout(tick);
  }, [left]);
  return (
    <Notice tone="warning" title={t("orderLookup.waitTitle")}>
      {/* Screen readers read it once, not every second. */}
      <span aria-live="off">
        {left > 90
          ? t("orderLookup.waitMinutes", { count: Math.ceil(left / 60) })
          : left > 0
            ? t("orderLookup.waitSeconds", { count: left })
            : t("common.tryAgain")}
      </span>
    </Notice>
  );
}
