import { defineRouteConfig } from "@medusajs/admin-sdk";
import { EmbeddedScreen } from "../../../../screens/embedded";
import FailedJobsScreen from "../../../../screens/failed-jobs/failed-jobs-screen";
import { DashboardHost } from "../../../dashboard-host";

export default function ShopFailedJobsPage() {
  return (
    <DashboardHost>
      <EmbeddedScreen path="failed-jobs">
        <FailedJobsScreen />
      </EmbeddedScreen>
    </DashboardHost>
  );
}

export const config = defineRouteConfig({ label: "failedJobs", translationNs: "zakh", rank: 19 });
