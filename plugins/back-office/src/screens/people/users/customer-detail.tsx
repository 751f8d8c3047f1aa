import { Button, clx, Text } from "@medusajs/ui";
import type { CustomerOrder, CustomerPage } from "@zakh/bookkeeping/contract";
import { shownEmail } from "@zakh/kit/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useCustomerPage, useMerges } from "../../resources/customers";
import { useStaffRole } from "../../resources/session";
import { ContactLink, DetailDrawer, DetailSection } from "../../ui/drawers/detail-drawer";
import { DRAWER_BUTTON } from "../../ui/drawers/side-drawer";
import { Fact, Facts } from "../../ui/facts";
import { Pager } from "../../ui/lists/pager";
import { won } from "../../ui/money";
import { OwnerNotes } from "../../ui/owner-notes";
import { statusClasses } from "../../ui/status-color";
import { MergeAccounts } from "./merge-accounts";
import { useMovedText } from "./moved-text";
import { PersonalData } from "./personal-data";

const PAGE_SIZE = 20;

/** What the shop knows of a customer, beside the list. Without `id` it is closed. */
export function CustomerDetail({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTexts();
  const [turned, setTurned] = useState({ id, page: 1 });
  const page = turned.id === id ? turned.page : 1;
  const customer = useCustomerPage(id, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const isOwner = useStaffRole() === "owner";
  const user = customer.data?.user;
  return (
    <DetailDrawer
      open={id !== undefined}
      title={user ? user.name || user.username : t("customer.title")}
      subtitle={t("customer.title")}
      wide
      query={customer}
      failed={t("customer.failed")}
      onClose={onClose}
      footer={(loaded) => (
        <>
          {loaded && isOwner && <MergeAccounts user={loaded.user} />}
          <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={onClose}>
            {t("close")}
          </Button>
        </>
      )}
    >
      {(loaded) => (
        <CustomerFacts
          key={loaded.user.id}
          customer={loaded}
          page={page}
          isTurning={customer.isPlaceholderData}
          onPage={(page) => setTurned({ id, page })}
        />
      )}
    </DetailDrawer>
  );
}

interface CustomerFactsProps {
  customer: CustomerPage;
  /** Of the orders, 1-based. */
  page: number;
  /** Whether the orders are still those of another page. */
  isTurning: boolean;
  onPage: (page: number) => void;
}

function CustomerFacts({ customer, page, isTurning, onPage }: CustomerFactsProps) {
  const { t } = useTexts();
  const isOwner = useStaffRole() === "owner";
  const { user, orders, orderCount, sums, credit, senders } = customer;
  return (
    <>
      <DetailSection title={t("order.customer")}>
        <Facts>
          <Fact label={t("users.username")}>{`${user.username} · ID ${user.id}`}</Fact>
          <Fact label={t("users.date")}>{dateTime(user.createdAt)}</Fact>
          <Fact label={t("users.phone")}>
            {user.phone === "" ? "—" : <ContactLink href={`tel:${user.phone}`}>{user.phone}</ContactLink>}
          </Fact>
          <Fact label={t("users.email")}>
            {user.email === "" ? (
              t("users.noEmail")
            ) : (
              <ContactLink href={`mailto:${user.email}`}>{shownEmail(user.email)}</ContactLink>
            )}
          </Fact>
          <Fact label={t("customer.senders")}>{senders.join(", ") || "—"}</Fact>
        </Facts>
      </DetailSection>
      <DetailSection title={t("customer.sums")}>
        <div className="tabular-nums">
          <Facts>
            <Fact label={t("customer.bought")}>{won(sums.bought)}</Fact>
            <Fact label={t("credit.button")}>{won(credit)}</Fact>
            {sums.due > 0 && <Fact label={t("customer.due")}>{won(sums.due)}</Fact>}
            {sums.toTransfer > 0 && <Fact label={t("customer.toReturn")}>{won(sums.toTransfer)}</Fact>}
            {sums.creditWaits > 0 && <Fact label={t("month.creditWaits")}>{won(sums.creditWaits)}</Fact>}
          </Facts>
        </div>
      </DetailSection>
      <DetailSection title={t("notes.title")}>
        <OwnerNotes userId={user.id} />
      </DetailSection>
      <DetailSection title={t("orders.count", { count: orderCount })}>
        <ul
          aria-label={t("orders.title")}
          aria-busy={isTurning || undefined}
          className={clx("divide-ui-border-base divide-y", { "opacity-60": isTurning })}
        >
          {orders.map((order) => (
            <li key={order.id}>
              <OrderLine order={order} />
            </li>
          ))}
        </ul>
        <Pager page={page} pageSize={PAGE_SIZE} total={orderCount} onPage={onPage} />
      </DetailSection>
      <Merges userId={user.id} />
      {isOwner && <PersonalData userId={user.id} />}
    </>
  );
}

function OrderLine({
  order: { id, status, total, due, toTransfer, creditWaits, createdAt },
}: {
  order: CustomerOrder;
}) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const open = [
    due > 0 && due < total ? `${t("customer.due")}: ${won(due)}` : "",
    toTransfer > 0 ? `${t("customer.toReturn")}: ${won(toTransfer)}` : "",
    creditWaits > 0 ? `${t("month.creditWaits")}: ${won(creditWaits)}` : "",
  ].filter(Boolean);
  return (
    <Link
      to={screenPath("orders", { id: String(id) })}
      className="hover:bg-ui-bg-base-hover flex min-h-11 items-center justify-between gap-x-3 rounded-md py-2 text-base md:text-sm"
    >
      <span className="flex min-w-0 items-baseline gap-x-2">
        <span aria-hidden className={clx("size-2 shrink-0 rounded-sm", statusClasses(status).dot)} />
        <span className="min-w-0">
          <span className="text-ui-fg-base font-medium">{orderNumber(id)}</span>
          <span className="text-ui-fg-subtle block text-sm tabular-nums">
            {[dateTime(createdAt).slice(0, 10), t(`status.${status}`), ...open].join(" · ")}
          </span>
        </span>
      </span>
      <span className="text-ui-fg-base shrink-0 font-medium tabular-nums">{won(total)}</span>
    </Link>
  );
}

/** The accounts that have become part of this one. */
function Merges({ userId }: { userId: number }) {
  const { t } = useTexts();
  const { data: merges } = useMerges(userId);
  const movedText = useMovedText();
  if (!merges || merges.length === 0) return null;
  return (
    <DetailSection title={t("merge.history")}>
      <ul className="flex flex-col gap-y-3 text-base md:text-sm">
        {merges.map(({ fromId, name, username, email, moved, by, at }) => (
          <li key={fromId}>
            <p className="text-ui-fg-base break-words font-medium">
              {[name, username, shownEmail(email), `ID ${fromId}`].filter(Boolean).join(" · ")}
            </p>
            <Text className="text-ui-fg-base text-sm">{movedText(moved).join(" · ") || t("merge.nothing")}</Text>
            <p className="text-ui-fg-subtle text-sm tabular-nums">{`${dateTime(at)} · ${by}`}</p>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
