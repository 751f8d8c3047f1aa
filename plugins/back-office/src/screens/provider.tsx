import { TooltipProvider } from "@medusajs/ui";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Language } from "@zakh/kit/contract";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useGoToMessages } from "./alerts/use-go-to-messages";
import { type Host, HostProvider, useHost } from "./host";
import { TextProvider } from "./i18n/text";
import { createQueryClient } from "./query-client";
import { prefetchSession } from "./resources/session";
import { findScreen } from "./screen-list";
import type { Elements } from "./ui/elements";
import { readFieldsAtSubmit } from "./ui/forms/read-fields";

interface BackOfficeProviderProps {
  host: Host;
  /** The reader's language; Mongolian where the host does not say. */
  language?: Language;
  /** What stands in while the texts are on their way. */
  fallback: Elements;
  /** The cache of a host that loads screens and session itself; the back office makes its own otherwise. */
  queryClient?: QueryClient;
  children: Elements;
}

/** What every screen needs around it: the paths of the host, texts, a query cache. */
export function BackOfficeProvider({ host, language, fallback, queryClient, children }: BackOfficeProviderProps) {
  const [client] = useState(() => queryClient ?? createQueryClient());
  useEffect(readFieldsAtSubmit, []);
  return (
    <HostProvider host={host}>
      <GoToMessages />
      {queryClient ? null : <PreloadScreen client={client} />}
      <QueryClientProvider client={client}>
        <TextProvider language={language} fallback={fallback}>
          <TooltipProvider>{children}</TooltipProvider>
        </TextProvider>
      </QueryClientProvider>
    </HostProvider>
  );
}

function GoToMessages() {
  useGoToMessages();
  return null;
}

/** Loads the session and the code of the first screen in parallel with the texts, so that the network is waited for once. */
function PreloadScreen({ client }: { client: QueryClient }) {
  const { base } = useHost();
  const { pathname } = useLocation();
  const [screen] = useState(() => findScreen(pathname.slice(base.length)));
  useEffect(() => {
    if (!screen) return;
    prefetchSession(client);
    screen.Page.preload();
  }, [client, screen]);
  return null;
}
