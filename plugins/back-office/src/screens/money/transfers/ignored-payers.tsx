import { Eye } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import type { IgnoredPayer } from "@zakh/bank-statements/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useForgetIgnoredPayer, useIgnoredPayers } from "../../resources/statements";
import { useErrorToast } from "../../ui/error-toast";

/** The payers of whom the owner said that he never wants to be asked again, and the way back; nothing where there are none. */
export function IgnoredPayers() {
  const { t } = useTexts();
  const { data = [] } = useIgnoredPayers();
  if (data.length === 0) return null;
  return (
    <section aria-label={t("transfers.ignoredPayers")} className="mt-6 flex flex-col gap-y-3">
      <div>
        <Heading level="h2" className="text-base font-semibold">
          {t("transfers.ignoredPayers")}
        </Heading>
        <Text className="text-ui-fg-subtle text-sm">{t("transfers.ignoredPayers.text")}</Text>
      </div>
      <Container className="p-0">
        <ul className="divide-ui-border-base divide-y">
          {data.map((payer) => (
            <Payer key={payer.id} payer={payer} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Payer({ payer: { id, payer, toldBy, toldAt } }: { payer: IgnoredPayer }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const { mutateAsync, isPending } = useForgetIgnoredPayer();
  async function forget() {
    try {
      await mutateAsync(id);
    } catch (error) {
      show.refused(error, t("transfers.decideFailed"));
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <Text className="text-ui-fg-base break-words text-base font-medium md:text-sm">{payer}</Text>
        <Text className="text-ui-fg-subtle text-sm tabular-nums">
          {[dateTime(toldAt), toldBy].filter(Boolean).join(" · ")}
        </Text>
      </div>
      <Button
        variant="secondary"
        className="h-11 px-4 text-base md:h-9 md:text-sm"
        isLoading={isPending}
        aria-label={t("transfers.ignoredPayers.ask.label", { payer })}
        onClick={() => void forget()}
      >
        <Eye />
        <span>{t("transfers.ignoredPayers.ask")}</span>
      </Button>
    </li>
  );
}
