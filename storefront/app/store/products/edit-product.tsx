import type { OwnStore } from "@zakh/marketplace/contract";
import { useTexts } from "../../i18n/use-texts";
import { useStoreProducts } from "../../lib/data/own-store";
import type { PageHandle } from "../../lib/seo/page-handle";
import { FailurePage } from "../../ui/failure-page";
import { PageSpinner } from "../../ui/page-spinner";
import { OwnStoreGate, ReadFailure } from "../own-store-gate";
import { StorePage } from "../store-page";
import type { Route } from "./+types/edit-product";
import { ProductForm } from "./product-form";

export const handle: PageHandle = { title: ({ t }) => t("ownStore.product.editTitle") };

/** A product of the own store; any other product is 404 (ruling 32). */
export default function EditProductPage({ params }: Route.ComponentProps) {
  return <OwnStoreGate without="missing">{(store) => <EditProduct store={store} id={params.id} />}</OwnStoreGate>;
}

function EditProduct({ store, id }: { store: OwnStore; id: string }) {
  const { t } = useTexts();
  const { data: products, isError, isFetching, refetch } = useStoreProducts(store.id);
  if (!products) return isError ? <ReadFailure level="page" busy={isFetching} onRetry={refetch} /> : <PageSpinner />;
  const product = products.find((one) => String(one.id) === id);
  if (!product) return <FailurePage missing />;
  return (
    <StorePage title={t("ownStore.product.editTitle")}>
      <ProductForm key={product.id} store={store} product={product} />
    </StorePage>
  );
}
