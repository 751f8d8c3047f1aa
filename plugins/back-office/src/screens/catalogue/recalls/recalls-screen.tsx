import { Button, Container, Heading, Text } from "@medusajs/ui";
import { traceNumber } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import { useState } from "react";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useLots } from "../../resources/lots";
import { TraceInput } from "../../ui/forms/trace-input";
import { anyText, type ListAddress, readListAddress } from "../../ui/lists/list-address";
import { useListAddress } from "../../ui/lists/use-list-address";
import { LoadError, LoadingScreen } from "../../ui/screen-state";
import { RecallOrders } from "./recall-orders";
import { RecallSummary } from "./recall-summary";

const RECENT_LOTS = 20;

function readAddress(search: URLSearchParams): ListAddress<{ number: string }> {
  return readListAddress(search, { number: anyText });
}

/** From a lot to the orders that have it, and a mail to their buyers. */
export default function RecallsScreen() {
  const { filters, page, changeFilters, turnTo } = useListAddress(readAddress);
  const { number } = filters;
  return (
    <div className="flex max-w-4xl flex-col gap-y-4">
      <LotChoice key={number} number={number} onChoose={(chosen) => changeFilters(() => ({ number: chosen }))} />
      {number === "" ? (
        <RecentLots />
      ) : (
        <>
          <RecallSummary number={number} />
          <RecallOrders number={number} page={page} onPage={turnTo} />
        </>
      )}
    </div>
  );
}

interface LotChoiceProps {
  number: string;
  onChoose: (number: string) => void;
}

function LotChoice({ number, onChoose }: LotChoiceProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(number);
  const [isWrong, setWrong] = useState(false);

  function choose(text: string) {
    const read = traceNumber.safeParse(text);
    setWrong(!read.success);
    if (read.success) onChoose(read.data);
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        choose(typed);
      }}
    >
      <TraceInput
        className="w-full sm:w-72"
        label={t("recalls.number")}
        error={isWrong ? t("lots.number.hint") : undefined}
        value={typed}
        onChange={setTyped}
        onScanned={choose}
      />
      <Button type="submit" className="h-11 px-6 text-base md:h-9 md:text-sm">
        {t("recalls.find")}
      </Button>
    </form>
  );
}

/** The lots that were opened last, each one tap from what became of it. */
function RecentLots() {
  const { t, language } = useTexts();
  const screenPath = useScreenPath();
  const { data, isError, error, refetch } = useLots(undefined, RECENT_LOTS, 0);
  return (
    <section aria-labelledby="recent-lots" className="flex flex-col gap-y-2">
      <Heading level="h2" id="recent-lots" className="text-lg font-semibold">
        {t("recalls.lots")}
      </Heading>
      {isError && !data ? (
        <Container className="p-0">
          <LoadError title={t("lots.history.failed")} error={error} onRetry={() => refetch()} />
        </Container>
      ) : !data ? (
        <LoadingScreen label={t("loading")} />
      ) : data.total === 0 ? (
        <Text className="text-ui-fg-subtle text-base md:text-sm">{t("lots.history.empty")}</Text>
      ) : (
        <Container className="overflow-hidden p-0">
          <ul className="divide-ui-border-base divide-y">
            {data.rows
              .filter((lot) => lot.traceNumber !== "")
              .map((lot) => (
                <li key={`${lot.productId} ${lot.since} ${lot.traceNumber}`}>
                  <Link
                    to={screenPath("recalls", { number: lot.traceNumber })}
                    className="hover:bg-ui-bg-base-hover flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2"
                  >
                    <span className="min-w-0">
                      <span className="text-ui-fg-base block break-words text-base font-medium md:text-sm">
                        {localized(lot, "name", language)}
                      </span>
                      <span className="text-ui-fg-subtle block text-sm tabular-nums">
                        {t("lots.since.at", { at: dateTime(lot.since) })}
                      </span>
                    </span>
                    <span className="text-ui-fg-base text-base tabular-nums md:text-sm">{lot.traceNumber}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </Container>
      )}
    </section>
  );
}
