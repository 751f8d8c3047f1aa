import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { ProductExtras } from "../../screens/catalogue/products/product-extras";
import { DashboardHost } from "../dashboard-host";
import { useProductNumber } from "../product-number";

/** The used parts of the props that the dashboard passes to a widget of its product page. */
interface ProductWidgetProps {
  data: { id: string };
}

/** A widget on Medusa's product page to edit the shop's own fields. */
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
