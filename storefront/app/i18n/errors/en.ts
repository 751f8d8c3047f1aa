import accounts from "@zakh/accounts/locales/en.json";
import bankTransfer from "@zakh/bank-transfer/locales/en.json";
import catalog from "@zakh/catalog/locales/en.json";
import checkout from "@zakh/checkout/locales/en.json";
import claims from "@zakh/claims/locales/en.json";
import fulfilment from "@zakh/fulfilment/locales/en.json";
import kit from "@zakh/kit/locales/en.json";
import legal from "@zakh/legal/locales/en.json";
import marketplace from "@zakh/marketplace/locales/en.json";
import orderChanges from "@zakh/order-changes/locales/en.json";
import orders from "@zakh/orders/locales/en.json";
import reviews from "@zakh/reviews/locales/en.json";

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
