import type { User } from "@zakh/accounts/contract";
import { shownEmail } from "@zakh/kit/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import { useLogout } from "../../session/change-session";
import { Button, ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { lazySheet } from "../../ui/lazy-sheet";
import { toast } from "../../ui/toast-store";

/** Loaded when it is needed: it has forms and schemas, and most visits only look at the orders. */
const ProfileSheet = lazySheet(() => import("./profile-sheet"));

/** The user's data, and the buttons to change it and to log out (spec §2, ruling 21). */
export function Profile({ user }: { user: User }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const logout = useLogout("here", () => navigate(paths.home));
  const [editing, setEditing] = useState(false);
  const name = user.name || user.username;
  const leave = async () => {
    try {
      await logout.mutateAsync();
      toast({ title: t("auth.loggedOut"), text: t("auth.loggedOutText"), tone: "done" });
    } catch {
      toast({ title: t("auth.logoutFailed"), text: t("common.tryAgain"), tone: "wrong" });
    }
  };
  return (
    <section aria-label={t("myPage.profile")} className="rounded-card bg-linen p-5 shadow-paper">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden="true"
          className="flex size-16 shrink-0 -rotate-3 items-center justify-center rounded-full bg-oxblood font-display text-title-l font-semibold uppercase text-tallow outline outline-1 outline-offset-2 outline-oxblood"
        >
          {name.slice(0, 1)}
        </span>
        <div className="min-w-0 flex-[1_1_7rem]">
          <p className="break-words text-lead font-semibold">{name}</p>
          <p translate="no" className="break-words text-small text-ink-faint md:truncate">
            {shownEmail(user.email)}
          </p>
        </div>
      </div>
      <dl className="rule mt-4 grid gap-2 pt-4 text-small">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-faint">{t("myPage.username")}</dt>
          <dd translate="no" className="ml-auto break-all font-semibold">
            {user.username}
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-faint">{t("myPage.phone")}</dt>
          <dd className="ml-auto font-semibold">{user.phone}</dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-3">
        <Button look="dark" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          <Icon name="person" className="size-5" />
          <span>{t("myPage.edit")}</span>
        </Button>
        <ButtonLink to={paths.addresses} look="outline">
          <Icon name="place" className="size-5" />
          <span>{t("address.link")}</span>
        </ButtonLink>
        <ButtonLink to={paths.favorites} look="outline">
          <Icon name="heart" className="size-5" />
          <span>{t("favorites.title")}</span>
        </ButtonLink>
        <ButtonLink to={paths.standingBaskets} look="outline">
          <Icon name="clock" className="size-5" />
          <span>{t("standing.title")}</span>
        </ButtonLink>
        <ButtonLink to={paths.storeDashboard} look="outline">
          <Icon name="tag" className="size-5" />
          <span>{t("ownStore.link")}</span>
        </ButtonLink>
        <Button look="outline" busy={logout.isPending} onClick={leave}>
          <Icon name="logout" className="size-5" />
          <span>{t("auth.logout")}</span>
        </Button>
      </div>
      <ProfileSheet user={user} open={editing} onClose={() => setEditing(false)} />
    </section>
  );
}
