import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import MediaScreen from "../../../../screens/media/media-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopMediaPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="media">
        <MediaScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "media", translationNs: "zakh", rank: 10 });
