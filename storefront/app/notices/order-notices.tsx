import type { PushState } from "@zakh/kit/browser/device-push";
import { useId } from "react";
import { useLaterTexts } from "../i18n/use-later-texts";
import { useTexts } from "../i18n/use-texts";
import { ApiError } from "../lib/data/api";
import { Button } from "../ui/button";
import { toast } from "../ui/toast-store";
import { useOrderNotices } from "./use-order-notices";

/**
 * Offers to tell this device of the steps of the customer's orders, for who has ordered, or of paid orders `toStore` with the own products; nothing where
 * it cannot be told. Who turns it on is told of both.
 */
export function OrderNotices({ toStore = false }: { toStore?: boolean }) {
  const { t } = useTexts();
  const title = useId();
  const hasTexts = useLaterTexts();
  const { state, turnOn, turnOff } = useOrderNotices();
  if (!hasTexts || state === undefined || state === "unsupported") return null;
  const onError = (error: Error) =>
    toast({
      title: t("notices.failed"),
      text: (error instanceof ApiError && error.serverMessage) || t("common.tryAgain"),
      tone: "wrong",
    });
  return (
    <section aria-labelledby={title} className="rounded-card bg-linen p-5 shadow-paper print:hidden">
      <h2 id={title} className="text-title-s uppercase">
        {t("notices.title")}
      </h2>
      <p role="status" className="mb-3 mt-1 text-small text-ink-soft">
        {t(`notices.${toStore && state === "off" ? "offerToStore" : SAYS[state]}`)}
      </p>
      {state === "off" ? (
        <Button
          look="dark"
          busy={turnOn.isPending}
          onClick={() => turnOn.mutate(undefined, { onError })}
          className="w-full"
        >
          {t("notices.turnOn")}
        </Button>
      ) : state === "on" ? (
        <Button
          look="outline"
          busy={turnOff.isPending}
          onClick={() => turnOff.mutate(undefined, { onError })}
          className="w-full"
        >
          {t("notices.turnOff")}
        </Button>
      ) : null}
    </section>
  );
}

const SAYS = { on: "isOn", off: "offer", denied: "denied", "home-screen": "homeScreen" } as const satisfies Record<
  Exclude<PushState, "unsupported">,
  string
>;
