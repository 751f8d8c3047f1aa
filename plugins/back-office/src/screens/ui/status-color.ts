import { ORDER_STATUS, type OrderStatus } from "@zakh/orders/contract";

type BadgeColor = "orange" | "blue" | "green" | "red" | "grey";

/** Colour families of the status table in Medusa's palette, which calls amber orange. */
const PALETTE: Record<string, BadgeColor> = { amber: "orange", blue: "blue", green: "green", red: "red" };

/**
 * Classes of the dot beside a status, as full names, because Tailwind only keeps class names that it finds in the
 * source.
 */
const DOT_CLASS: Record<BadgeColor, string> = {
  orange: "bg-ui-tag-orange-icon",
  blue: "bg-ui-tag-blue-icon",
  green: "bg-ui-tag-green-icon",
  red: "bg-ui-tag-red-icon",
  grey: "bg-ui-tag-neutral-icon",
};

const BACKGROUND_CLASS: Record<BadgeColor, string> = {
  orange: "bg-ui-tag-orange-bg text-ui-tag-orange-text",
  blue: "bg-ui-tag-blue-bg text-ui-tag-blue-text",
  green: "bg-ui-tag-green-bg text-ui-tag-green-text",
  red: "bg-ui-tag-red-bg text-ui-tag-red-text",
  grey: "bg-ui-tag-neutral-bg text-ui-tag-neutral-text",
};

/** Classes of a status' dot and of a control that shows it; an unknown status is grey (spec §4). */
export function statusClasses(status: OrderStatus | (string & {})): { dot: string; wash: string } {
  const meaning = Object.entries(ORDER_STATUS).find(([name]) => name === status)?.[1];
  const color = (meaning && PALETTE[meaning.color]) ?? "grey";
  return { dot: DOT_CLASS[color], wash: BACKGROUND_CLASS[color] };
}
