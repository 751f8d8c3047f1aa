import type { Elements } from "@zakh/back-office/screens/elements";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import { Icon } from "../ui/icon";
import { PageLink } from "../ui/page-link";

/** The layout of the store owners' pages below the dashboard. */
export function StorePage({ title, children }: { title: ReactNode; children: Elements }) {
  const { t } = useTexts();
  return (
    <div className="page pb-10 pt-4 md:pt-8">
      <PageLink
        to={paths.storeDashboard}
        className="-ml-2 inline-flex min-h-touch items-center gap-1.5 rounded-control px-2 text-small font-medium text-oxblood underline-offset-4 hover:underline print:hidden"
      >
        <Icon name="left" className="size-5" />
        <span>{t("ownStore.back")}</span>
      </PageLink>
      <h1 className="mb-6 mt-1 text-headline uppercase">{title}</h1>
      {children}
    </div>
  );
}

/** A section of a form on its own card. */
export function FormCard({ title, children }: { title: string; children: Elements }) {
  return (
    <section aria-label={title} className="rounded-card bg-linen p-4 shadow-paper md:p-6">
      <h2 className="mb-4 text-title-s">{title}</h2>
      {children}
    </section>
  );
}
