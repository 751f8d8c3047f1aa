import accounts from "@zakh/accounts/locales/ko.json";
import bankTransfer from "@zakh/bank-transfer/locales/ko.json";
import catalog from "@zakh/catalog/locales/ko.json";
import checkout from "@zakh/checkout/locales/ko.json";
import claims from "@zakh/claims/locales/ko.json";
import fulfilment from "@zakh/fulfilment/locales/ko.json";
import kit from "@zakh/kit/locales/ko.json";
import legal from "@zakh/legal/locales/ko.json";
import marketplace from "@zakh/marketplace/locales/ko.json";
import orderChanges from "@zakh/order-changes/locales/ko.json";
import orders from "@zakh/orders/locales/ko.json";
import reviews from "@zakh/reviews/locales/ko.json";

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
