import { useTexts } from "../../i18n/use-texts";
import { useShellData } from "../../lib/data/shell-data";
import { subMenu, topMenu } from "../../lib/routing/menu";
import { paths } from "../../lib/routing/paths";
import { Icon } from "../../ui/icon";
import { PageLink } from "../../ui/page-link";
import { Sheet } from "../../ui/sheet";
import { LanguagePicker } from "./language-picker";
import { MenuLink } from "./menu-link";

/** Menu entries, a Contact link and the language picker, in a sheet at the top (spec §2). */
export default function TopMenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const shell = useShellData();
  const entries = topMenu(shell?.navigation);
  const withContact = entries.some((entry) => entry.url === paths.contact)
    ? entries
    : [...entries, { id: -2, url: paths.contact, title: "", fallback: "contact" as const }];
  return (
    <Sheet open={open} onClose={onClose} title={t("header.menu")} description={t("header.label")} place="top">
      <nav aria-label={t("header.label")} className="overflow-y-auto">
        <ul>
          {withContact.map((entry) => (
            <li key={entry.id} className="border-b border-dashed border-paper-edge">
              <MenuLink
                entry={entry}
                onClick={onClose}
                className="flex min-h-14 items-center px-5 font-display text-title-s font-medium uppercase tracking-sign text-ink hover:bg-paper"
                activeClassName="text-oxblood"
              />
              <ul className="grid grid-cols-2 gap-x-2 px-3 pb-2 empty:hidden">
                {subMenu(shell?.navigation, entry.id).map((child) => (
                  <li key={child.id}>
                    <MenuLink
                      entry={child}
                      onClick={onClose}
                      className="flex min-h-touch items-center rounded-control px-2 text-small text-ink-soft hover:bg-paper"
                      activeClassName="text-oxblood"
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <PageLink
          to={paths.favorites}
          onClick={onClose}
          className="flex min-h-14 items-center gap-3 px-5 font-display text-title-s font-medium uppercase tracking-sign text-ink hover:bg-paper"
        >
          <Icon name="heart" className="size-5 text-oxblood" />
          <span>{t("favorites.title")}</span>
        </PageLink>
        <div className="p-5">
          <p className="mb-2 text-small font-semibold text-ink-soft">{t("language.label")}</p>
          <LanguagePicker wide onChosen={onClose} />
        </div>
      </nav>
    </Sheet>
  );
}
