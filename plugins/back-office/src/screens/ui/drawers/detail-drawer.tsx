import { clx, Heading } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/text";
import type { Elements } from "../elements";
import { LoadError, LoadingScreen } from "../screen-state";
import { SideDrawer } from "./side-drawer";

interface DetailDrawerProps<T> {
  open: boolean;
  title: string;
  subtitle?: string;
  wide?: boolean;
  beside?: Elements;
  hasShortcuts?: boolean;
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** The error text when it could not be loaded. */
  failed: string;
  onClose: () => void;
  /** Buttons; those that need the data are rendered once it is loaded. */
  footer: (data: T | undefined) => Elements;
  children: (data: T) => Elements;
}

/** A drawer with all details of one row of a list; the `?id=` of its screen opens it. */
export function DetailDrawer<T>({ query, failed, footer, children, ...frame }: DetailDrawerProps<T>) {
  const { t } = useTexts();
  const { data, isError, error, refetch } = query;
  return (
    <SideDrawer {...frame} shown={frame.title} ownBack footer={footer(data)}>
      {data ? (
        <div className="flex flex-col gap-y-7">{children(data)}</div>
      ) : isError ? (
        <LoadError title={failed} error={error} onRetry={() => refetch()} />
      ) : (
        <LoadingScreen label={t("loading")} />
      )}
    </SideDrawer>
  );
}

export function DetailSection({ title, children }: { title: string; children: Elements }) {
  return (
    <section>
      <Heading level="h2" className="mb-3 text-base font-semibold">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A link to a phone number, mail address or map: 44 px of touch area on phones without 44 px of line height. */
export function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      translate="no"
      // A map opens in a new tab, so that the back office stays open.
      {...(href.startsWith("https:") && { target: "_blank", rel: "noopener" })}
      className={clx("text-ui-fg-interactive -my-2.5 inline-flex py-2.5 md:my-0 md:py-0", {
        "break-all": href.startsWith("mailto:"),
      })}
    >
      {children}
    </a>
  );
}
