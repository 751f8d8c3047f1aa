import type { AppLoadContext } from "react-router";

/** Where visitors find the site: what its owner has named, otherwise the origin that the request came to. */
export function publicOrigin(asked: string, { publicUrl }: AppLoadContext): string {
  return publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).origin : asked;
}
