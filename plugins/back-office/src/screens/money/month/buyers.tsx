import { Container, Heading, Text } from "@medusajs/ui";
import { AWAY_DAYS, type BuyerOfYear } from "@zakh/bookkeeping/contract";
import { useId } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useBuyers } from "../../resources/month";
import { Blank, LoadError } from "../../ui/screen-state";
import { BuyerList } from "./buyer-list";

/** The best customers of a year, and those who bought twice and have not come back; whatever the month is. */
export function Buyers() {
  const { t } = useTexts();
  const { data, isError, error, refetch } = useBuyers();
  if (isError && !data) {
    return (
      <Container className="p-0">
        <LoadError title={t("month.buyers.failed")} error={error} onRetry={() => refetch()} />
      </Container>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Part
        title={t("month.away")}
        text={t("month.away.text", { count: data?.awayCount ?? 0, days: AWAY_DAYS })}
        buyers={data?.away}
        none={t("month.away.none")}
      />
      <Part title={t("month.best")} text={t("month.best.text")} buyers={data?.best} none={t("month.best.none")} />
    </div>
  );
}

interface PartProps {
  title: string;
  text: string;
  /** `undefined` while loading. */
  buyers: readonly BuyerOfYear[] | undefined;
  none: string;
}

function Part({ title, text, buyers, none }: PartProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Container role="region" aria-labelledby={id} className="min-w-0 p-4 md:p-5">
      <Heading level="h2" id={id} className="text-base font-semibold">
        {title}
      </Heading>
      <Text className="text-ui-fg-subtle mb-1 text-sm">{text}</Text>
      {!buyers ? (
        <Blank className="h-40 w-full" />
      ) : buyers.length === 0 ? (
        <Text className="text-ui-fg-subtle mt-2 text-base md:text-sm">{none}</Text>
      ) : (
        <BuyerList
          buyers={buyers}
          note={({ lastOrderAt }) => t("month.lastOrder", { day: dateTime(lastOrderAt).slice(0, 10) })}
        />
      )}
    </Container>
  );
}
