import { NavLink } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { isInternal, type MenuEntry } from "../../lib/menu";
import { classes } from "../../ui/classes";

interface MenuLinkProps {
  entry: MenuEntry;
  className: string;
  activeClassName: string;
  onClick?: () => void;
}

/** A link of the shop's menu: a page of this site, or an address elsewhere. */
export function MenuLink({ entry, className, activeClassName, onClick }: MenuLinkProps) {
  const { t } = useTexts();
  const title = entry.title ?? t(`common.${entry.fallback ?? "home"}`);
  if (!isInternal(entry.url)) {
    return (
      <a href={entry.url} onClick={onClick} rel="noopener" className={className}>
        {title}
      </a>
    );
  }
  return (
    <NavLink
      to={entry.url}
      end={entry.url === "/"}
      onClick={onClick}
      className={({ isActive }) => classes(className, isActive && activeClassName)}
    >
      {title}
    </NavLink>
  );
}
