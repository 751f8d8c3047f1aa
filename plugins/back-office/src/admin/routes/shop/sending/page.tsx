import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import SendingScreen from "../../../../screens/sending/sending-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopSendingPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="sending">
        <SendingScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "sending", translationNs: "zakh", rank: 2 });
