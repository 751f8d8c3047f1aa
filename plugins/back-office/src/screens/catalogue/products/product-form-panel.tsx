import { Container, Heading } from "@medusajs/ui";
import { type Category, isForSeller, type Product } from "@zakh/catalog/contract";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/text";
import { useProduct } from "../../resources/products";
import { ActionButton } from "../../ui/action-button";
import { Blank, LoadError } from "../../ui/screen-state";
import { toast } from "../../ui/toast";
import { categoryNames } from "./category-options";
import { HistoryDrawer } from "./history-drawer";
import { ProductForm } from "./product-form";
import type { OpenForm } from "./products-address";

interface ProductFormPanelProps {
  open: OpenForm;
  /** `undefined` while loading. */
  categories: readonly Category[] | undefined;
  /** The element below the form: the list with its filters. */
  below: RefObject<HTMLElement>;
  onClose: () => void;
  /** Called when a product was created. */
  onCreated: () => void;
}

/** The form above the list; an existing product is loaded first (spec §2 Admin products). */
export function ProductFormPanel({ open, categories, below, onClose, onCreated }: ProductFormPanelProps) {
  const { t } = useTexts();
  const frame = useRef<HTMLElement>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const product = useProduct(open === "new" ? undefined : open);
  const ready = categories !== undefined && (open === "new" || product.data !== undefined);
  const edited = given(product.data, open);
  const title = open === "new" ? t("products.new") : t("products.edit");

  // Measured before the form is rendered, because then the browser scrolls to keep the visible part in place.
  const [before] = useState(() => below.current?.getBoundingClientRect().top);

  // Scrolls to the form, which would be out of sight when opened from far down the list, and back to the row when it is
  // closed.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: "start", behavior: "instant" });
    const list = below.current;
    return () => {
      if (!list || before === undefined) return;
      scrollerOf(list).scrollBy({ top: list.getBoundingClientRect().top - before, behavior: "instant" });
    };
  }, [below, before]);

  const failed = product.isError && !product.data;
  useEffect(() => {
    if (failed) toast.error(t("error"), { description: t("products.one.failed") });
  }, [failed, t]);

  return (
    <section ref={frame} aria-label={title} className="scroll-mt-20 md:scroll-mt-28">
      <Container className="p-0">
        <div className="border-ui-border-base flex items-center justify-between gap-x-3 border-b px-4 py-2 md:px-6">
          <Heading level="h2" className="min-w-0 break-words py-1 text-lg font-semibold">
            {product.data ? `${title}: ${product.data.name}` : title}
          </Heading>
          {product.data && (
            <ActionButton busy={false} onPress={() => setShowsHistory(true)}>
              {t("history.title")}
            </ActionButton>
          )}
        </div>
        {product.data && showsHistory && (
          <HistoryDrawer product={product.data} onClose={() => setShowsHistory(false)} />
        )}
        {failed ? (
          <LoadError title={t("products.one.failed")} error={product.error} onRetry={() => product.refetch()} />
        ) : ready ? (
          <ProductForm
            product={edited}
            categories={categoryNames(categories.filter((one) => isForSeller(one, edited?.storeId ?? null)))}
            onClose={onClose}
            onCreated={onCreated}
          />
        ) : (
          <div className="flex flex-col gap-y-4 p-4 md:p-6" aria-busy>
            <Blank className="h-11 w-full" />
            <Blank className="h-24 w-full" />
            <Blank className="h-11 w-1/2" />
          </div>
        )}
      </Container>
    </section>
  );
}

function given(product: Product | undefined, open: OpenForm): Product | undefined {
  return open === "new" ? undefined : product;
}

/** The scrolling element: the page, or a part of it in Medusa's dashboard. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}
