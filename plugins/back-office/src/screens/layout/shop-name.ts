import { SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { useEffect } from "react";
import { useSetting } from "../resources/settings";

/** The shop's current name; "" while loading, and the default when it cannot be read (spec §8). */
export function useShopName(): string {
  const { data, isError } = useSetting("site-name");
  return data?.siteName ?? (isError ? SETTING_FALLBACKS.siteName.siteName : "");
}

/** Sets the document's title to the screen and the shop, after the number of new orders. */
export function usePageTitle(screen: string, newOrders = 0): void {
  const shop = useShopName();
  useEffect(() => {
    document.title = `${newOrders > 0 ? `(${newOrders}) ` : ""}${[screen, shop].filter(Boolean).join(" · ")}`;
  }, [screen, shop, newOrders]);
}
