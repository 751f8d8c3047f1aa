import { MagnifyingGlass, Users } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import { useHost } from "../host";
import { useTexts } from "../i18n/text";
import { useUsers } from "../resources/users";
import { Pager } from "../ui/pager";
import { EmptyState, LoadError } from "../ui/screen-state";
import { SearchField } from "../ui/search-field";
import { UserList } from "./user-list";
import { readUsersAddress, withPage, withSearch } from "./users-address";

const PAGE_SIZE = 20;

/** Everybody who is registered, and who of them is an admin (spec §2 Admin users). */
export default function UsersScreen() {
  const { t } = useTexts();
  const { router } = useHost();
  const [address, setAddress] = router.useSearchParams();
  const { search, page } = readUsersAddress(address);
  const users = useUsers(search, PAGE_SIZE, (page - 1) * PAGE_SIZE);

  return (
    <div className="flex flex-col gap-y-4">
      <SearchField
        className="md:w-96"
        label={t("search")}
        placeholder={t("users.search.hint")}
        value={search}
        onSearch={(typed) => setAddress(withSearch(address, typed), { replace: true })}
      />
      {users.isError && !users.data ? (
        <LoadError title={t("users.failed")} error={users.error} onRetry={() => users.refetch()} />
      ) : (
        <>
          {users.data && users.data.total > 0 && (
            <Text className="text-ui-fg-subtle text-sm" aria-live="polite">
              {t("users.total", { count: users.data.total })}
            </Text>
          )}
          <UserList
            users={users.data?.rows}
            empty={<EmptyState icon={search === "" ? <Users /> : <MagnifyingGlass />}>{t("users.empty")}</EmptyState>}
          />
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={users.data?.total ?? 0}
            onPage={(next) => {
              setAddress(withPage(address, next));
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      )}
    </div>
  );
}
