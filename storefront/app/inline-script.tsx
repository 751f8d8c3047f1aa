import { useContext } from "react";
import { HYDRATED } from "./lib/browser/hydrated";
import { Nonce } from "./lib/server/nonce";

interface InlineScriptProps {
  /** Runs in the page by itself, with the name of the event `hydrated`. Only the server has it: browsers need not load it again. */
  run: ((hydrated: string) => void) | undefined;
}

/** A script in the page itself, which runs before all others. */
export function InlineScript({ run }: InlineScriptProps) {
  const nonce = useContext(Nonce);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of the shop's own.
      dangerouslySetInnerHTML={{ __html: run ? `(${run})("${HYDRATED}")` : "" }}
    />
  );
}
