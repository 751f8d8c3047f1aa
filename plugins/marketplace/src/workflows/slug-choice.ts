import type { Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findSlugOwner } from "../read-models/service-categories";

/** 409 `slug_taken` when another category has the slug. `own` is the public id of the changed category. */
export async function refuseTakenSlug(
  slug: string | undefined,
  own?: number,
  sql: Queryable = shopPool(),
): Promise<void> {
  const owner = slug === undefined ? undefined : await findSlugOwner(sql, slug);
  if (owner !== undefined && owner !== own) throw new ApiError(409, "slug_taken", { fields: { slug: "slug_taken" } });
}
