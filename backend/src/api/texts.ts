import { accountTexts } from "@zakh/accounts/contract/texts";
import { bankTransferTexts } from "@zakh/bank-transfer/contract/texts";
import { catalogTexts } from "@zakh/catalog/contract/texts";
import { commonTexts } from "@zakh/kit/contract/texts";
import { createErrorTexts } from "@zakh/kit/http/error-texts";
import { marketplaceTexts } from "@zakh/marketplace/contract/texts";
import { mealKitTexts } from "@zakh/meal-kits/contract/texts";
import { orderTexts } from "@zakh/orders/contract/texts";
import { siteSettingsTexts } from "@zakh/site-settings/contract/texts";

/** The texts of all plugins' codes. */
export const texts = createErrorTexts([
  commonTexts,
  accountTexts,
  catalogTexts,
  bankTransferTexts,
  siteSettingsTexts,
  orderTexts,
  marketplaceTexts,
  mealKitTexts,
]);
