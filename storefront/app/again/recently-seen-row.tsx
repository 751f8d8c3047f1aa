import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useLaterTexts } from "../i18n/use-later-texts";
import { useTexts } from "../i18n/use-texts";
import { readChosenProducts } from "../lib/data/chosen-products";
import { type CardProduct, cardProduct } from "../lib/data/products";
import { chosenProductsKey } from "../lib/data/query-keys";
import { ProductCard } from "../shop/product-card";
import { recentlySeen, rememberSeen } from "./recently-seen";

interface RecentlySeenProps {
  /** The product of this page, which is remembered, and not shown. */
  seen?: CardProduct;
  className?: string;
}

/** What was seen last on this device, at today's prices; nothing where nothing was. It stands at the end of what is read, so it moves nothing. */
export default function RecentlySeen({ seen, className }: RecentlySeenProps) {
  const { t } = useTexts();
  const isReady = useLaterTexts();
  const heading = useId();
  const [before] = useState(() => recentlySeen().filter(({ id }) => id !== seen?.id));
  useEffect(() => {
    if (seen) rememberSeen(cardProduct(seen));
  }, [seen]);
  const ids = before.map(({ id }) => id);
  const { data = before } = useQuery({
    queryKey: chosenProductsKey(ids),
    queryFn: () => readChosenProducts(ids),
    enabled: ids.length > 0,
  });
  if (!isReady || data.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={className}>
      <h2 id={heading} className="page mb-4 text-title uppercase">
        {t("again.recent")}
      </h2>
      <ul className="page no-scrollbar flex gap-3 overflow-x-auto pb-2 md:gap-5">
        {data.map((product) => (
          <li key={product.id} className="w-40 shrink-0 md:w-56">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
