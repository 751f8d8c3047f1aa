import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { ProductExtras } from "../../screens/products/product-extras";
import { DashboardHost } from "../dashboard-host";
import { useProductNumber } from "../product-number";

/** What the dashboard hands to a widget of its product page, as far as it is needed here. */
interface ProductWidgetProps {
  data: { id: string };
}

/** On Medusa's own product page: what the shop adds to the product, to edit. */
export default function ProductShopFieldsWidget({ data }: ProductWidgetProps) {
  return (
    <DashboardHost>
      <ShopFields productId={data.id} />
    </DashboardHost>
  );
}

function ShopFields({ productId }: { productId: string }) {
  const { data: number, isPending } = useProductNumber(productId);
  return isPending ? null : <ProductExtras id={number ?? undefined} />;
}

export const config = defineWidgetConfig({ zone: "product.details.side.before" });
