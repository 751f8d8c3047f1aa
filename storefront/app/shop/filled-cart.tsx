import type { ReactNode } from "react";
import { useCart } from "../cart/use-cart";
import { useCurrentPrices } from "../cart/use-current-prices";
import { useTexts } from "../i18n/use-texts";
import { paths } from "../lib/routing/paths";
import type { Session } from "../session/session";
import { type LoginReason, useRequiredSession } from "../session/use-login-required";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { PageSpinner } from "../ui/page-spinner";

interface FilledCartProps {
  reason: LoginReason;
  /** Said when there is nothing in the cart. */
  empty: { title: string; text: string };
  /** Shows the spinner whatever the cart holds: the page is being left. */
  leaving?: boolean;
  children: (session: Session) => ReactNode;
}

/** What cart and checkout have in common: somebody signed in, a cart that has been read and holds something (spec §2). */
export function FilledCart({ reason, empty, leaving = false, children }: FilledCartProps) {
  const { t } = useTexts();
  const session = useRequiredSession(reason);
  const { lines, ready } = useCart();
  useCurrentPrices();
  if (!(session.user || session.offline) || !ready || leaving) return <PageSpinner />;
  if (lines.length > 0) return children(session);
  return (
    <EmptyState level="page" icon="cart" {...empty} className="min-h-[60vh] justify-center">
      <ButtonLink to={paths.home}>{t("common.viewProducts")}</ButtonLink>
    </EmptyState>
  );
}
