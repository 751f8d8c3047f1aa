import type { AppLoadContext } from "react-router";

/** The origin of the site: of the configured public URL, otherwise of the request. */
export function publicOrigin(requestOrigin: string, { publicUrl }: AppLoadContext): string {
  return publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).origin : requestOrigin;
}
