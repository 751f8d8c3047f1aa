import { dayText, seoulDay } from "@zakh/kit/contract";
import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { useReportTransfer } from "../../lib/data/orders";
import { useSession } from "../../session/session";
import { Button } from "../../ui/button";
import { toast } from "../../ui/toast-store";

/** The customer tells the shop once that the transfer was made; nothing for an order that is paid, and waits for a difference only. */
export function TransferReport({ order, linkKey }: { order: Order; linkKey?: string }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  // Whoever sees the order knows its email, or has its link.
  const report = useReportTransfer({ id: order.id, email: order.customerEmail, key: linkKey });
  const { offline } = useSession();
  if (!ORDER_STATUS[order.status]?.awaitsPayment || offline) return null;
  if (order.transferReportedAt)
    return (
      <p className="text-ink-soft">
        {t("transfer.reported", { day: dayText(seoulDay(new Date(order.transferReportedAt)), language) })}
      </p>
    );
  const send = async () => {
    try {
      await report.mutateAsync();
    } catch (error) {
      const text = (error instanceof ApiError && error.serverMessage) || t("common.tryAgain");
      toast({ title: t("transfer.reportFailed"), text, tone: "wrong" });
    }
  };
  return (
    <Button look="outline" busy={report.isPending} onClick={send} className="w-full print:hidden">
      {t("transfer.report")}
    </Button>
  );
}
