import type { OwnStore } from "@zakh/marketplace/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import type { PageHandle } from "../../lib/seo/page-handle";
import { paths } from "../../lib/routing/paths";
import { ButtonLink } from "../../ui/button";
import { standingOf } from "../own-store";
import { OwnStoreGate } from "../own-store-gate";
import { StandingNotice } from "../standing-notice";
import { StorePage } from "../store-page";
import { ProductForm } from "./product-form";

export const handle: PageHandle = { title: ({ t }) => t("ownStore.product.addTitle") };

/** A new product; a store that is not verified and active is told why it cannot add one yet (ruling 31). */
export default function AddProductPage() {
  return <OwnStoreGate without="offer">{(store) => <AddProduct store={store} />}</OwnStoreGate>;
}

function AddProduct({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const open = standingOf(store) === "open";
  // A store that is closed while the form is filled in keeps the form: saving says what is wrong.
  const [begun] = useState(open);
  return (
    <StorePage title={t("ownStore.product.addTitle")}>
      {open || begun ? (
        <ProductForm storeId={store.id} />
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
