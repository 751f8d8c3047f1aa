import { line, list, localizedText, publicId, required, type Versioned, versioned } from "@zakh/kit/contract";
import { z } from "zod";
import { siteLink } from "./link";

/** The largest number that PostgreSQL's `integer` holds. */
const INTEGER_MAX = 2147483647;

export const MENU_TEXTS = ["title"] as const;

/** One menu entry; children refer to their parent (spec §3 navigation_items). */
export const navigationItem = z.object({
  id: publicId,
  ...localizedText(MENU_TEXTS, () => z.string()),
  url: z.string(),
  order: z.int(),
  parentId: publicId.nullable(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type NavigationItem = z.infer<typeof navigationItem>;

/** `GET /api/navigation`: flat, in order, including inactive ones. */
export const navigationItems = list(navigationItem);

/** A menu entry with its children, for the back office (spec §3: the tree form adds children). */
export interface NavigationTreeItem extends Versioned<NavigationItem> {
  children: NavigationTreeItem[];
}
export const navigationTreeItem: z.ZodType<NavigationTreeItem> = versioned(navigationItem).extend({
  get children() {
    return z.array(navigationTreeItem);
  },
});

export const navigationTree = list(navigationTreeItem);

const fields = {
  ...localizedText(MENU_TEXTS, () => line(100)),
  title: required(line(100), "navigation_title_required"),
  url: required(siteLink, "link_required"),
  order: z.int("order_invalid").min(-INTEGER_MAX, "order_invalid").max(INTEGER_MAX, "order_invalid"),
  /** Public id of the parent entry; 0 and null are the top level (spec §5). */
  parentId: z
    .int("id_invalid")
    .min(0, "id_invalid")
    .max(INTEGER_MAX, "id_invalid")
    .nullable()
    .transform((id) => id || null),
  isActive: z.boolean(),
};

/** `POST /api/navigation` (spec §5, ruling 26). */
export const navigationItemInput = z.object({
  ...fields,
  ...localizedText(MENU_TEXTS, () => line(100).default("")),
  title: fields.title,
  order: fields.order.default(0),
  parentId: fields.parentId.optional(),
  isActive: fields.isActive.default(true),
});
export type NavigationItemInput = z.infer<typeof navigationItemInput>;

/** `PUT /api/navigation/{id}`: omitted fields stay unchanged, so that `parentId` alone nests an entry (spec §7). */
export const navigationItemChange = z.object(fields).partial();
export type NavigationItemChange = z.infer<typeof navigationItemChange>;

/** `POST /api/navigation/order`: the position in the list becomes the order. */
export const navigationOrderInput = z.object({
  itemIds: z
    .array(publicId, { error: "navigation_order_invalid" })
    .min(1, "navigation_order_invalid")
    .max(1000, "navigation_order_invalid")
    .refine((ids) => new Set(ids).size === ids.length, "navigation_order_repeats"),
  seenIds: z
    .array(publicId, { error: "navigation_order_invalid" })
    .max(1000, "navigation_order_invalid")
    .optional()
    .describe(
      "These entries in the order in which they were seen; when they stand in another one by now, 409 and nothing is changed",
    ),
});
export type NavigationOrderInput = z.infer<typeof navigationOrderInput>;
