import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";
import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { registerPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { registerSellers } from "@zakh/catalog/http/hidden-product";
import { registerMeatLicences } from "@zakh/catalog/workflows/product/require-licence";
import { registerNewOrderMails } from "@zakh/checkout/mails/new-order";
import { registerPictureUse } from "@zakh/kit/database/picture-uses";
import { registerTask } from "@zakh/kit/job-queue/task";
import { registerRetention } from "@zakh/kit/retention/retention";
import { registerOtherSellers } from "@zakh/orders/read-models/other-sellers";
import { registerShownReviewMails } from "@zakh/reviews/mails/shown-review";
import { registerStoreDirectory } from "@zakh/settlements/read-models/store-directory";
import { tellStoresOfPaymentsTask } from "../tasks/tell-stores-of-payments";
import { accountClosing } from "./account-closing";
import { accountMerging } from "./account-merging";
import { meatLicences } from "./meat-licences";
import { otherSellers } from "./other-sellers";
import { data } from "./personal-data";
import { retention } from "./retention";
import { sellers } from "./sellers";
import { storeDirectory } from "./store-directory";
import { mailsToOwners } from "./store-order-mails";
import { mailsToOwner } from "./store-review-mails";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerAccountClosing(accountClosing);
  registerAccountMerging(accountMerging);
  registerMeatLicences(meatLicences);
  registerOtherSellers(otherSellers);
  registerPictureUse(
    "store",
    `SELECT number AS id, name, picture.url, created_at AS at
   FROM market_store CROSS JOIN LATERAL (
     VALUES (logo_url), (cover_image_url) UNION ALL SELECT jsonb_array_elements_text(photo_urls)
   ) AS picture (url)
   WHERE deleted_at IS NULL`,
  );
  registerSellers(sellers);
  registerStoreDirectory(storeDirectory);
  registerNewOrderMails(mailsToOwners);
  registerShownReviewMails(mailsToOwner);
  registerTask(tellStoresOfPaymentsTask);
  registerPersonalData(data);
  registerRetention(retention);
}
