import { distanceKm, type Place, placeOf, type Store } from "@zakh/marketplace/contract";
import { useState } from "react";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { presentPlace } from "../../lib/browser/present-place";
import { toast } from "../../ui/toast-store";

/** What is near this device, once somebody has asked for it; the place is sent nowhere. */
export function useNearness() {
  const { t } = useTexts();
  useLaterTexts();
  const [place, setPlace] = useState<Place>();
  const [looking, setLooking] = useState(false);
  const toggle = async () => {
    if (place) return setPlace(undefined);
    setLooking(true);
    try {
      setPlace(await presentPlace());
    } catch {
      toast({ title: t("nearness.failed"), text: t("nearness.denied"), tone: "wrong" });
    }
    setLooking(false);
  };
  return { place, looking, toggle };
}

/** The stores whose place is known with their distance in km, the nearest first. */
export function nearestFirst(stores: readonly Store[], place: Place): { store: Store; km: number }[] {
  return stores
    .flatMap((store) => {
      const to = placeOf(store.position);
      return to ? [{ store, km: distanceKm(place, to) }] : [];
    })
    .sort((one, other) => one.km - other.km || one.store.id - other.store.id);
}

/** A distance as people say it: with one decimal below 10 km. */
export function shownKm(km: number): string {
  return km < 10 ? km.toFixed(1) : String(Math.round(km));
}
