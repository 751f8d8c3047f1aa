import type { ReactElement } from "react";
import { RecentlySeenSpace } from "../again/recently-seen-space";
import { useCart, useSavedCart } from "../cart/use-cart";
import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import type { Session } from "../session/session";
import { useLoginGuard } from "../session/use-login-guard";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PageSpinner } from "../ui/page-spinner";

interface FilledCartProps {
  /** Why the visitor must sign in. */
  reason: "cart" | "checkout";
  /** The texts of an empty cart. */
  empty: { title: string; text: string };
  /** The page is being left: shows the spinner in any case. */
  leaving?: boolean;
  children: (session: Session) => ReactElement;
}

/** What cart and checkout have in common: they need a signed-in user and a cart that is loaded and not empty (spec §2). */
export function FilledCart({ reason, empty, leaving = false, children }: FilledCartProps) {
  const { t } = useTexts();
  const session = useLoginGuard({ notice: `loginRequired.${reason}`, tab: "signup" });
  const { lines, ready } = useCart();
  useSavedCart();
  if (!(session.user || session.offline) || !ready || leaving) return <PageSpinner />;
  if (lines.length > 0) return children(session);
  return (
    <>
      <EmptyState level="page" icon="cart" {...empty} className="min-h-[60vh] justify-center">
        <ButtonLink to={paths.home}>{t("common.viewProducts")}</ButtonLink>
      </EmptyState>
      <RecentlySeenSpace />
    </>
  );
}
