import { siteName } from "../../../../read-models/site-name";

/** Name of the shop, with its fallback (spec §7). */
export const GET = siteName.handler;
