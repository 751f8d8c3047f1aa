import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { isCurrent, isInternal, type MenuEntry } from "../../lib/routing/menu";
import { classes } from "../../ui/classes";
import { PageLink } from "../../ui/page-link";

interface MenuLinkProps {
  entry: MenuEntry;
  className: string;
  activeClassName: string;
  onClick?: () => void;
}

/** A link of the shop's menu. */
export function MenuLink({ entry, className, activeClassName, onClick }: MenuLinkProps) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const title = localized(entry, "title", language) || t(`common.${entry.fallback ?? "home"}`);
  const lang = entry.title ? fallbackLanguage(entry, "title", language) : undefined;
  const current = isInternal(entry.url) && isCurrent(entry.url, pathname);
  return (
    <PageLink
      to={entry.url}
      lang={lang}
      aria-current={current ? "page" : undefined}
      onClick={onClick}
      className={classes(className, current && activeClassName)}
    >
      {title}
    </PageLink>
  );
}
