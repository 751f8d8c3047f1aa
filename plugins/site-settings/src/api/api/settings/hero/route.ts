import { hero } from "../../../../read-models/hero";

/** What the home page opens with, with its fallback (spec §7, ruling 27). */
export const GET = hero.handler;
