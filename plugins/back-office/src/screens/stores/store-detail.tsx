import { XMark } from "@medusajs/icons";
import { clx, Drawer, Heading, IconButton, Text } from "@medusajs/ui";
import type { AdminStore } from "@zakh/marketplace/contract";
import type { ReactNode } from "react";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useStore, useStoreDecisions } from "../resources/stores";
import { Fact, Facts } from "../ui/facts";
import { Picture } from "../ui/picture";
import { LoadError, LoadingScreen } from "../ui/screen-state";
import { DecisionButtons } from "./decision-buttons";
import { DECISIONS } from "./standing";
import { StoreBadges } from "./store-badges";

/** One store beside the list: who, where, how it stands, and what was decided about it. No `id`, no dialog. */
export function StoreDetail({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTexts();
  const { data: store, isError, error, refetch } = useStore(id);
  return (
    <Drawer open={id !== undefined} onOpenChange={(open) => !open && onClose()}>
      {/* Without a z-index: the form that asks for a reason has none, and lies above because it comes later. */}
      <Drawer.Content
        aria-describedby={undefined}
        className="flex max-h-dvh flex-col max-sm:inset-0 max-sm:w-full max-sm:rounded-none max-sm:border-0 md:max-w-xl"
      >
        <div className="border-ui-border-base flex items-center gap-x-3 border-b py-2 pl-4 pr-2 md:pl-6">
          <Drawer.Title className="text-ui-fg-base min-w-0 flex-1 truncate text-lg font-semibold">
            {store?.name ?? t("stores.detail")}
          </Drawer.Title>
          <Drawer.Close asChild>
            <IconButton variant="transparent" className="size-11 shrink-0" aria-label={t("close")}>
              <XMark />
            </IconButton>
          </Drawer.Close>
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-5 md:px-6">
          {store ? (
            <StoreFacts store={store} />
          ) : isError ? (
            <LoadError title={t("stores.detailFailed")} error={error} onRetry={() => refetch()} />
          ) : (
            <LoadingScreen label={t("loading")} />
          )}
        </div>
        {store && (
          <div className="border-ui-border-base flex flex-wrap justify-end gap-2 border-t p-3 max-md:[&>button]:flex-1 md:px-6">
            <DecisionButtons store={store} />
          </div>
        )}
      </Drawer.Content>
    </Drawer>
  );
}

function StoreFacts({ store }: { store: AdminStore }) {
  const { t } = useTexts();
  const { owner, lastDecision } = store;
  const takenOff = lastDecision && DECISIONS[lastDecision.kind].needsReason;
  return (
    <div className="flex flex-col gap-y-7">
      <div className="flex items-start gap-x-3">
        <Picture url={store.logoUrl} alt="" className="size-14" />
        <div className="min-w-0">
          <Text className="text-ui-fg-subtle mb-1.5 text-sm">{store.categoryName}</Text>
          <StoreBadges store={store} />
        </div>
      </div>
      {takenOff && lastDecision.reason && (
        <p className="bg-ui-tag-red-bg text-ui-tag-red-text whitespace-pre-line break-words rounded-lg p-3 text-sm">
          {lastDecision.reason}
        </p>
      )}
      <Section title={t("stores.info")}>
        <Facts>
          <Fact label={t("stores.owner")}>{owner ? `${owner.name} (${owner.username})` : t("stores.noOwner")}</Fact>
          {owner && (
            <Fact label={t("stores.ownerEmail")}>
              <ContactLink href={`mailto:${owner.email}`}>{owner.email}</ContactLink>
            </Fact>
          )}
          <Fact label={t("stores.phone")}>
            <ContactLink href={`tel:${store.phone}`}>{store.phone}</ContactLink>
          </Fact>
          <Fact label={t("stores.email")}>
            <ContactLink href={`mailto:${store.email}`}>{store.email}</ContactLink>
          </Fact>
          <Fact label={t("stores.address")}>{store.address}</Fact>
          <Fact label={t("stores.registered")}>{dateTime(store.createdAt)}</Fact>
          <Fact label={t("stores.products")}>{store.productCount}</Fact>
          <Fact label={t("stores.orders")}>{store.orderCount}</Fact>
        </Facts>
        {store.description && (
          <p className="text-ui-fg-base mt-4 whitespace-pre-line break-words text-base md:text-sm">
            {store.description}
          </p>
        )}
      </Section>
      <History id={store.id} />
    </div>
  );
}

function History({ id }: { id: number }) {
  const { t } = useTexts();
  const decisions = useStoreDecisions(id);
  return (
    <Section title={t("stores.history")}>
      {decisions.data?.length === 0 && <Text className="text-ui-fg-subtle text-sm">{t("stores.history.empty")}</Text>}
      {decisions.isError && !decisions.data && (
        <LoadError title={t("stores.historyFailed")} error={decisions.error} onRetry={() => decisions.refetch()} />
      )}
      <ol className="flex flex-col gap-y-3">
        {decisions.data?.map(({ kind, reason, decidedBy, createdAt }) => (
          <li key={`${createdAt}-${kind}`} className="flex gap-x-3">
            <span aria-hidden className={clx("mt-1.5 size-2 shrink-0 rounded-sm", DOTS[DECISIONS[kind].color])} />
            <div className="min-w-0 text-sm">
              <p className="text-ui-fg-base font-medium">{t(DECISIONS[kind].done)}</p>
              {reason && <p className="text-ui-fg-base whitespace-pre-line break-words">{reason}</p>}
              <p className="text-ui-fg-subtle tabular-nums">
                {dateTime(createdAt)} · {decidedBy ?? t("order.system")}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const DOTS = {
  green: "bg-ui-tag-green-icon",
  orange: "bg-ui-tag-orange-icon",
  red: "bg-ui-tag-red-icon",
  grey: "bg-ui-tag-neutral-icon",
};

/** 44 px to hit on a phone without 44 px of room between the lines. */
function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="text-ui-fg-interactive -my-2.5 inline-flex min-h-11 items-center break-all md:my-0 md:min-h-0"
    >
      {children}
    </a>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level="h2" className="mb-3 text-base font-semibold">
        {title}
      </Heading>
      {children}
    </section>
  );
}
