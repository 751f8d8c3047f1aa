import { isLanguage, type Language } from "@zakh/kit/contract";
import type { ReactNode } from "react";
import { Link, useBlocker, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { Host } from "../screens/host";
import { BackOfficeProvider } from "../screens/provider";
import { LoadingScreen } from "../screens/ui/screen-state";

/** Medusa's dashboard signs in by itself and lies on the commerce port, where `/` is not the shop. */
const HOST: Host = {
  router: { Link, useBlocker, useLocation, useNavigate, useSearchParams },
  base: "/shop",
  home: "/",
};

/** Where the dashboard keeps its reader's language. */
const LANGUAGE_KEY = "lng";

function dashboardLanguage(): Language | undefined {
  const language = localStorage.getItem(LANGUAGE_KEY)?.split("-")[0];
  return isLanguage(language) ? language : undefined;
}

/** Puts a back office screen into Medusa's dashboard, in the dashboard's language. */
export function DashboardHost({ children }: { children: ReactNode }) {
  return (
    <BackOfficeProvider host={HOST} language={dashboardLanguage()} fallback={<LoadingScreen />}>
      {children}
    </BackOfficeProvider>
  );
}
