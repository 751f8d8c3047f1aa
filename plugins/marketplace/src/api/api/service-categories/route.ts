import { serviceCategories } from "../../../read-models/service-categories";

/** The active service categories (spec §7). */
export const GET = serviceCategories.handler;
