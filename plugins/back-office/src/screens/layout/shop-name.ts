import { SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { useEffect } from "react";
import { useSetting } from "../resources/settings";

/** The shop's name as it is now; "" until it is read, and the default where it cannot be (spec §8). */
export function useShopName(): string {
  const { data, isError } = useSetting("site-name");
  return data?.siteName ?? (isError ? SETTING_FALLBACKS.siteName.siteName : "");
}

/** Names the browser's page after a screen and the shop. */
export function usePageTitle(screen: string): void {
  const shop = useShopName();
  useEffect(() => {
    document.title = [screen, shop].filter(Boolean).join(" · ");
  }, [screen, shop]);
}
