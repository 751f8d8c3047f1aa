import {
  CONFIRMED_FIELDS,
  CONFIRMED_TITLES,
  confirmedText,
  dutyNames,
  missingOfStore,
  type OwnStore,
} from "@zakh/marketplace/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { ApiError } from "../lib/data/api";
import { paths } from "../lib/routing/paths";
import { Button, ButtonLink } from "../ui/button";
import { classes } from "../ui/classes";
import { Notice } from "../ui/notice";
import { toast } from "../ui/toast-store";
import { IDENTITY } from "./identity-fields";
import { type Standing, standingOf, useSendStoreAgain } from "./own-store";

const STAMPS = {
  waiting: { text: "ownStore.status.waiting", look: "bg-mustard-wash text-mustard-deep" },
  refused: { text: "ownStore.status.refused", look: "bg-oxblood-wash text-oxblood" },
  open: { text: "ownStore.status.active", look: "bg-steppe-wash text-steppe-deep" },
  closed: { text: "ownStore.status.inactive", look: "bg-paper text-ink-soft" },
  suspended: { text: "ownStore.status.suspended", look: "bg-oxblood-wash text-oxblood" },
} as const satisfies Record<Standing, { text: string; look: string }>;

/** The store's status in a word or two (spec §4), as an ink stamp. */
export function StandingStamp({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const { text, look } = STAMPS[standingOf(store)];
  return <span className={classes("stamp", look)}>{t(text)}</span>;
}

interface StandingNoticeProps {
  store: OwnStore;
  /** Whether a refused store can be sent again here: not beside a form whose changes are not saved yet. */
  sendsAgain?: boolean;
}

/** Why the store is not public, and what can be done; nothing for an open store. */
export function StandingNotice({ store, sendsAgain = false }: StandingNoticeProps) {
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
      <div className="mt-3 flex flex-wrap gap-3">
        {sendsAgain && standing === "refused" && store.missing.length === 0 ? <SendAgain storeId={store.id} /> : null}
        <ButtonLink to={paths.contact} look="outline">
          {t("ownStore.notice.contact")}
        </ButtonLink>
      </div>
    </Notice>
  );
}

function SendAgain({ storeId }: { storeId: number }) {
  const { t } = useTexts();
  const sending = useSendStoreAgain(storeId);
  return (
    <Button
      busy={sending.isPending}
      onClick={() =>
        sending.mutate(undefined, {
          onSuccess: () => toast({ title: t("ownStore.notice.againDone"), tone: "done" }),
          onError: (error) =>
            toast({
              title: t("common.errorTitle"),
              text: (error instanceof ApiError && error.serverMessage) || t("common.tryAgain"),
              tone: "wrong",
            }),
        })
      }
    >
      {t("ownStore.notice.again")}
    </Button>
  );
}

/** What the store has not told by law, and does not wait for an admin either, with the way to where it is told. */
export function MissingNotice({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const then = missingOfStore({ ...store, ...store.requestedChanges }, store.missing.includes("meatLicence"));
  const missing = store.missing.filter((duty) => then.includes(duty));
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={t("ownStore.notice.missingTitle")}>
      <p>{t("ownStore.notice.missingText", { names: dutyNames(missing, language) })}</p>
      <ButtonLink to={`${paths.storeEdit(store.id)}#${IDENTITY}`} look="outline" className="mt-3">
        {t("ownStore.notice.missingAction")}
      </ButtonLink>
    </Notice>
  );
}

/** Says which changes wait for an admin's approval, and what is public until then. */
export function ChangesNotice({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { requestedChanges } = store;
  if (!requestedChanges) return null;
  return (
    <Notice tone="note" icon="clock" title={t("ownStore.notice.changesTitle")}>
      <p>{t("ownStore.notice.changesText")}</p>
      <dl className="mt-2 grid gap-1.5">
        {CONFIRMED_FIELDS.filter((field) => requestedChanges[field] !== undefined).map((field) => (
          <div key={field} className="min-w-0 break-words">
            <dt className="inline">{`${CONFIRMED_TITLES[field][language]}: `}</dt>
            <dd className="inline font-semibold">{`${confirmedText(store[field])} → ${confirmedText(requestedChanges[field])}`}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
