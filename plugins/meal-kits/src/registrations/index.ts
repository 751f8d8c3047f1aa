import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { registerPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { registerPictureUse } from "@zakh/kit/database/picture-uses";
import { accountMerging } from "./account-merging";
import { data } from "./personal-data";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerAccountMerging(accountMerging);
  registerPictureUse(
    "meal-kit",
    "SELECT number AS id, name, image_url AS url, created_at AS at FROM meal_kit WHERE deleted_at IS NULL",
  );
  registerPersonalData(data);
}
