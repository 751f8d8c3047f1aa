import { ArrowDownTray } from "@medusajs/icons";
import { Button, DropdownMenu } from "@medusajs/ui";
import { useTexts } from "../i18n/text";
import type { OrderFilters } from "../resources/orders";
import { type OrdersFileFormat, useOrdersFile } from "../resources/orders-file";
import { useRefusalText } from "../ui/failure-text";
import { toast } from "../ui/toast";
import { saveFile } from "./save-file";

const FORMATS: readonly OrdersFileFormat[] = ["csv", "xlsx"];

/** Exports all orders of the current filters to a file, not only the current page. */
export function OrderExport({ filters }: { filters: OrderFilters }) {
  const { t } = useTexts();
  const refusalText = useRefusalText();
  const file = useOrdersFile(filters);

  function download(format: OrdersFileFormat) {
    file.mutate(format, {
      onSuccess: ({ name, content }) => saveFile(name, content),
      onError: (error) => toast.error(t("orders.export.failed"), { description: refusalText(error, t("tryAgain")) }),
    });
  }

  return (
    <DropdownMenu>
      <DropdownMenu.Trigger asChild>
        <Button
          variant="secondary"
          className="h-11 shrink-0 px-4 text-sm md:h-9 md:px-3"
          disabled={file.isPending}
          isLoading={file.isPending}
        >
          <ArrowDownTray />
          {t("orders.export")}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className="z-50">
        {FORMATS.map((format) => (
          <DropdownMenu.Item
            key={format}
            className="min-h-11 !text-base md:min-h-9 md:!text-sm"
            onSelect={() => download(format)}
          >
            {t(`orders.export.${format}`)}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
