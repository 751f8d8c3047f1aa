import type mn from "./locales/mn.json";

export type MarketplaceErrorCode = keyof typeof mn;

/** A kind of service that stores register under (spec §3 service_categories). */
export interface ServiceCategory {
  id: number;
  name: string;
  description: string;
  iconName: string;
  slug: string;
  isActive: boolean;
  /** ISO 8601. */
  createdAt: string;
}

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Opening hours by weekday as `HH:mm`; `null` means closed that day. */
export type OpeningHours = Partial<Record<Weekday, { open: string; close: string } | null>>;

/** A store or service provider as the public sees it (spec §3 stores). */
export interface Store {
  id: number;
  name: string;
  description: string;
  logoUrl: string;
  coverImageUrl: string;
  address: string;
  phone: string;
  email: string;
  openingHours: OpeningHours;
  categoryId: number;
  userId: number | null;
  isActive: boolean;
  isVerified: boolean;
  /** ISO 8601. */
  createdAt: string;
}
