import { quantities, UNIT_NAMES } from "@zakh/catalog/contract";
import { day, line, localizedText, publicId, unlessBlank } from "@zakh/kit/contract";
import { ORDER_STATUSES, orderStatus } from "@zakh/orders/contract";
import { z } from "zod";
import { period } from "./period";

const count = z.number().int().min(0);
/** Whole won. Below zero where the period takes back more than it brings. */
const won = z.number().int();

/** `GET /api/admin/month`: the present month unless days are given. */
export const monthQuery = period({});
export type MonthQuery = z.infer<typeof monthQuery>;

/** A customer's orders of a period, without cancelled ones. */
const buyer = z.object({
  id: publicId,
  /** As in the customer's last order. */
  name: z.string(),
  phone: z.string(),
  orders: count,
  sold: won,
});

/**
 * Answer of `GET /api/admin/month`. Money is of the day on which it moved, sales are of the day on which they were ordered, without
 * cancelled orders: `sold` is what `products` cost with the shipping fees, less `takenOff`.
 */
export const monthReport = z.object({
  from: day,
  to: day,
  /** Money that came in, and that was transferred back. */
  received: won,
  returned: won,
  /** Credit that orders gave, that the owner gave or took by hand, and that paid orders. */
  creditGiven: won,
  creditGranted: won,
  creditUsed: won,
  orders: count,
  sold: won,
  shippingFees: won,
  /** Discounts of every kind, and what a weight took off beyond its line. */
  takenOff: won,
  quantities,
  /** Of these orders, those that are unpaid now, and what is due for them. */
  unpaid: z.object({ orders: count, won }),
  /** Of these orders, those whose total was raised after they were paid, and what is still due for them. */
  differences: z.object({ orders: count, won }),
  /** Of the period's orders, cancelled ones too: what is still to be transferred back, and what waits to become credit instead. */
  toReturn: won,
  creditWaits: won,
  /** Every day, oldest first. */
  days: z.array(z.object({ day, received: won, returned: won, orders: count, sold: won })),
  /** Where money came in, most first; without an account (both empty) where it came by no transfer. */
  accounts: z.array(z.object({ bankName: z.string(), accountNumber: z.string(), received: won })),
  /** Best-selling first, as packed where weighed, with the names of the last sale. */
  products: z.array(
    z.object({
      id: publicId,
      ...localizedText(["name"], () => z.string()),
      unit: z.enum(UNIT_NAMES),
      quantity: z.number().min(0),
      sold: won,
    }),
  ),
  /** Who has bought most, and how many have bought. */
  customers: z.array(buyer.extend({ quantities })),
  customerCount: count,
});
export type MonthReport = z.infer<typeof monthReport>;

/** Most customers of one list. */
export const BUYERS_MAX = 50;

/** After so many days without an order a customer who has bought twice counts as not come back. */
export const AWAY_DAYS = 45;

const buyerOfYear = buyer.extend({ lastOrderAt: z.iso.datetime() });

/** Answer of `GET /api/admin/month/buyers`, each list with the most won first. */
export const buyers = z.object({
  /** The best of the last 12 months. */
  best: z.array(buyerOfYear),
  /** Bought at least twice, and nothing for `AWAY_DAYS`; with orders and won of all time. */
  away: z.array(buyerOfYear),
  awayCount: count,
});
export type Buyers = z.infer<typeof buyers>;
export type BuyerOfYear = Buyers["best"][number];

/** Most lines of one workbook; more would stop the shop for seconds while it is written. */
export const LINES_MAX = 10_000;

/** `GET /api/admin/month/export`: the lines of the period's orders; every status unless `statuses` names some, with commas. */
export const linesExportQuery = period({
  statuses: unlessBlank(
    line(100)
      .transform((text) => text.split(","))
      .pipe(z.array(orderStatus)),
  ).transform((chosen) => chosen ?? [...ORDER_STATUSES]),
});
export type LinesExportQuery = z.infer<typeof linesExportQuery>;
