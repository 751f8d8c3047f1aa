import { Button, Container, Heading, Text } from "@medusajs/ui";
import { quantitiesText, traceLink } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import type { RecallLot } from "@zakh/recalls/contract";
import { useState } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useRecallLot } from "../../resources/recalls";
import { Fact, Facts } from "../../ui/facts";
import { Blank, LoadError } from "../../ui/screen-state";
import { RecallForm } from "./recall-form";

/** What was packed of a lot, who has it and who was told, and the button that writes to the others. */
export function RecallSummary({ number }: { number: string }) {
  const { t } = useTexts();
  const { data, isError, error, refetch } = useRecallLot(number);
  if (isError && !data) {
    return (
      <Container className="p-0">
        <LoadError title={t("recalls.failed")} error={error} onRetry={() => refetch()} />
      </Container>
    );
  }
  if (!data) {
    return (
      <Container className="flex flex-col gap-y-3 p-4">
        <Blank className="h-6 w-1/2" />
        <Blank className="h-20 w-full" />
      </Container>
    );
  }
  return (
    <Container className="flex flex-col gap-y-4 p-4">
      {data.orders === 0 ? (
        <Text className="text-ui-fg-base text-base">{t("recalls.nobody")}</Text>
      ) : (
        <Summary lot={data} />
      )}
      <a
        href={traceLink(number)}
        target="_blank"
        rel="noopener noreferrer"
        className="text-ui-fg-interactive inline-flex min-h-11 w-fit items-center text-sm md:min-h-0"
      >
        {t("lots.register")}
      </a>
    </Container>
  );
}

function Summary({ lot }: { lot: RecallLot }) {
  const { t, language } = useTexts();
  const [isWriting, setWriting] = useState(false);
  const { products, orders, buyers, quantities, told, failed, stillHere, unreachable, toTell } = lot;
  const left = Object.values(toTell).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div>
        {products.map((product) => (
          <Heading level="h2" key={product.productId} className="break-words text-lg font-semibold">
            {localized(product, "name", language)}
          </Heading>
        ))}
        <Text className="text-ui-fg-subtle text-base tabular-nums">{lot.traceNumber}</Text>
      </div>
      <Facts>
        <Fact label={t("recalls.orders")}>{String(orders)}</Fact>
        <Fact label={t("recalls.buyers")}>{String(buyers)}</Fact>
        <Fact label={t("recalls.quantity")}>{quantitiesText(quantities, language)}</Fact>
        <Fact label={t("recalls.told")}>{String(told)}</Fact>
        {failed > 0 && <Fact label={t("recalls.failedMails")}>{String(failed)}</Fact>}
      </Facts>
      {stillHere > 0 && <Hint>{t("recalls.stillHere", { count: stillHere })}</Hint>}
      {unreachable > 0 && <Hint>{t("recalls.unreachable", { count: unreachable })}</Hint>}
      {lot.startedAt !== null && (
        <Text className="text-ui-fg-subtle text-sm">
          {t("recalls.started", { at: dateTime(lot.startedAt), name: lot.startedBy })}
        </Text>
      )}
      <Button
        className="h-12 w-full text-base md:h-9 md:w-fit md:px-6 md:text-sm"
        disabled={left === 0}
        onClick={() => setWriting(true)}
      >
        {left === 0 ? t("recalls.allTold") : t("recalls.write", { count: left })}
      </Button>
      {isWriting && <RecallForm lot={lot} onClose={() => setWriting(false)} />}
    </>
  );
}

function Hint({ children }: { children: string }) {
  return <Text className="bg-ui-tag-orange-bg text-ui-tag-orange-text rounded-lg px-3 py-2 text-sm">{children}</Text>;
}
