import type { BusinessSetting } from "@zakh/site-settings/contract";

/** What the settings say, for the templates. */
export interface LegalFacts {
  shopName: string;
  business: BusinessSetting;
  /** How the shop is reached; empty where nothing is set. */
  phone: string;
  email: string;
  /** Hours from an order by transfer to its deadline; 0 for none (ruling 49). */
  paymentHours: number;
  /** Names of the couriers of the settings. */
  couriers: string[];
  /** Whether orders can be picked up. */
  hasPickup: boolean;
  /** Whether forms of addresses offer the postcode search of Kakao. */
  hasPostcodeSearch: boolean;
}
