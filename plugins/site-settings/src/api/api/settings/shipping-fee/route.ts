import { shippingFee } from "../../../../read-models/shipping-fee";

/** Fee of one order in won, as a numeric string (spec §7). */
export const GET = shippingFee.handler;
