import { useLocation } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { isCurrent, isInternal, type MenuEntry } from "../../lib/menu";
import { classes } from "../../ui/classes";
import { PageLink } from "../../ui/page-link";

interface MenuLinkProps {
  entry: MenuEntry;
  className: string;
  activeClassName: string;
  onClick?: () => void;
}

/** A link of the shop's menu: a page of this site, or an address elsewhere. */
export function MenuLink({ entry, className, activeClassName, onClick }: MenuLinkProps) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const title = entry.title ?? t(`common.${entry.fallback ?? "home"}`);
  if (!isInternal(entry.url)) {
    return (
      <a href={entry.url} onClick={onClick} rel="noopener" className={className}>
        {title}
      </a>
    );
  }
  const current = isCurrent(entry.url, pathname);
  return (
    <PageLink
      to={entry.url}
      aria-current={current ? "page" : undefined}
      onClick={onClick}
      className={classes(className, current && activeClassName)}
    >
      {title}
    </PageLink>
  );
}
