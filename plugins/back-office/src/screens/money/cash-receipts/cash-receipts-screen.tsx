import { CheckCircle } from "@medusajs/icons";
import { Tabs } from "@medusajs/ui";
import { CASH_RECEIPT_VIEWS } from "@zakh/bookkeeping/contract";
import { useTexts } from "../../i18n/text";
import { useCashReceipts } from "../../resources/cash-receipts";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { ReceiptDetail } from "./receipt-detail";
import { ReceiptList } from "./receipt-list";
import { readReceiptsAddress } from "./receipts-address";

const PAGE_SIZE = 20;

/** Cash receipts that are to be issued or to be cancelled, and those that were issued; `?id=` opens that of an order. */
export default function CashReceiptsScreen() {
  const { t } = useTexts();
  const { view, page, open, go, turnTo, closeRow } = useListAddress(readReceiptsAddress);
  const receipts = useCashReceipts(view, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const empty = t(`cashReceipts.empty.${view}`);
  return (
    <div className="flex flex-col gap-y-4">
      <Tabs
        value={view}
        onValueChange={(chosen) => go(() => new URLSearchParams({ view: chosen }), { preventScrollReset: true })}
      >
        <Tabs.List aria-label={t("cashReceipts.views")} className="grid auto-cols-fr grid-flow-col md:inline-flex">
          {CASH_RECEIPT_VIEWS.map((one) => (
            <Tabs.Trigger key={one} value={one} className="h-11 justify-center text-base md:h-9 md:px-5 md:text-sm">
              {t(`cashReceipts.view.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content
          value={view}
          className="mt-4 outline-none data-[state=active]:flex data-[state=active]:flex-col data-[state=active]:gap-y-4"
        >
          <PagedList
            query={receipts}
            page={page}
            pageSize={PAGE_SIZE}
            onPage={turnTo}
            failed={t("cashReceipts.failed")}
            total={(count) => t("cashReceipts.total", { count })}
            narrowed={false}
            noMatch={empty}
            empty={{ icon: <CheckCircle />, text: empty }}
          >
            {(rows, nothing) => <ReceiptList receipts={rows} empty={nothing} />}
          </PagedList>
        </Tabs.Content>
      </Tabs>
      <ReceiptDetail orderId={open} onClose={closeRow} />
    </div>
  );
}
