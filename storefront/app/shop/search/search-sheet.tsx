import type { Elements } from "@zakh/back-office/screens/elements";
import { fallbackLanguage, type Localized, localized } from "@zakh/kit/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { useSession } from "../../session/session";
import { Icon, type IconName } from "../../ui/icon";
import { PageLink } from "../../ui/page-link";
import { PriceUnit } from "../../ui/price-tag";
import { Sheet } from "../../ui/sheet";
import { Spinner } from "../../ui/spinner";
import { SearchField } from "./search-field";
import { useSuggestions } from "./use-suggestions";

/** The search from every page: what a query finds is shown while it is typed. */
export default function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t("search.title")} description={t("search.text")} place="top">
      <Search onClose={onClose} />
    </Sheet>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { query, found, isLoading, failed } = useSuggestions(typed);
  const { offline } = useSession();
  const search = (query: string) => {
    // Without a connection there is no page of results: what is found stays below.
    if (query === "" || offline) return;
    onClose();
    navigate(paths.searchFor(query));
  };
  const isEmpty = found && found.products.length + found.stores.length + found.serviceCategories.length === 0;
  return (
    <div className="page flex min-h-0 flex-col gap-2 py-4">
      <SearchField query={typed} onType={setTyped} onSearch={search} focused />
      <div role="status" className="min-h-6 text-small text-ink-soft">
        {query !== "" && !found && isLoading ? <Spinner /> : null}
        {query !== "" && !found && failed ? <p>{t("search.failed")}</p> : null}
        {found?.corrected ? <p>{t("search.corrected", { text: found.corrected })}</p> : null}
        {isEmpty ? <p>{t("search.noneTitle", { text: query })}</p> : null}
      </div>
      {found && !isEmpty ? (
        <ul aria-label={t("search.suggested")} className="overflow-y-auto overscroll-contain">
          {found.products.map((product) => (
            <Line key={product.id} to={paths.product(product.id)} icon="tag" of={product} onClick={onClose}>
              <span className="figures shrink-0 font-semibold">
                <span>{formatWon(product.price)}</span>
                <PriceUnit of={product} className="ml-1 text-micro" />
              </span>
            </Line>
          ))}
          {found.serviceCategories.map((category) => (
            <Line
              key={category.slug}
              to={paths.serviceCategory(category.slug)}
              icon="menu"
              of={category}
              onClick={onClose}
            />
          ))}
          {found.stores.map((store) => (
            <Line key={store.id} to={paths.store(store.id)} icon="place" of={store} onClick={onClose} />
          ))}
          {offline ? null : (
            <li>
              <PageLink
                to={paths.searchFor(query)}
                onClick={onClose}
                className="flex min-h-touch items-center gap-2 rounded-control px-2 font-semibold text-oxblood hover:bg-paper"
              >
                <span>{t("search.all")}</span>
                <Icon name="arrow" className="size-5" />
              </PageLink>
            </li>
          )}
        </ul>
      ) : null}
    </div>
  );
}

interface LineProps {
  to: string;
  icon: IconName;
  of: Localized<"name">;
  onClick: () => void;
  children?: Elements;
}

function Line({ to, icon, of, onClick, children }: LineProps) {
  const { language } = useLanguage();
  return (
    <li className="border-b border-dashed border-paper-edge">
      <PageLink
        to={to}
        onClick={onClick}
        className="flex min-h-touch items-center gap-3 rounded-control px-2 py-1 hover:bg-paper"
      >
        <Icon name={icon} className="size-5 shrink-0 text-oxblood" />
        <span lang={fallbackLanguage(of, "name", language)} className="min-w-0 flex-1">
          {localized(of, "name", language)}
        </span>
        {children}
      </PageLink>
    </li>
  );
}
