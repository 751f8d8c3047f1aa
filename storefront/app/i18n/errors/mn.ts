import accounts from "@zakh/accounts/locales/mn.json";
import bankTransfer from "@zakh/bank-transfer/locales/mn.json";
import catalog from "@zakh/catalog/locales/mn.json";
import checkout from "@zakh/checkout/locales/mn.json";
import claims from "@zakh/claims/locales/mn.json";
import fulfilment from "@zakh/fulfilment/locales/mn.json";
import kit from "@zakh/kit/locales/mn.json";
import legal from "@zakh/legal/locales/mn.json";
import marketplace from "@zakh/marketplace/locales/mn.json";
import orderChanges from "@zakh/order-changes/locales/mn.json";
import orders from "@zakh/orders/locales/mn.json";
import reviews from "@zakh/reviews/locales/mn.json";

export default {
  ...kit,
  ...accounts,
  ...bankTransfer,
  ...catalog,
  ...claims,
  ...orders,
  ...fulfilment,
  ...orderChanges,
  ...checkout,
  ...legal,
  ...marketplace,
  ...reviews,
};
