import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import type { OrderFilters } from "../resources/orders";
import { type OrdersFileFormat, useOrdersFile } from "../resources/orders-file";
import { FileMenu } from "../ui/lists/file-menu";

const FORMATS: readonly OrdersFileFormat[] = ["csv", "xlsx"];

interface OrderExportProps {
  filters: OrderFilters;
  /** Only these of them; all without it. */
  orders?: readonly Pick<Order, "id">[];
}

/** Exports all orders of the current filters to a file, not only the current page. */
export function OrderExport({ filters, orders }: OrderExportProps) {
  const { t } = useTexts();
  const file = useOrdersFile(filters, orders);
  return (
    <FileMenu
      label={t("orders.export")}
      iconOnPhone={orders === undefined}
      kinds={FORMATS.map((format) => ({ kind: format, label: t(`orders.export.${format}`) }))}
      busy={file.isPending}
      fetch={file.mutateAsync}
      failed={t("orders.export.failed")}
    />
  );
}
