import { defineMiddlewares } from "@medusajs/framework/http";
import { accountTexts } from "@zakh/accounts/contract/texts";
import { bankTransferTexts } from "@zakh/bank-transfer/contract/texts";
import { catalogTexts } from "@zakh/catalog/contract/texts";
import { commonTexts } from "@zakh/kit/contract/texts";
import { createErrorHandler, notFound } from "@zakh/kit/http/error-handler";
import { createErrorTexts } from "@zakh/kit/http/error-texts";
import { serveUploads } from "@zakh/kit/http/serve-uploads";
import { marketplaceTexts } from "@zakh/marketplace/contract/texts";
import { mealKitTexts } from "@zakh/meal-kits/contract/texts";
import { orderTexts } from "@zakh/orders/contract/texts";
import { siteSettingsTexts } from "@zakh/site-settings/contract/texts";

const texts = createErrorTexts([
  commonTexts,
  accountTexts,
  catalogTexts,
  bankTransferTexts,
  siteSettingsTexts,
  orderTexts,
  marketplaceTexts,
  mealKitTexts,
]);

/**
 * Only the last error handler counts in Medusa, so the application, which comes after every plugin, holds it. Medusa hands
 * it to Express's `use` after every route, which takes a list too: that is the one place for an answer to unknown paths.
 */
export default defineMiddlewares({
  routes: [{ matcher: "/static", middlewares: [serveUploads] }],
  errorHandler: [notFound, createErrorHandler(texts)] as never,
});
