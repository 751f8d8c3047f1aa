import { logo } from "../../../../read-models/logo";

/** Address of the logo, with its fallback (spec §7). */
export const GET = logo.handler;
