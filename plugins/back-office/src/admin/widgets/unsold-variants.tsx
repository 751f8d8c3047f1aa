import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../screens/client";
import { UnsoldVariants } from "../../screens/layout/unused-by-shop";
import { DashboardHost } from "../dashboard-host";

/** The used parts of the props that the dashboard passes to a widget of its product page. */
interface ProductWidgetProps {
  data: { id: string };
}

/** A widget on Medusa's product page: of several variants the shop sells one. */
export default function UnsoldVariantsWidget({ data: { id } }: ProductWidgetProps) {
  return (
    <DashboardHost>
      <Note productId={id} />
    </DashboardHost>
  );
}

function Note({ productId }: { productId: string }) {
  const { data: count = 0 } = useQuery({
    queryKey: ["variants", productId],
    queryFn: async () => {
      const path = `/admin/products/${productId}/variants`;
      return (await read<{ count: number }>(path, { fields: "id", limit: "1" })).count;
    },
  });
  return count > 1 && <UnsoldVariants />;
}

export const config = defineWidgetConfig({ zone: "product.details.before" });
