import type { SavedAddress, User } from "@zakh/accounts/contract";
import { useState } from "react";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useAddresses } from "../../lib/data/addresses";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { useLoginGuard } from "../../session/use-login-guard";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Icon } from "../../ui/icon";
import { lazySheet } from "../../ui/lazy-sheet";
import { PageSpinner } from "../../ui/page-spinner";
import { Skeleton } from "../../ui/skeleton";
import { AddressCard } from "./address-card";

export const handle: PageHandle = { title: ({ t }) => t("address.title") };

/** Loaded when it is needed: it has a form and its schema. */
const AddressSheet = lazySheet(() => import("./saved-address-sheet"));

/** The signed-in user's address book. */
export default function AddressesPage() {
  const { t } = useTexts();
  const { user } = useLoginGuard({ tab: "login" });
  if (!user) return <PageSpinner />;
  return (
    <div className="page max-w-[44rem] pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("address.title")}</h1>
      <AddressBook user={user} />
      <ButtonLink to={paths.myPage} look="quiet" className="-ml-5 mt-4">
        {t("myPage.title")}
      </ButtonLink>
    </div>
  );
}

function AddressBook({ user }: { user: User }) {
  const { t } = useTexts();
  const hasTexts = useLaterTexts();
  const { data: addresses, error, isFetching, refetch } = useAddresses();
  /** The open form: of an address, or of a new one. */
  const [editing, setEditing] = useState<SavedAddress | "new">();
  const add = () => setEditing("new");
  return (
    <div className="mt-5">
      {addresses && hasTexts ? (
        addresses.length > 0 ? (
          <>
            <ul className="grid gap-3">
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressCard address={address} onEdit={() => setEditing(address)} />
                </li>
              ))}
            </ul>
            <Button look="dark" aria-haspopup="dialog" onClick={add} className="mt-4 max-sm:w-full">
              <Icon name="plus" className="size-5" />
              <span>{t("address.add")}</span>
            </Button>
          </>
        ) : (
          <EmptyState icon="place" title={t("address.emptyTitle")} text={t("address.emptyText")}>
            <Button aria-haspopup="dialog" onClick={add}>
              {t("address.add")}
            </Button>
          </EmptyState>
        )
      ) : error ? (
        <EmptyState icon="alert" title={t("address.failedTitle")} text={t("common.tryAgain")}>
          <Button busy={isFetching} onClick={() => refetch()}>
            {t("common.retry")}
          </Button>
        </EmptyState>
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{t("common.loading")}</span>
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      )}
      <AddressSheet
        user={user}
        address={editing === "new" ? undefined : editing}
        open={editing !== undefined}
        onClose={() => setEditing(undefined)}
      />
    </div>
  );
}
