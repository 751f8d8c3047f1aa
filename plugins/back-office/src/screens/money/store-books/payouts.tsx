import { Container, Heading, Text } from "@medusajs/ui";
import { TRANSFER_FILE_BANKS } from "@zakh/orders/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useSetting } from "../../resources/settings";
import {
  useBooksAgain,
  useMarkPayouts,
  usePayouts,
  usePayoutsFile,
  usePreparePayouts,
} from "../../resources/store-books";
import { ActionButton } from "../../ui/action-button";
import { useErrorToast } from "../../ui/error-toast";
import { FileMenu } from "../../ui/lists/file-menu";
import { useSelection } from "../../ui/lists/use-selection";
import { won } from "../../ui/money";
import { LoadError } from "../../ui/screen-state";
import { toast } from "../../ui/toast";
import { presentMonth } from "../month/month-days";
import { MonthChoice } from "./month-choice";
import { PayoutList } from "./payout-list";

/** The payouts of a month: prepared, transferred by the bank's file, and noted as paid. */
export function Payouts() {
  const { t } = useTexts();
  const show = useErrorToast();
  const [month, setMonth] = useState(presentMonth);
  const { data: setting } = useSetting("payouts");
  const payouts = usePayouts(month);
  const rows = payouts.data?.rows;
  const unpaid = rows?.filter(({ paidAt }) => paidAt === null) ?? [];
  const selection = useSelection(unpaid);
  const meant = selection.chosen.length > 0 ? selection.chosen : unpaid;
  const again = useBooksAgain();
  const prepare = usePreparePayouts();
  const mark = useMarkPayouts();
  const file = usePayoutsFile(month);
  const busy = prepare.isPending || mark.isPending;

  async function prepareAll() {
    try {
      const { made, withoutAccount } = await prepare.mutateAsync(month);
      const missing =
        withoutAccount > 0 ? t("storeBooks.payouts.withoutAccount", { count: withoutAccount }) : undefined;
      const say = made > 0 ? toast.success : toast.warning;
      say(made > 0 ? t("storeBooks.payouts.made", { count: made }) : t("storeBooks.payouts.none"), {
        description: missing,
      });
    } catch (error) {
      show.refused(error, t("storeBooks.saveFailed"));
    }
  }

  async function setPaid(ids: readonly number[], paid: boolean) {
    try {
      await mark.mutateAsync({ ids, paid });
      selection.clear();
      const undo = { label: t("transfers.undo"), onPress: () => void setPaid(ids, false) };
      if (paid) toast.success(t("storeBooks.payouts.paidDone", { count: ids.length }), { action: undo });
      else toast.success(t("storeBooks.payouts.unpaidDone"));
    } catch (error) {
      show.refused(error, t("storeBooks.saveFailed"));
    }
  }

  return (
    <section className="flex flex-col gap-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level="h2" className="text-lg font-semibold">
          {t("storeBooks.payouts")}
        </Heading>
        <MonthChoice month={month} onChoose={setMonth} />
      </div>
      {setting && !setting.enabled && <PayoutsOff />}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {setting?.enabled && (
          <ActionButton busy={busy} onPress={prepareAll}>
            {t("storeBooks.payouts.prepare")}
          </ActionButton>
        )}
        {unpaid.length > 0 && (
          <>
            <ActionButton
              busy={busy}
              onPress={() =>
                void setPaid(
                  meant.map(({ id }) => id),
                  true,
                )
              }
            >
              {t("storeBooks.payouts.paid", {
                count: meant.length,
                amount: won(meant.reduce((sum, { amount }) => sum + amount, 0)),
              })}
            </ActionButton>
            <FileMenu
              label={t("returns.export")}
              kinds={TRANSFER_FILE_BANKS.map((bank) => ({ kind: bank, label: t(`returns.export.${bank}`) }))}
              busy={file.isPending}
              fetch={file.mutateAsync}
              failed={t("orders.export.failed")}
            />
          </>
        )}
      </div>
      {payouts.isError && !payouts.data ? (
        <Container className="p-0">
          <LoadError title={t("storeBooks.failed")} error={payouts.error} onRetry={() => again()} />
        </Container>
      ) : (
        <PayoutList payouts={rows} selection={selection} onUnpaid={(id) => void setPaid([id], false)} busy={busy} />
      )}
    </section>
  );
}

/** Why nothing can be prepared, and where that is changed. */
function PayoutsOff() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  return (
    <Container className="flex flex-col gap-y-2 p-4">
      <Text className="text-ui-fg-base text-base md:text-sm">{t("storeBooks.payouts.off")}</Text>
      <Link
        to={screenPath("payouts")}
        className="text-ui-fg-interactive inline-flex min-h-11 items-center text-base md:min-h-0 md:text-sm"
      >
        {t("payouts.title")}
      </Link>
    </Container>
  );
}
