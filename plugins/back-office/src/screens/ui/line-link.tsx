import type { ReactNode } from "react";
import { Link } from "react-router";
import { useScreenPath } from "../host";
import { viewAddress } from "./transfers-address";

/** A link to one line of the bank's statements, by its public id. */
export function LineLink({ id, children }: { id: number; children: ReactNode }) {
  const screenPath = useScreenPath();
  return (
    <Link
      to={screenPath("transfers", viewAddress("lines", { id: String(id) }))}
      className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover inline-flex min-h-11 items-center text-sm font-medium md:min-h-6"
    >
      {children}
    </Link>
  );
}
