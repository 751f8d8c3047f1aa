import { Users } from "@medusajs/icons";
import { USER_SORTS } from "@zakh/accounts/contract";
import { useTexts } from "../../i18n/text";
import { type UserFilters, useUsers } from "../../resources/users";
import { anyText, type ListAddress, listSort, narrows, oneOf, readListAddress } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { SearchField } from "../../ui/lists/search-field";
import { SortField } from "../../ui/lists/sort-field";
import { useListAddress } from "../../ui/lists/use-list-address";
import { CustomerDetail } from "./customer-detail";
import { UserList } from "./user-list";

const PAGE_SIZE = 20;

const FILTERS = { search: anyText, sort: oneOf(USER_SORTS) };

function readUsersAddress(search: URLSearchParams): ListAddress<UserFilters> {
  return readListAddress(search, FILTERS);
}

/** All registered users, with their admin right (spec §2 Admin users); `?id=` opens what the shop knows of one. */
export default function UsersScreen() {
  const { t } = useTexts();
  const { filters, page, open, changeFilters, turnTo, closeRow } = useListAddress(readUsersAddress);
  const users = useUsers(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const sort = listSort(filters.sort, "newest", (sort) => changeFilters((now) => ({ ...now, sort })));

  return (
    <div className="flex flex-col gap-y-4">
      <search className="grid grid-cols-2 items-start gap-3 md:flex md:items-end">
        <SearchField
          className="col-span-2 md:w-96"
          label={t("search")}
          placeholder={t("users.search.hint")}
          value={filters.search}
          onSearch={(search) => changeFilters((now) => ({ ...now, search }))}
        />
        <SortField className="max-md:col-span-2 md:w-60" sort={sort} sorts={USER_SORTS} />
      </search>
      <PagedList
        query={users}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("users.failed")}
        total={(count) => t("users.total", { count })}
        narrowed={narrows(filters)}
        noMatch={t("users.empty")}
        empty={{ icon: <Users />, text: t("users.empty") }}
      >
        {(rows, nothing) => <UserList users={rows} empty={nothing} sort={sort} />}
      </PagedList>
      <CustomerDetail id={open} onClose={closeRow} />
    </div>
  );
}
