import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDownMini, ArrowUpMini, DotsSix, Star, StarSolid } from "@medusajs/icons";
import { clx } from "@medusajs/ui";
import type { Product } from "@zakh/catalog/contract";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/text";
import { IconAction } from "../../ui/icon-action";

const SMALL = { type: "button", variant: "transparent", className: "size-11 shrink-0 md:size-9" } as const;

interface SortableProductProps {
  product: Product;
  /** Undefined where it cannot go further. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onFeature: () => void;
}

/** A product in its place: its handle to drag, a star that lists show it first, and buttons for one place up or down. */
export function SortableProduct({ product: { id, name, isFeatured }, onUp, onDown, onFeature }: SortableProductProps) {
  const { t } = useTexts();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t("products.order.sortable") },
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clx("bg-ui-bg-base relative flex min-h-12 items-center", { "z-10 opacity-80": isDragging })}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={t("products.order.move", { name })}
        className="focus-visible:shadow-borders-focus flex min-h-11 min-w-0 flex-1 cursor-grab touch-manipulation select-none items-center gap-x-2 rounded-md py-1 pr-2 text-left outline-none [-webkit-touch-callout:none] active:cursor-grabbing"
      >
        <DotsSix className="text-ui-fg-muted shrink-0" />
        <span className="text-ui-fg-base min-w-0 break-words text-base md:text-sm">{name}</span>
      </button>
      <IconAction
        {...SMALL}
        label={t(isFeatured ? "products.order.unfeature" : "products.order.feature", { name })}
        onClick={onFeature}
      >
        {isFeatured ? <StarSolid className="text-ui-tag-orange-icon" /> : <Star />}
      </IconAction>
      <Step label={t("products.order.up", { name })} onStep={onUp}>
        <ArrowUpMini />
      </Step>
      <Step label={t("products.order.down", { name })} onStep={onDown}>
        <ArrowDownMini />
      </Step>
    </li>
  );
}

/** One place up or down. Not disabled at the end, where it would lose the focus of whoever has just pressed it. */
function Step({ label, onStep, children }: { label: string; onStep: (() => void) | undefined; children: ReactNode }) {
  return (
    <IconAction
      {...SMALL}
      className={clx(SMALL.className, { "!text-ui-fg-disabled cursor-not-allowed": !onStep })}
      label={label}
      aria-disabled={!onStep}
      onClick={onStep}
    >
      {children}
    </IconAction>
  );
}
