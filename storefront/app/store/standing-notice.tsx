import type { OwnStore } from "@zakh/marketplace/contract";
import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import { ButtonLink } from "../ui/button";
import { classes } from "../ui/classes";
import { Notice } from "../ui/notice";
import { type Standing, standingOf } from "./own-store";

const STAMPS = {
  waiting: { text: "ownStore.status.waiting", look: "bg-mustard-wash text-mustard-deep" },
  refused: { text: "ownStore.status.refused", look: "bg-oxblood-wash text-oxblood" },
  open: { text: "ownStore.status.active", look: "bg-steppe-wash text-steppe-deep" },
  closed: { text: "ownStore.status.inactive", look: "bg-paper text-ink-soft" },
  suspended: { text: "ownStore.status.suspended", look: "bg-oxblood-wash text-oxblood" },
} as const satisfies Record<Standing, { text: string; look: string }>;

/** The store's status in a word or two (spec §4). */
export function StandingText({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  return <span>{t(STAMPS[standingOf(store)].text)}</span>;
}

/** The same as an ink stamp. */
export function StandingStamp({ store }: { store: OwnStore }) {
  return (
    <span className={classes("stamp", STAMPS[standingOf(store)].look)}>
      <StandingText store={store} />
    </span>
  );
}

/** Why the store is not public, and what can be done; nothing for an open store. */
export function StandingNotice({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const standing = standingOf(store);
  if (standing === "open") return null;
  if (standing === "waiting") {
    return (
      <Notice tone="note" icon="clock" title={t("ownStore.notice.waitingTitle")}>
        <p>{t("ownStore.notice.waitingText")}</p>
      </Notice>
    );
  }
  if (standing === "closed") {
    return (
      <Notice tone="warning" icon="eye-off" title={t("ownStore.notice.inactiveTitle")}>
        <p>{t("ownStore.notice.inactiveText")}</p>
      </Notice>
    );
  }
  const reason = store.suspension?.reason;
  return (
    <Notice tone="wrong" title={t(`ownStore.notice.${standing}Title`)}>
      {reason ? <p className="whitespace-pre-line font-semibold">{t("ownStore.notice.reason", { reason })}</p> : null}
      <p>{t(`ownStore.notice.${standing}Text`)}</p>
      <ButtonLink to={paths.contact} look="outline" className="mt-3">
        {t("ownStore.notice.contact")}
      </ButtonLink>
    </Notice>
  );
}

/** Says that a new name waits for an admin's approval, and which name is public until then. */
export function NameNotice({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  if (store.requestedName === undefined) return null;
  return (
    <Notice tone="note" icon="clock" title={t("ownStore.notice.nameTitle")}>
      <p className="break-words">
        {t("ownStore.notice.nameText", { requested: store.requestedName, name: store.name })}
      </p>
    </Notice>
  );
}
