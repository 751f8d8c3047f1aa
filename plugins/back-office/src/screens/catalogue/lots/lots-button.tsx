import { Tag } from "@medusajs/icons";
import type { Product } from "@zakh/catalog/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/text";
import { IconAction } from "../../ui/icon-action";
import { LotDrawer } from "./lot-drawer";

/** Opens the lots of a product, with the field of a new one. */
export function LotsButton({ product }: { product: Pick<Product, "id" | "name"> }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconAction
        type="button"
        variant="transparent"
        className="size-11 md:size-7"
        label={t("lots.of", { name: product.name })}
        onClick={() => setOpen(true)}
      >
        <Tag />
      </IconAction>
      {isOpen && <LotDrawer product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
