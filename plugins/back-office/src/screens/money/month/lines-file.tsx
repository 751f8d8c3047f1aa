import { ArrowDownTray } from "@medusajs/icons";
import { Button, Checkbox, Label, Text } from "@medusajs/ui";
import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from "@zakh/orders/contract";
import { useId, useState } from "react";
import { useTexts } from "../../i18n/text";
import { type Period, useLinesFile } from "../../resources/month";
import { DRAWER_BUTTON, SideDrawer } from "../../ui/drawers/side-drawer";
import { useRefusalText } from "../../ui/failure-text";
import { DateField } from "../../ui/forms/date-field";
import { saveFile } from "../../ui/save-file";
import { toast } from "../../ui/toast";

/** The statuses of sales. */
const SOLD: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => !ORDER_STATUS[status].cancelled);

/** The accountant's workbook: any days, at first those of the month, and the chosen statuses. */
export function LinesFile(days: Period) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="h-11 px-4 text-sm max-md:w-full md:h-9" onClick={() => setOpen(true)}>
        <ArrowDownTray />
        <span>{t("month.file")}</span>
      </Button>
      {isOpen && <LinesDrawer days={days} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinesDrawer({ days, onClose }: { days: Period; onClose: () => void }) {
  const { t } = useTexts();
  const [{ from, to }, setDays] = useState(days);
  const [statuses, setStatuses] = useState(SOLD);
  const file = useLinesFile();
  const refusalText = useRefusalText();
  const outOfOrder = from !== "" && to !== "" && to < from;

  async function download() {
    try {
      const { name, content } = await file.mutateAsync({ from, to, statuses });
      saveFile(name, content);
      onClose();
    } catch (error) {
      toast.error(t("orders.export.failed"), { description: refusalText(error, t("tryAgain")) });
    }
  }

  return (
    <SideDrawer
      open
      title={t("month.file")}
      onClose={onClose}
      footer={
        <>
          <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={onClose}>
            {t("close")}
          </Button>
          <Button
            type="button"
            className={DRAWER_BUTTON}
            isLoading={file.isPending}
            disabled={file.isPending || outOfOrder || from === "" || to === "" || statuses.length === 0}
            onClick={download}
          >
            {t("month.file.download")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-y-5">
        <Text className="text-ui-fg-subtle text-base md:text-sm">{t("month.file.text")}</Text>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <DateField
            label={t("orders.startDate")}
            day={from}
            value={from}
            onChange={(event) => setDays({ from: event.target.value, to })}
          />
          <DateField
            label={t("orders.endDate")}
            day={to}
            value={to}
            min={from}
            error={outOfOrder ? t("month.file.outOfOrder") : undefined}
            onChange={(event) => setDays({ from, to: event.target.value })}
          />
        </div>
        <fieldset>
          <legend className="text-ui-fg-subtle text-sm font-medium">{t("orders.status")}</legend>
          {ORDER_STATUSES.map((status) => (
            <StatusBox
              key={status}
              label={t(`status.${status}`)}
              checked={statuses.includes(status)}
              onChange={(checked) =>
                setStatuses((now) => ORDER_STATUSES.filter((one) => (one === status ? checked : now.includes(one))))
              }
            />
          ))}
        </fieldset>
      </div>
    </SideDrawer>
  );
}

interface StatusBoxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function StatusBox({ label, checked, onChange }: StatusBoxProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-x-3">
      <Checkbox id={id} checked={checked} onCheckedChange={(next) => onChange(next === true)} />
      <Label htmlFor={id} className="flex-1 cursor-pointer py-2.5 text-base md:text-sm">
        {label}
      </Label>
    </div>
  );
}
