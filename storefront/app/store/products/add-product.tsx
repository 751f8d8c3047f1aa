import type { OwnStore } from "@zakh/marketplace/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { useStoreProducts } from "../../lib/data/own-store";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { ButtonLink } from "../../ui/button";
import { PageSpinner } from "../../ui/page-spinner";
import { standingOf } from "../own-store";
import { OwnStoreGate } from "../own-store-gate";
import { StandingNotice } from "../standing-notice";
import { StorePage } from "../store-page";
import { ProductForm } from "./product-form";

export const handle: PageHandle = { title: ({ t }) => t("ownStore.product.addTitle") };

/** A new product; the owner of a store that is not verified and active sees why none can be added (ruling 31). */
export default function AddProductPage() {
  return <OwnStoreGate without="offer">{(store) => <AddProduct store={store} />}</OwnStoreGate>;
}

function AddProduct({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const open = standingOf(store) === "open";
  // If the store is closed while the form is filled in, the form stays, and saving shows the error.
  const [begun] = useState(open);
  return (
    <StorePage title={t("ownStore.product.addTitle")}>
      {open || begun ? (
        <NewProduct store={store} />
      ) : (
        <div className="grid max-w-read gap-5">
          <StandingNotice store={store} />
          <p>{t("ownStore.dashboard.noProductsWait")}</p>
          <ButtonLink to={paths.storeDashboard} className="justify-self-start">
            {t("ownStore.back")}
          </ButtonLink>
        </div>
      )}
    </StorePage>
  );
}

/** The form, empty or with what another product of the store has (`?like=` its id). */
function NewProduct({ store }: { store: OwnStore }) {
  const like = useSearchParams()[0].get("like");
  return like === null ? <ProductForm store={store} /> : <LikeAnother key={like} store={store} id={like} />;
}

function LikeAnother({ store, id }: { store: OwnStore; id: string }) {
  const { data: products, isError } = useStoreProducts(store.id);
  if (!products && !isError) return <PageSpinner />;
  return <ProductForm store={store} like={products?.find((product) => String(product.id) === id)} />;
}
