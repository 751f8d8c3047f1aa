import { useTexts } from "../i18n/use-texts";
import type { CardProduct } from "../lib/data/products";
import { ProductList } from "./product-card";

/** Products in place of what was not found. */
export function OfferedProducts({ products }: { products: CardProduct[] }) {
  const { t } = useTexts();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="offered" className="page">
      <h2 id="offered" className="mb-5 text-title-l uppercase">
        {t("home.featured")}
      </h2>
      <ProductList products={products} />
    </section>
  );
}
