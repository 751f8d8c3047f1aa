import { fallbackLanguage, localized, shownEmail } from "@zakh/kit/contract";
import { SOCIAL_NETWORKS } from "@zakh/site-settings/contract";
import { memo } from "react";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../../lib/data/shell-data";
import { firstOf } from "../../lib/format/first-of";
import { paths } from "../../lib/routing/paths";
import { Icon, type IconName } from "../../ui/icon";
import { PageLink } from "../../ui/page-link";
import { Business } from "./business";
import { NETWORK_NAMES } from "./network-names";

const LINK =
  "inline-flex min-h-touch items-center gap-3 text-paper/90 underline-offset-4 hover:text-white hover:underline";

/** The pages that a shop must have (ruling 70). */
const LEGAL = ["terms", "privacy", "returns", "delivery"] as const;

/** The footer setting, and a link for administrators (spec §2, ruling 27). */
export const Footer = memo(function Footer() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const shell = useShellData();
  const footer = shell?.footer;
  if (!footer) return null;
  const networks = SOCIAL_NETWORKS.flatMap((network) => {
    const url = footer.socialLinks[network];
    return url ? [{ network, url }] : [];
  });
  return (
    // The padding is for the bottom bar of small screens, which covers the end of the page.
    <footer className="print:hidden on-dark mt-16 bg-ink pb-[calc(theme(spacing.bar)+env(safe-area-inset-bottom))] text-paper md:mt-24 md:pb-0">
      <div aria-hidden="true" className="alkhan text-mustard/80" />
      <div className="page grid gap-10 py-12 md:grid-cols-[1.4fr_1fr_1fr] md:py-16">
        <div>
          {footer.logoUrl ? (
            <img
              src={footer.logoUrl}
              alt=""
              width={200}
              height={60}
              loading="lazy"
              className="mb-4 h-14 w-auto object-contain object-left"
            />
          ) : null}
          <p className="font-display text-title-l font-semibold tracking-sign text-tallow">{footer.companyName}</p>
          {footer.description ? (
            <p lang={fallbackLanguage(footer, "description", language)} className="mt-3 max-w-read text-paper/80">
              {localized(footer, "description", language)}
            </p>
          ) : null}
        </div>
        <div>
          <h2 className="mb-2 text-title-s text-tallow">{t("footer.contact")}</h2>
          <ul className="text-small">
            {footer.phone ? (
              <ContactLine icon="phone" href={`tel:${firstOf(footer.phone)}`} text={footer.phone} />
            ) : null}
            {footer.email ? (
              <ContactLine icon="mail" href={`mailto:${footer.email}`} text={shownEmail(footer.email)} />
            ) : null}
            <ContactLine
              icon="place"
              text={localized(footer, "address", language)}
              lang={fallbackLanguage(footer, "address", language)}
            />
            <ContactLine icon="clock" text={t("footer.hours")} />
          </ul>
        </div>
        <div className="grid grid-cols-pair content-start gap-6 md:grid-cols-1">
          {networks.length > 0 ? (
            <div>
              <h2 className="mb-2 text-title-s text-tallow">{t("footer.social")}</h2>
              <ul className="text-small">
                {networks.map(({ network, url }) => (
                  <li key={network}>
                    <a href={url} target="_blank" rel="noopener" className={LINK}>
                      <Icon name={network} className="size-5 shrink-0 text-mustard" />
                      <span>{NETWORK_NAMES[network]}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {footer.quickLinks.length > 0 ? (
            <div>
              <h2 className="mb-2 text-title-s text-tallow">{t("footer.links")}</h2>
              <ul className="text-small">
                {footer.quickLinks.map((link) => (
                  <li key={`${link.title}${link.url}`}>
                    <PageLink to={link.url} lang={fallbackLanguage(link, "title", language)} className={LINK}>
                      {localized(link, "title", language)}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </div>
      <Business />
      <div className="border-t border-paper/15">
        <div className="page flex flex-wrap items-center justify-between gap-x-6 py-3 text-small text-paper/80">
          <p lang={footer.copyrightText ? fallbackLanguage(footer, "copyrightText", language) : undefined}>
            {localized(footer, "copyrightText", language) || t("common.copyright", { name: shell.siteName })}
          </p>
          {LEGAL.map((name) => (
            <PageLink key={name} to={paths[name]} className={LINK}>
              {t(`footer.${name}`)}
            </PageLink>
          ))}
          <PageLink to={paths.prices} className={LINK}>
            {t("prices.title")}
          </PageLink>
          <PageLink to={paths.orderLookup} className={LINK}>
            {t("footer.orderLookup")}
          </PageLink>
          <PageLink to={paths.adminLogin} className={LINK}>
            {t("footer.admin")}
          </PageLink>
        </div>
      </div>
    </footer>
  );
});

interface ContactLineProps {
  icon: IconName;
  href?: string;
  text: string;
  lang?: string;
}

function ContactLine({ icon, href, text, lang }: ContactLineProps) {
  const inside = (
    <>
      <Icon name={icon} className="size-5 shrink-0 text-mustard" />
      <span lang={lang} translate={href ? "no" : undefined} className="whitespace-pre-line">
        {text}
      </span>
    </>
  );
  return (
    <li>
      {href ? (
        <a href={href} className={LINK}>
          {inside}
        </a>
      ) : (
        <span className="flex min-h-touch items-center gap-3 text-paper/90">{inside}</span>
      )}
    </li>
  );
}
