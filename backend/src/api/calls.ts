import { accountCalls } from "@zakh/accounts/http/calls";
import { passwordResetCalls } from "@zakh/accounts/http/password-reset-calls";
import { bankTransferCalls } from "@zakh/bank-transfer/http/calls";
import { catalogCalls } from "@zakh/catalog/http/calls";
import type { Call } from "@zakh/kit/http/calls";
import { openApiCall } from "@zakh/kit/http/openapi-call";
import { marketplaceCalls } from "@zakh/marketplace/http/calls";
import { mealKitCalls } from "@zakh/meal-kits/http/calls";
import { orderCalls } from "@zakh/orders/http/calls";
import { cartCalls } from "@zakh/orders/http/cart-calls";
import { siteSettingsCalls } from "@zakh/site-settings/http/calls";

/** Every call of the shop: the plugins' tables, lowest plugin first. What is not in here is in no documentation. */
export const calls: readonly Call[] = [
  openApiCall,
  ...accountCalls,
  ...passwordResetCalls,
  ...catalogCalls,
  ...bankTransferCalls,
  ...siteSettingsCalls,
  ...orderCalls,
  ...cartCalls,
  ...marketplaceCalls,
  ...mealKitCalls,
];
