import { type Announcements, closestCenter, DndContext } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { Product } from "@zakh/catalog/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { canMove, movedProducts, toggledStar } from "./moved-products";
import { SortableProduct } from "./sortable-product";
import { useSortableSensors } from "./use-sortable-sensors";

interface SortableProductsProps {
  products: readonly Product[];
  onChange: (products: readonly Product[]) => void;
  onDragging: (dragging: boolean) => void;
}

/** Products that are moved by mouse, by a long press, by keyboard, or one place up or down by buttons. */
export function SortableProducts({ products, onChange, onDragging }: SortableProductsProps) {
  const { t } = useTexts();
  const [moved, setMoved] = useState("");
  const sensors = useSortableSensors();
  const ids = products.map(({ id }) => id);
  const place = (id: string | number | undefined) => ids.indexOf(Number(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t("products.order.picked", { place: place(active.id) }),
    onDragOver: ({ over }) => (over ? t("products.order.over", { place: place(over.id) }) : undefined),
    onDragEnd: ({ active, over }) => {
      if (!over) return undefined;
      const dropped = movedProducts(products, place(active.id) - 1, place(over.id) - 1);
      return t("products.order.dropped", { place: dropped.findIndex(({ id }) => id === active.id) + 1 });
    },
    onDragCancel: () => t("products.images.cancelled"),
  };

  function move(from: number, to: number) {
    onChange(movedProducts(products, from, to));
  }

  /** A move by a button; undefined where the product cannot go. */
  function mover(from: number, to: number) {
    if (!canMove(products, from, to)) return undefined;
    return () => {
      move(from, to);
      setMoved(t("products.order.movedTo", { name: products[from]?.name ?? "", place: to + 1 }));
    };
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("products.images.how") } }}
      onDragStart={() => onDragging(true)}
      onDragCancel={() => onDragging(false)}
      onDragEnd={({ active, over }) => {
        onDragging(false);
        if (over && active.id !== over.id) move(place(active.id) - 1, place(over.id) - 1);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol
          aria-label={t("products.order.title")}
          className="divide-ui-border-base border-ui-border-base divide-y border-y"
        >
          {products.map((product, index) => (
            <SortableProduct
              key={product.id}
              product={product}
              onUp={mover(index, index - 1)}
              onDown={mover(index, index + 1)}
              onFeature={() => onChange(toggledStar(products, product.id))}
            />
          ))}
        </ol>
      </SortableContext>
      <span role="status" className="sr-only">
        {moved}
      </span>
    </DndContext>
  );
}
