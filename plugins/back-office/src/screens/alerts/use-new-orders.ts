import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { invalidateAfterChange } from "../resources/orders";
import { usePendingCounts } from "../resources/pending-orders";
import { allowSoundAfterPress, playOrderSound } from "./order-sound";
import { rememberAlerts, rememberedAlerts } from "./remembered-alerts";

/**
 * Notices new orders: they are heard, and every list asks for them at once. Returns how many have come since the list was last looked
 * at, for the title of the tab. `isList` says whether the screen shows them.
 */
export function useNewOrders(isList: boolean): number {
  const client = useQueryClient();
  const { data: counts } = usePendingCounts();
  const visible = useVisible();
  const newest = useRef<number | undefined>(undefined);
  const latest = counts && Math.max(0, ...counts.newest);

  useEffect(allowSoundAfterPress, []);

  useEffect(() => {
    if (latest === undefined) return;
    if (newest.current !== undefined && latest > newest.current) {
      if (rememberedAlerts().sound) playOrderSound();
      invalidateAfterChange(client);
    }
    newest.current = latest;
  }, [latest, client]);

  useEffect(() => {
    if (latest === undefined) return;
    const { seen } = rememberedAlerts();
    // At the first visit nothing is new.
    if (latest > seen && (seen === 0 || (isList && visible))) rememberAlerts({ seen: latest });
  }, [latest, isList, visible]);

  const { seen } = rememberedAlerts();
  return !counts || (isList && visible) || seen === 0 ? 0 : counts.newest.filter((id) => id > seen).length;
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const change = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", change);
    return () => document.removeEventListener("visibilitychange", change);
  }, []);
  return visible;
}
