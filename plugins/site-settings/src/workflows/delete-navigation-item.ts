import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { inMenu } from "./menu-transaction";

/** Removes a menu entry with everything below it (spec §2). The orders of other entries stay. */
export const deleteNavigationItemWorkflow = defineWrite("delete-navigation-item", ({ number }: { number: number }) =>
  inMenu(async (client) => {
    const { rowCount } = await client.query(
      `WITH RECURSIVE branch (id) AS (
           SELECT id FROM navigation_item WHERE number = $1 AND deleted_at IS NULL
           UNION
           SELECT child.id FROM navigation_item child JOIN branch ON child.parent_id = branch.id
           WHERE child.deleted_at IS NULL
         )
         UPDATE navigation_item item SET deleted_at = now(), updated_at = now()
         FROM branch WHERE item.id = branch.id`,
      [number],
    );
    if (!rowCount) throw new ApiError(404, "navigation_item_not_found");
    return { deleted: rowCount };
  }),
);
