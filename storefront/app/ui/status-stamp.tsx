import { ORDER_STATUS, type OrderStatus } from "@zakh/orders/contract";
import { useTexts } from "../i18n/use-texts";
import { classes } from "./classes";

const INKS = {
  amber: "text-mustard-deep bg-mustard-wash",
  blue: "text-sky-deep bg-sky-wash",
  green: "text-steppe-deep bg-steppe-wash",
  red: "text-oxblood bg-oxblood-wash",
} as const;

/** An order's status as an ink stamp in the colour of the status table (spec §4), grey if unknown; `label` replaces the status's name. */
export function StatusStamp({ status, label }: { status: string; label?: string }) {
  const { t } = useTexts();
  const known = status in ORDER_STATUS ? (status as OrderStatus) : undefined;
  return (
    <span className={classes("stamp", known ? INKS[ORDER_STATUS[known].color] : "bg-grey-wash text-grey-deep")}>
      {label ?? (known ? t(`orderStatus.${known}`) : t("orderStatus.unknown"))}
    </span>
  );
}
