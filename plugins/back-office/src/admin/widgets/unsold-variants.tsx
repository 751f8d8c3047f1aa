import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { UnsoldVariants } from "../../screens/layout/unused-by-shop";
import { DashboardHost } from "../dashboard-host";

/** The used parts of the props that the dashboard passes to a widget of its product page. */
interface ProductWidgetProps {
  data: { variants?: unknown[] | null };
}

/** A widget on Medusa's product page: of several variants the shop sells one. */
export default function UnsoldVariantsWidget({ data: { variants } }: ProductWidgetProps) {
  if ((variants?.length ?? 0) < 2) return null;
  return (
    <DashboardHost>
      <UnsoldVariants />
    </DashboardHost>
  );
}

export const config = defineWidgetConfig({ zone: "product.details.before" });
