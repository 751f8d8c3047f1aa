import type { StoreOrderState } from "@zakh/marketplace/contract";
import { useTexts } from "../i18n/use-texts";
import { classes } from "../ui/classes";

const INKS: Record<StoreOrderState, string> = {
  new: "text-mustard-deep bg-mustard-wash",
  accepted: "text-sky-deep bg-sky-wash",
  prepared: "text-sky-deep bg-sky-wash",
  handed_over: "text-steppe-deep bg-steppe-wash",
  picked_up: "text-steppe-deep bg-steppe-wash",
  undeliverable: "text-oxblood bg-oxblood-wash",
};

/** How far a store's part of an order is, as an ink stamp; `label` replaces the buyer's word for it. The texts come later. */
export function PartStamp({ state, label }: { state: StoreOrderState; label?: string }) {
  const { t } = useTexts();
  return <span className={classes("stamp", INKS[state])}>{label ?? t(`parcels.state.${state}`)}</span>;
}
