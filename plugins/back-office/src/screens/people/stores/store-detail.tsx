import { clx, Text } from "@medusajs/ui";
import { MAPS, mapSearch, shownEmail } from "@zakh/kit/contract";
import { type AdminStore, identityOf } from "@zakh/marketplace/contract";
import { businessLines } from "@zakh/site-settings/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useStore, useStoreDecisions } from "../../resources/stores";
import { ContactLink, DetailDrawer, DetailSection } from "../../ui/drawers/detail-drawer";
import { Fact, Facts } from "../../ui/facts";
import { LANGUAGE_ENDINGS, TEXT_LANGUAGES } from "../../ui/forms/language-tabs";
import { Picture } from "../../ui/pictures/picture";
import { LoadError } from "../../ui/screen-state";
import { DecisionButtons } from "./decision-buttons";
import { MissingNotice } from "./missing-notice";
import { RequestedChanges } from "./requested-changes";
import { DECISIONS } from "./standing";
import { StoreBadges } from "./store-badges";

/** One store beside the list: owner, location, standing, and decisions. Without `id` it is closed. */
export function StoreDetail({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTexts();
  const store = useStore(id);
  return (
    <DetailDrawer
      open={id !== undefined}
      title={store.data?.name ?? t("stores.detail")}
      query={store}
      failed={t("stores.detailFailed")}
      onClose={onClose}
      footer={(loaded) => loaded && <DecisionButtons store={loaded} />}
    >
      {(loaded) => <StoreFacts store={loaded} />}
    </DetailDrawer>
  );
}

function StoreFacts({ store }: { store: AdminStore }) {
  const { t, language } = useTexts();
  const { owner, lastDecision, handedInAt } = store;
  const takenOff = lastDecision && (lastDecision.kind === "suspended" || lastDecision.kind === "unverified");
  return (
    <>
      <div className="flex items-start gap-x-3">
        <Picture url={store.logoUrl} alt="" className="size-14" />
        <div className="min-w-0">
          <Text className="text-ui-fg-subtle mb-1.5 text-sm">{store.categoryName}</Text>
          <StoreBadges store={store} />
        </div>
      </div>
      <MissingNotice store={store} />
      <RequestedChanges store={store} />
      {takenOff && lastDecision.reason && (
        <p className="bg-ui-tag-red-bg text-ui-tag-red-text whitespace-pre-line break-words rounded-lg p-3 text-sm">
          {lastDecision.reason}
        </p>
      )}
      <DetailSection title={t("stores.info")}>
        <Facts>
          <Fact label={t("stores.owner")}>{owner ? `${owner.name} (${owner.username})` : t("stores.noOwner")}</Fact>
          {owner && (
            <Fact label={t("stores.ownerEmail")}>
              <ContactLink href={`mailto:${owner.email}`}>{shownEmail(owner.email)}</ContactLink>
            </Fact>
          )}
          <Fact label={t("stores.phone")}>
            <ContactLink href={`tel:${store.phone}`}>{store.phone}</ContactLink>
          </Fact>
          <Fact label={t("stores.email")}>
            <ContactLink href={`mailto:${store.email}`}>{shownEmail(store.email)}</ContactLink>
          </Fact>
          <Fact label={t("stores.address")}>
            <span>{store.address}</span>
            <span className="flex flex-wrap gap-x-4">
              {(Object.keys(MAPS) as (keyof typeof MAPS)[]).map((map) => (
                <ContactLink key={map} href={mapSearch(store.address, map)}>
                  {map}
                </ContactLink>
              ))}
            </span>
          </Fact>
          {businessLines(identityOf(store), language).map(({ field, label, value, url }) => (
            <Fact key={field} label={label}>
              {url ? <ContactLink href={url}>{value}</ContactLink> : value}
            </Fact>
          ))}
          <Fact label={t("stores.registered")}>{dateTime(store.createdAt)}</Fact>
          {handedInAt && <Fact label={t("stores.handedIn")}>{dateTime(handedInAt)}</Fact>}
          <Fact label={t("stores.products")}>{store.productCount}</Fact>
          <Fact label={t("stores.orders")}>{store.orderCount}</Fact>
        </Facts>
        {TEXT_LANGUAGES.map((language) => {
          const text = store[`description${LANGUAGE_ENDINGS[language]}`];
          return (
            text && (
              <p
                key={language}
                lang={language}
                className="text-ui-fg-base mt-4 whitespace-pre-line break-words text-base md:text-sm"
              >
                {text}
              </p>
            )
          );
        })}
      </DetailSection>
      <History id={store.id} />
    </>
  );
}

function History({ id }: { id: number }) {
  const { t } = useTexts();
  const decisions = useStoreDecisions(id);
  return (
    <DetailSection title={t("stores.history")}>
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
                {`${dateTime(createdAt)} · ${decidedBy ?? t("order.system")}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

const DOTS = {
  green: "bg-ui-tag-green-icon",
  orange: "bg-ui-tag-orange-icon",
  red: "bg-ui-tag-red-icon",
  grey: "bg-ui-tag-neutral-icon",
};
