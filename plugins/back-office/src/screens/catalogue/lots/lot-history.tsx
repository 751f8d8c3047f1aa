import { Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useLots } from "../../resources/lots";
import { useStaffRole } from "../../resources/session";
import { Pager } from "../../ui/lists/pager";
import { LoadError, LoadingScreen } from "../../ui/screen-state";

const PAGE_SIZE = 10;

/** The lots that a product had and has, the newest first, each with the way to its recall. */
export function LotHistory({ productId }: { productId: number }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const [page, setPage] = useState(1);
  const isPacker = useStaffRole() === "packer";
  const { data, isError, error, refetch } = useLots(productId, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return (
    <section aria-labelledby="lots-history" className="flex flex-col gap-y-2">
      <Heading level="h3" id="lots-history" className="text-base font-semibold">
        {t("lots.history")}
      </Heading>
      {isError && !data ? (
        <LoadError title={t("lots.history.failed")} error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <LoadingScreen label={t("loading")} />
      ) : data.total === 0 ? (
        <Text className="text-ui-fg-subtle text-base md:text-sm">{t("lots.history.empty")}</Text>
      ) : (
        <>
          <ol className="divide-ui-border-base divide-y">
            {data.rows.map(({ traceNumber, since, setBy }) => (
              <li key={`${since} ${traceNumber}`} className="flex items-center justify-between gap-x-3 py-2">
                <span className="min-w-0">
                  <span className="text-ui-fg-base block text-base tabular-nums md:text-sm">
                    {traceNumber || t("lots.none")}
                  </span>
                  <span className="text-ui-fg-subtle block text-sm tabular-nums">
                    <span>{t("lots.since.at", { at: dateTime(since) })}</span>
                    {setBy && <span>{` · ${setBy}`}</span>}
                  </span>
                </span>
                {traceNumber !== "" && !isPacker && (
                  <Link
                    to={screenPath("recalls", { number: traceNumber })}
                    className="text-ui-fg-interactive flex min-h-11 shrink-0 items-center px-2 text-sm"
                  >
                    {t("lots.recall")}
                  </Link>
                )}
              </li>
            ))}
          </ol>
          <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
        </>
      )}
    </section>
  );
}
