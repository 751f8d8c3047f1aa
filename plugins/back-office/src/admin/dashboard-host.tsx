import Medusa from "@medusajs/js-sdk";
import { Container, Heading, Text } from "@medusajs/ui";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { AdminAuthAnswer } from "@zakh/accounts/contract";
import { isLanguage, type Language } from "@zakh/kit/contract";
import { useEffect, useState } from "react";
import type { Host } from "../screens/host";
import { useTexts } from "../screens/i18n/text";
import { BackOfficeProvider } from "../screens/provider";
import { createQueryClient } from "../screens/query-client";
import { sessionKey, useAdminSession } from "../screens/resources/session";
import { closeOnBack, ShownPage } from "../screens/ui/drawers/back-closes";
import type { Elements } from "../screens/ui/elements";
import { LoadingScreen } from "../screens/ui/screen-state";
import { LANGUAGE_KEY } from "./browser-language";

const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } });

/** Medusa's dashboard has its own sign-in and runs on the commerce port, where `/` is not the shop. */
const HOST: Host = {
  base: "/shop",
  login: "/login",
  signInByEmail: (email, password) => sdk.auth.login("user", "emailpass", { email, password }),
  home: "/",
};

closeOnBack();

function dashboardLanguage(): Language | undefined {
  const language = localStorage.getItem(LANGUAGE_KEY)?.split("-")[0];
  return isLanguage(language) ? language : undefined;
}

/**
 * The screens' query cache, connected with Medusa's: a change on either side invalidates the other, so that Medusa's
 * page and a widget on it never show different data of one order.
 */
function useSharedChanges(): QueryClient {
  const medusa = useQueryClient();
  const [shop] = useState(() => {
    const client = createQueryClient(() => void medusa.invalidateQueries());
    // When the dashboard renders a page, its user is signed in and nearly always an admin of the shop: pages do not
    // wait for the answer, but it is requested at once.
    client.setQueryData<AdminAuthAnswer>(sessionKey, { authenticated: true }, { updatedAt: 0 });
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

/** Renders a back office screen inside Medusa's dashboard, with the dashboard's language and session. */
export function DashboardHost({ children }: { children: Elements }) {
  const queryClient = useSharedChanges();
  return (
    <BackOfficeProvider
      host={HOST}
      language={dashboardLanguage()}
      fallback={<LoadingScreen />}
      queryClient={queryClient}
    >
      <ShownPage />
      <ShopAdmins>{children}</ShopAdmins>
    </BackOfficeProvider>
  );
}

/**
 * Tells a user who was only invited to the dashboard why the shop's screens are closed. A session that ends later is
 * handled by the screens themselves, so that typed text is not lost.
 */
function ShopAdmins({ children }: { children: Elements }) {
  const { t } = useTexts();
  const { data, isFetchedAfterMount } = useAdminSession();
  const [isAdmin, setIsAdmin] = useState<boolean>();
  if (isAdmin === undefined && isFetchedAfterMount && data) setIsAdmin(data.authenticated);
  if (isAdmin !== false) return children;
  return (
    <Container className="flex flex-col gap-y-2 px-6 py-5" role="note">
      <Heading level="h2">{t("login.notAdmin.title")}</Heading>
      <Text className="text-ui-fg-subtle">{t("login.notAdmin.text")}</Text>
    </Container>
  );
}
