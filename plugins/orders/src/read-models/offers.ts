import { type Texts, textsOf } from "@zakh/kit/contract";
import type { GoodsChange, OrderOffer } from "../contract/offer";
import { statusIs } from "./status-sql";

/** A line of a changed order as the customer sees it, and as mails do, which have no text of a seller. */
export type ShownLine = GoodsChange["lines"][number] & Texts<"category"> & { isOfStore: boolean };

/** What a change makes of an order. */
export interface ShownChange extends Omit<GoodsChange, "lines"> {
  lines: ShownLine[];
}

export interface StoredOffer {
  id: number;
  offeredAt: string;
  shown: ShownChange;
}

/** For the order detail `d`: the offer that waits for the customer, as JSON; null once the order is packed, delivered or cancelled. */
export const OFFER_SQL = `(SELECT json_build_object('id', offer.number, 'offeredAt', offer.created_at, 'shown', offer.shown)
  FROM order_offer offer WHERE offer.order_detail_id = d.id AND offer.deleted_at IS NULL AND ${statusIs("mayChange")}
    AND NOT EXISTS (SELECT FROM order_line WHERE order_detail_id = d.id AND packed_quantity IS NOT NULL AND deleted_at IS NULL))`;

export function shownOffer(offer: StoredOffer | null): OrderOffer | null {
  if (!offer) return null;
  const lines = offer.shown.lines.map(({ unit, before, after, ...line }) => ({
    ...textsOf(["name"], line),
    unit,
    before,
    after,
  }));
  return { ...offer.shown, lines, id: offer.id, offeredAt: new Date(offer.offeredAt).toISOString() };
}
