import type { Courier } from "@zakh/site-settings/contract";
import { useSetting } from "../../resources/settings";

/** The couriers of the settings, the usual one first; none while they are not known. */
export function useCouriers(): readonly Courier[] {
  const { data } = useSetting("couriers");
  if (!data) return [];
  const isUsual = ({ code }: Courier) => Number(code === data.usual);
  return [...data.couriers].sort((one, other) => isUsual(other) - isUsual(one));
}
