import { useContext } from "react";
import { Nonce } from "./lib/server/nonce";

interface InlineScriptProps {
  /** Runs in the page by itself. Only the server has it: browsers need not load it again. */
  code: string | undefined;
}

/** A script in the page itself, which runs before all others. */
export function InlineScript({ code }: InlineScriptProps) {
  const nonce = useContext(Nonce);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of the shop's own.
      dangerouslySetInnerHTML={{ __html: code ?? "" }}
    />
  );
}
