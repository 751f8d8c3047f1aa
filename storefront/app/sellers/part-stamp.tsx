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

/** How far a store's part of an order is, in words: what is picked up is handed over at the shop's place. The texts come later. */
export function usePartText() {
  const { t } = useTexts();
  return (state: StoreOrderState, isPickedUp: boolean) =>
    isPickedUp && state === "handed_over" ? t("parcels.atPickup") : t(`parcels.state.${state}`);
}

interface PartStampProps {
  state: StoreOrderState;
  /** Whether the order is picked up where the shop says. */
  isPickedUp: boolean;
  /** Replaces the buyer's word for it. */
  label?: string;
}

/** How far a store's part of an order is, as an ink stamp. */
export function PartStamp({ state, isPickedUp, label }: PartStampProps) {
  const text = usePartText();
  return <span className={classes("stamp", INKS[state])}>{label ?? text(state, isPickedUp)}</span>;
}
