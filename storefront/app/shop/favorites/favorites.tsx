import { useSearchParams } from "react-router";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import type { PageHandle } from "../../lib/seo/page-handle";
import { PageSpinner } from "../../ui/page-spinner";
import { Tabs } from "../../ui/tabs";
import { BoughtList } from "./bought-list";
import { FavoriteList } from "./favorite-list";

export const handle: PageHandle = { title: ({ t }) => t("favorites.title") };

/** What somebody likes, also without an account, and what the account has bought. The device's own, so it is shown in the browser only. */
export default function FavoritesPage() {
  const { t } = useTexts();
  const isReady = useLaterTexts();
  const [search, setSearch] = useSearchParams();
  const tab = search.get("tab") === "bought" ? "bought" : "favorites";
  return (
    <div className="page pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("favorites.title")}</h1>
      {isReady ? (
        <div className="mt-4">
          <Tabs
            label={t("again.tabs")}
            tabs={[
              { name: "favorites", label: t("favorites.title") },
              { name: "bought", label: t("again.bought") },
            ]}
            current={tab}
            onChoose={(name) => setSearch(name === "bought" ? { tab: name } : {}, { replace: true })}
          >
            <div className="min-h-[50vh] pt-5">
              <h2 className="sr-only">{t(tab === "bought" ? "again.bought" : "favorites.title")}</h2>
              {tab === "bought" ? <BoughtList /> : <FavoriteList />}
            </div>
          </Tabs>
        </div>
      ) : (
        <PageSpinner />
      )}
    </div>
  );
}
