import Medusa from "@medusajs/js-sdk";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { AdminAuthAnswer } from "@zakh/accounts/contract";
import { isLanguage, type Language } from "@zakh/kit/contract";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useBlocker, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { Host } from "../screens/host";
import { BackOfficeProvider } from "../screens/provider";
import { createQueryClient } from "../screens/query-client";
import { sessionKey } from "../screens/resources/session";
import { LoadingScreen } from "../screens/ui/screen-state";

const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } });

/** Medusa's dashboard has a sign-in of its own and lies on the commerce port, where `/` is not the shop. */
const HOST: Host = {
  router: { Link, useBlocker, useLocation, useNavigate, useSearchParams },
  base: "/shop",
  login: "/login",
  signInByEmail: (email, password) => sdk.auth.login("user", "emailpass", { email, password }),
  home: "/",
};

/** Where the dashboard keeps its reader's language. */
const LANGUAGE_KEY = "lng";

function dashboardLanguage(): Language | undefined {
  const language = localStorage.getItem(LANGUAGE_KEY)?.split("-")[0];
  return isLanguage(language) ? language : undefined;
}

/**
 * The screens' cache, and Medusa's beside it: what is changed on either side makes the other ask again, so that Medusa's page
 * and a widget on it do not tell two stories of one order.
 */
function useSharedChanges(): QueryClient {
  const medusa = useQueryClient();
  const [shop] = useState(() => {
    const client = createQueryClient(() => void medusa.invalidateQueries());
    // The dashboard has let its reader in by the time that it shows a page.
    client.setQueryData<AdminAuthAnswer>(sessionKey, { authenticated: true });
    return client;
  });
  useEffect(
    () =>
      medusa.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === "updated" && mutation.state.status === "success") void shop.invalidateQueries();
      }),
    [medusa, shop],
  );
  return shop;
}

/** Puts a back office screen into Medusa's dashboard, in the dashboard's language and with its session. */
export function DashboardHost({ children }: { children: ReactNode }) {
  const queryClient = useSharedChanges();
  return (
    <BackOfficeProvider
      host={HOST}
      language={dashboardLanguage()}
      fallback={<LoadingScreen />}
      queryClient={queryClient}
    >
      {children}
    </BackOfficeProvider>
  );
}
