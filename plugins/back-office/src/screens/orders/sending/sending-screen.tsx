import { CheckCircle, DocumentText } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { useOrders } from "../../resources/orders";
import { TO_SEND, useWaybillFile } from "../../resources/sending";
import { ChosenRows } from "../../ui/lists/chosen-rows";
import { FileMenu } from "../../ui/lists/file-menu";
import { readListAddress } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { useSelection } from "../../ui/lists/use-selection";
import { OrderDetail } from "../order-detail";
import { useOrderSteps } from "../use-order-steps";
import { NumbersDrawer } from "./numbers-drawer";
import { ToSendList } from "./to-send-list";
import { useCouriers } from "./use-couriers";

/** A day's parcels of a busy shop. */
const PAGE_SIZE = 50;

const readSendingAddress = (search: URLSearchParams) => readListAddress<Record<string, never>>(search, {});

/**
 * The paid orders that are to be sent, longest wait first: their boxes, the file for the courier, and their tracking numbers
 * (ruling 53). `?id=` opens an order.
 */
export default function SendingScreen() {
  const { t } = useTexts();
  const list = useListAddress(readSendingAddress);
  const { page, open, turnTo, closeRow } = list;
  const orders = useOrders(TO_SEND, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const selection = useSelection(orders.data?.rows ?? []);
  const steps = useOrderSteps({
    rows: orders.isPlaceholderData ? undefined : orders.data?.rows,
    list,
    pageSize: PAGE_SIZE,
    total: orders.data?.total ?? 0,
  });
  const [entering, setEntering] = useState(false);
  return (
    <div className="flex flex-col gap-y-4">
      <Button
        className="h-12 w-full text-base md:h-9 md:w-auto md:self-end md:px-4 md:text-sm"
        onClick={() => setEntering(true)}
      >
        <DocumentText />
        <span>{t("sending.enter")}</span>
      </Button>
      <PagedList
        query={orders}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("orders.failed")}
        total={(count) => t("orders.total", { count })}
        beside={<CourierFile orders={[]} label={t("sending.file.all")} />}
        narrowed={false}
        noMatch=""
        empty={{ icon: <CheckCircle />, text: t("sending.empty") }}
      >
        {(rows, nothing) => (
          <div className="flex flex-col gap-y-3">
            {rows && rows.length > 0 && (
              <ChosenRows selection={selection} changes={{ busy: false, refused: [] }}>
                <CourierFile orders={selection.chosen} label={t("sending.file.chosen")} />
              </ChosenRows>
            )}
            <ToSendList orders={rows} empty={nothing} selection={selection} />
          </div>
        )}
      </PagedList>
      {entering && <NumbersDrawer onClose={() => setEntering(false)} />}
      <OrderDetail id={open} steps={steps} onClose={closeRow} />
    </div>
  );
}

/** The file of a courier with these orders, or with all that are to be sent. */
function CourierFile({ orders, label }: { orders: Parameters<typeof useWaybillFile>[0]; label: string }) {
  const { t } = useTexts();
  const couriers = useCouriers();
  const file = useWaybillFile(orders);
  return (
    <FileMenu
      label={label}
      kinds={couriers.map(({ code, name }) => ({ kind: code, label: name }))}
      busy={file.isPending}
      fetch={file.mutateAsync}
      failed={t("orders.export.failed")}
    />
  );
}
