import type { Elements } from "@zakh/back-office/screens/elements";
import { localized } from "@zakh/kit/contract";
import { SOCIAL_NETWORKS } from "@zakh/site-settings/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../../lib/data/shell-data";
import { firstOf } from "../../lib/format/first-of";
import { WORKING_HOURS } from "../../lib/format/opening-hours";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { breadcrumbs, homeStep, shopData } from "../../lib/seo/structured-data";
import { Icon, type IconName } from "../../ui/icon";
import { MapLinks } from "../../ui/map-links";
import { PageLink } from "../../ui/page-link";
import { messengerLink } from "../messenger-link";
import { NETWORK_NAMES } from "../shell/network-names";

export const handle: PageHandle = {
  title: ({ t }) => t("contact.title"),
  description: ({ t }) => t("contact.intro"),
  structured: import.meta.env.SSR
    ? ({ t, shell }) => [
        shopData(shell),
        breadcrumbs(shell.origin, [homeStep(shell), { name: t("contact.title"), path: paths.contact }]),
      ]
    : undefined,
};

const ACTION =
  "mt-auto inline-flex min-h-touch items-center gap-2 self-start font-display text-base font-medium tracking-sign text-ember-deep underline-offset-4 hover:underline";

/** Phone, social page, address and hours, from the footer setting (spec §2). */
export default function ContactPage() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const footer = useShellData()?.footer;
  const network = SOCIAL_NETWORKS.find((each) => footer?.socialLinks[each]);
  const social = network && footer?.socialLinks[network];
  // Only Facebook has a messenger; links to other networks have their names.
  const other = network && network !== "facebook" ? NETWORK_NAMES[network] : undefined;
  return (
    <div className="page pt-4 md:pt-8">
      <PageLink
        to={paths.home}
        className="inline-flex min-h-touch items-center gap-2 text-small font-medium text-ink-soft hover:text-oxblood"
      >
        <Icon name="left" className="size-5" />
        <span>{t("common.backHome")}</span>
      </PageLink>
      <div className="on-dark relative mt-2 overflow-hidden rounded-card bg-oxblood px-5 pb-8 pt-14 text-tallow md:px-12 md:pb-14 md:pt-20">
        <div aria-hidden="true" className="awning absolute inset-x-0 top-0" />
        <h1 className="text-poster font-bold uppercase">{t("contact.title")}</h1>
        <p className="mt-3 max-w-read text-lead text-tallow/90">{t("contact.intro")}</p>
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {footer?.phone ? (
          <ContactCard icon="phone" title={t("contact.phone")} note={t("contact.phoneNote")}>
            <a href={`tel:${firstOf(footer.phone)}`} className={`${ACTION} figures text-title-s`}>
              {footer.phone}
            </a>
          </ContactCard>
        ) : null}
        {social ? (
          <ContactCard
            icon={network}
            title={other ?? t("contact.social")}
            note={other ? t("footer.social") : t("contact.socialNote")}
          >
            <a href={messengerLink(social)} target="_blank" rel="noopener" className={ACTION}>
              <span>{other ?? t("contact.socialAction")}</span>
              <Icon name="arrow" className="size-5" />
            </a>
          </ContactCard>
        ) : null}
        {footer?.address ? (
          <ContactCard icon="place" title={t("contact.address")} note={localized(footer, "address", language)}>
            <MapLinks address={footer.address} className="mt-auto" />
          </ContactCard>
        ) : null}
        <ContactCard icon="clock" title={t("contact.hours")} note={t("contact.everyDay")}>
          <p className="mt-auto">
            <span className="figures block text-title-s">{`${WORKING_HOURS.open}–${WORKING_HOURS.close}`}</span>
            <span className="text-small text-ink-faint">{t("contact.hoursNote")}</span>
          </p>
        </ContactCard>
      </ul>
    </div>
  );
}

interface ContactCardProps {
  icon: IconName;
  title: string;
  note: string;
  children: Elements;
}

function ContactCard({ icon, title, note, children }: ContactCardProps) {
  return (
    <li className="flex min-h-52 flex-col rounded-card border border-paper-edge bg-linen p-5">
      <span className="mb-4 flex size-12 items-center justify-center rounded-full bg-paper text-oxblood">
        <Icon name={icon} />
      </span>
      <h2 className="text-title-s">{title}</h2>
      <p className="mb-3 mt-1 whitespace-pre-line text-small text-ink-soft">{note}</p>
      {children}
    </li>
  );
}
