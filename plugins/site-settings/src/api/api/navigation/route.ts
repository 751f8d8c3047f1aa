import { navigation } from "../../../read-models/navigation";

/** The menu, flat; children name their parent (spec §7). */
export const GET = navigation.handler;
