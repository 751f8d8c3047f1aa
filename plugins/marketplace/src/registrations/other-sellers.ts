import type { OtherSellers } from "@zakh/orders/read-models/other-sellers";
import { findDaysOf, findPromisedDays } from "../read-models/days-of-stores";
import { lastStep } from "../read-models/last-step";
import { findParcelMails } from "../read-models/order-work";

/** In SQL: the lines that are left of order `d`, each with its store's last step. */
const LINES = `FROM order_line line ${lastStep("line.store_number")}
  WHERE line.order_detail_id = d.id AND line.deleted_at IS NULL AND line.packed_quantity IS DISTINCT FROM 0`;

/**
 * How far stores are with their goods, so that an address is not changed under a parcel, the shop sends only its own, and its mails name
 * each store's day and take back what a cancelled order's parcel was to tell.
 */
export const otherSellers: OtherSellers = {
  isPacked: `EXISTS (SELECT ${LINES} AND step.state IN ('prepared', 'handed_over', 'picked_up'))`,
  isOnTheWay: `coalesce((SELECT bool_and(coalesce(step.state IN ('handed_over', 'picked_up'), false)) ${LINES}), false)`,
  isAwaited: `EXISTS (SELECT ${LINES} AND line.store_number IS NOT NULL AND coalesce(step.state NOT IN ('handed_over', 'picked_up'), true))`,
  isUndeliverable: `coalesce((SELECT bool_and(coalesce(step.state = 'undeliverable', false)) ${LINES}), false)`,
  isOwnLine: `EXISTS (SELECT FROM market_store own WHERE own.number = line.store_number AND own.user_number = d.account_number)`,
  daysOf: findDaysOf,
  promisedDays: findPromisedDays,
  parcelMails: (sql, orderId) => findParcelMails(sql, { orderId }),
};
