import { footer } from "../../../../read-models/footer";

/** The footer, with its fallback (spec §7, ruling 27). */
export const GET = footer.handler;
