import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BackInStockAlert } from "@zakh/catalog/contract";
import { shownEmail } from "@zakh/kit/contract";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { tabStore } from "../../lib/browser/browser-storage";
import { ApiError, api } from "../../lib/data/api";
import { backInStockAlertKey } from "../../lib/data/query-keys";
import { STALE } from "../../lib/durations";
import { isSignedIn, useSession } from "../../session/session";
import { useLoginRedirect } from "../../session/use-login-redirect";
import { toast } from "../../ui/toast-store";

/** Has the product whose alert was requested before signing in. Not in the address, because a shared link must not request mails. */
const PENDING = "back-in-stock";

/** Whether the pending alert is for this product; forgets it. */
function takePending(productId: number): boolean {
  if (tabStore.read(PENDING) !== String(productId)) return false;
  tabStore.remove(PENDING);
  return true;
}

/** The signed-in user's back-in-stock alert: the mail address, `undefined` without an alert, and a function that toggles it. */
export function useBackInStockAlert(productId: number) {
  const { t } = useTexts();
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const redirectToLogin = useLoginRedirect();
  const { user } = useSession();
  const path = `/api/products/${productId}/back-in-stock-alert`;
  const queryKey = backInStockAlertKey(productId);
  const signedIn = Boolean(user);
  const { data } = useQuery({
    queryKey,
    queryFn: () => api<BackInStockAlert>(path),
    enabled: signedIn,
    staleTime: STALE.never,
  });

  const signIn = () => {
    tabStore.write(PENDING, String(productId));
    redirectToLogin("alert");
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async (isSubscribed: boolean): Promise<BackInStockAlert> => {
      await queryClient.cancelQueries({ queryKey });
      await api(path, { method: isSubscribed ? "POST" : "DELETE" });
      return { isSubscribed };
    },
    onSuccess: (alert) => queryClient.setQueryData(queryKey, alert),
    onError: (error) => {
      const { status = 0, serverMessage = "" } = error instanceof ApiError ? error : {};
      if (status === 401) return signIn();
      toast({ title: t("common.errorTitle"), text: serverMessage || t("common.tryAgain"), tone: "wrong" });
      // The product is back or gone, so the page is loaded again.
      if (status === 404 || status === 409) revalidate();
    },
  });

  useEffect(() => {
    if (signedIn && takePending(productId)) mutate(true);
  }, [signedIn, productId, mutate]);

  const isSubscribed = Boolean(data?.isSubscribed);
  return {
    email: isSubscribed && user ? shownEmail(user.email) : undefined,
    busy: isPending,
    press: async () => {
      if (isPending) return;
      if (await isSignedIn(queryClient)) mutate(!isSubscribed);
      else signIn();
    },
  };
}
