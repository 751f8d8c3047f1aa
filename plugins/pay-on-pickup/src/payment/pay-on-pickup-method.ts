import { readTexts } from "@zakh/kit/configuration/read-texts";
import { localizedText } from "@zakh/kit/contract";
import type { PaymentMethod } from "@zakh/orders/payment/payment-method";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import { z } from "zod";
import type mn from "./locales/mn.json";

/** Id of the payment provider inside Medusa: `pp_<identifier>_<id>`. */
export const PAY_ON_PICKUP_PROVIDER_ID = "pp_pay-on-pickup_pay-on-pickup";

/** Place and hours as stored with an order (ruling 8). */
const pickupDetails = z.object(localizedText(["place", "hours"], () => z.string().default("")));

/**
 * The shopper picks up the goods and pays there, in cash or by card; then the staff sets the order to paid. Offered
 * while the setting `pay-on-pickup` is on and has a place; an order stores place and hours as of its placing.
 */
export const payOnPickupMethod: PaymentMethod = {
  code: "pay_on_pickup",
  providerId: PAY_ON_PICKUP_PROVIDER_ID,
  immediate: false,
  delivers: false,
  asks: z.object({}),
  facts: ["place", "hours"],
  texts: readTexts<keyof typeof mn>(__dirname, "locales"),
  tables: ["site_setting"],

  async offer() {
    const setting = await storedSettings["pay-on-pickup"].value();
    return { isOffered: setting.enabled && setting.place !== "", details: pickupDetails.parse(setting) };
  },

  refuses: [],

  async prepare() {
    const details = pickupDetails.parse(await storedSettings["pay-on-pickup"].value());
    return { details, payer: "", address: details.place };
  },

  factsOf: (details) => pickupDetails.parse(details),
};
