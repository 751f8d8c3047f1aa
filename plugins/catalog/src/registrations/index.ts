import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";
import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { registerPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { registerPictureUse } from "@zakh/kit/database/picture-uses";
import { registerTask } from "@zakh/kit/job-queue/task";
import { registerRetention } from "@zakh/kit/retention/retention";
import { adoptCategoryTask, adoptProductTask } from "../tasks/adopt";
import { lotBeginsTask } from "../tasks/lot-begins";
import { notifyBackInStockTask } from "../tasks/notify-back-in-stock";
import { pairProductsTask } from "../tasks/pair-products";
import { accountClosing } from "./account-closing";
import { accountMerging } from "./account-merging";
import { data } from "./personal-data";
import { retention } from "./retention";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerAccountClosing(accountClosing);
  registerAccountMerging(accountMerging);
  registerPictureUse(
    "product",
    `SELECT detail.number AS id, product.title AS name, picture.url, picture.at
   FROM product_detail detail
   JOIN product_product_detail link ON link.product_detail_id = detail.id AND link.deleted_at IS NULL
   JOIN product ON product.id = link.product_id AND product.deleted_at IS NULL
   CROSS JOIN LATERAL (
     SELECT product.thumbnail AS url, product.created_at AS at
     UNION
     SELECT image.url, image.created_at FROM image WHERE image.product_id = product.id AND image.deleted_at IS NULL
   ) picture
   WHERE detail.deleted_at IS NULL`,
  );
  registerPictureUse(
    "category",
    `SELECT detail.number AS id, category.name, detail.image_url AS url, detail.created_at AS at
   FROM category_detail detail
   JOIN product_category_category_detail link ON link.category_detail_id = detail.id AND link.deleted_at IS NULL
   JOIN product_category category ON category.id = link.product_category_id AND category.deleted_at IS NULL
   WHERE detail.deleted_at IS NULL`,
  );
  registerTask(adoptCategoryTask);
  registerTask(adoptProductTask);
  registerTask(lotBeginsTask);
  registerTask(notifyBackInStockTask);
  registerTask(pairProductsTask);
  registerRetention(retention);
  registerPersonalData(data);
}
