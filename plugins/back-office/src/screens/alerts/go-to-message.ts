import { z } from "zod";

/** What the service worker sends to an open page when its notification is tapped: the page to go to. */
export const goToMessage = z.object({ goTo: z.string().regex(/^\/admin(?:[/?#]|$)/) });
export type GoToMessage = z.infer<typeof goToMessage>;
