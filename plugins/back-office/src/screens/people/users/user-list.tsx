import { Badge, clx, Text } from "@medusajs/ui";
import type { User, UserSort } from "@zakh/accounts/contract";
import { shownEmail } from "@zakh/kit/contract";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useStaffRole } from "../../resources/session";
import { type Column, DataList, SORTED_BY_DATE, sortedBy } from "../../ui/lists/data-list";
import { type ListSort, withOpenRow } from "../../ui/lists/list-address";
import { MakeStaff } from "./make-staff";
import { UserCredit } from "./user-credit";

const COLUMNS: readonly Column<User, UserSort>[] = [
  { header: "users.id", cell: (user) => <span className="tabular-nums">{user.id}</span> },
  { header: "users.username", cell: (user) => <Name user={user}>{user.username}</Name>, sorts: sortedBy("username") },
  {
    header: "users.name",
    sorts: sortedBy("name"),
    cell: (user) => (
      <span className="line-clamp-2 max-w-40 [overflow-wrap:anywhere]" title={user.name}>
        {user.name || "—"}
      </span>
    ),
  },
  { header: "users.email", cell: (user) => <Email user={user} /> },
  { header: "users.phone", cell: (user) => <PhoneNumber user={user} /> },
  { header: "users.admin", cell: (user) => <AdminBadge user={user} /> },
  { header: "orders.date", cell: (user) => <Registered user={user} />, sorts: SORTED_BY_DATE },
  { header: "users.right", cell: (user) => <Actions user={user} />, align: "right" },
];

interface UserListProps {
  /** `undefined` while loading. */
  users: readonly User[] | undefined;
  empty: ReactNode;
  sort: ListSort<UserSort>;
}

/** Users as a table, on a phone as cards. */
export function UserList({ users, empty, sort }: UserListProps) {
  const { t } = useTexts();
  return (
    <DataList
      rows={users}
      rowKey={(user) => user.id}
      columns={COLUMNS}
      card={(user) => <UserCard user={user} />}
      label={t("users.title")}
      wide
      empty={empty}
      placeholders={8}
      sort={sort}
    />
  );
}

function UserCard({ user }: { user: User }) {
  const { t } = useTexts();
  return (
    <article className="flex flex-col gap-y-3">
      <div className="flex items-start justify-between gap-x-3">
        <div className="min-w-0">
          <Name user={user}>{user.name || user.username}</Name>
          <Text className="text-ui-fg-subtle break-words text-sm">{`${user.username} · ID ${user.id}`}</Text>
        </div>
        {user.isAdmin && (
          <Badge size="2xsmall" color="green" className="shrink-0">
            {t("admin")}
          </Badge>
        )}
      </div>
      <div className="flex min-w-0 flex-col text-base">
        <Email user={user} />
        <PhoneNumber user={user} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Registered user={user} />
        <Actions user={user} />
      </div>
    </article>
  );
}

/** An owner's. One above the other in the table, which is as wide as a small desktop. */
function Actions({ user }: { user: User }) {
  if (useStaffRole() !== "owner") return null;
  return (
    <span className="flex flex-wrap gap-2 md:flex-col md:flex-nowrap md:items-end md:gap-1.5 md:py-1.5">
      <UserCredit user={user} />
      <MakeStaff user={user} />
    </span>
  );
}

/** Opens what the shop knows of the user. */
function Name({ user, children }: { user: User; children: string }) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const screenPath = useScreenPath();
  return (
    <Link
      to={screenPath("users", withOpenRow(search, user.id))}
      title={children}
      aria-label={`${children}: ${t("customer.open")}`}
      className={clx(LINK, "font-medium xl:max-w-40")}
    >
      {children}
    </Link>
  );
}

/** Cut in the table, where it gives way to the other columns and would else break inside its words. */
const LINK =
  "text-ui-fg-interactive hover:text-ui-fg-interactive-hover max-xl:inline-flex max-xl:min-h-11 max-xl:items-center max-xl:[overflow-wrap:anywhere] xl:line-clamp-1 xl:break-all";

function Email({ user }: { user: User }) {
  const { t } = useTexts();
  if (user.email === "") {
    return (
      <Badge size="2xsmall" color="red" className="w-fit">
        {t("users.noEmail")}
      </Badge>
    );
  }
  return (
    <a href={`mailto:${user.email}`} title={user.email} className={clx(LINK, "xl:max-w-52")}>
      {shownEmail(user.email)}
    </a>
  );
}

function PhoneNumber({ user }: { user: User }) {
  if (user.phone === "") return <span className="max-md:hidden">—</span>;
  return (
    <a href={`tel:${user.phone}`} className={`${LINK} whitespace-nowrap tabular-nums`}>
      {user.phone}
    </a>
  );
}

function AdminBadge({ user }: { user: User }) {
  const { t } = useTexts();
  return (
    <Badge size="2xsmall" color={user.isAdmin ? "green" : "grey"}>
      {t(user.isAdmin ? "yes" : "no")}
    </Badge>
  );
}

function Registered({ user }: { user: User }) {
  const { t } = useTexts();
  return (
    <time
      dateTime={user.createdAt}
      title={t("users.date")}
      className="text-ui-fg-subtle text-sm tabular-nums md:block md:w-24"
    >
      {dateTime(user.createdAt)}
    </time>
  );
}
