import accounts from "@zakh/accounts/locales/ru.json";
import bankTransfer from "@zakh/bank-transfer/locales/ru.json";
import catalog from "@zakh/catalog/locales/ru.json";
import checkout from "@zakh/checkout/locales/ru.json";
import claims from "@zakh/claims/locales/ru.json";
import fulfilment from "@zakh/fulfilment/locales/ru.json";
import kit from "@zakh/kit/locales/ru.json";
import legal from "@zakh/legal/locales/ru.json";
import marketplace from "@zakh/marketplace/locales/ru.json";
import orderChanges from "@zakh/order-changes/locales/ru.json";
import orders from "@zakh/orders/locales/ru.json";
import reviews from "@zakh/reviews/locales/ru.json";

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
