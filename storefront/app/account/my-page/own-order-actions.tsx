import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useState } from "react";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { useCancelOrder } from "../../lib/data/orders";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button } from "../../ui/button";
import { lazySheet } from "../../ui/lazy-sheet";
import { QuestionSheet } from "../../ui/question-sheet";
import { toast } from "../../ui/toast-store";

/** Loaded when it is needed: it has a form and its schema. */
const AddressSheet = lazySheet(() => import("./address-sheet"));

/** What customers may do with their order (ruling 72): correct its address until it is packed, and cancel it while nothing is paid. */
export function OwnOrderActions({ order }: { order: Order }) {
  const { t } = useTexts();
  const hasTexts = useLaterTexts();
  const [correcting, setCorrecting] = useState(false);
  const { status, sentAt, isPickedUp, items, received, creditUsed } = order;
  const isPacked = sentAt !== null || items.some(({ packedQuantity }) => packedQuantity !== null);
  const correctable = ORDER_STATUS[status]?.mayChange && !isPacked && !isPickedUp;
  const cancellable = ORDER_STATUS[status]?.awaitsPayment && !isPacked && received <= creditUsed;
  if (!hasTexts || (!correctable && !cancellable)) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {correctable ? (
        <>
          <Button look="outline" aria-haspopup="dialog" onClick={() => setCorrecting(true)} className="max-sm:w-full">
            {t("own.address")}
          </Button>
          <AddressSheet order={order} open={correcting} onClose={() => setCorrecting(false)} />
        </>
      ) : null}
      {cancellable ? <Cancel id={order.id} /> : null}
    </div>
  );
}

function Cancel({ id }: { id: number }) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder(id);
  const again = useSignInAgain();
  const send = async () => {
    try {
      await cancel.mutateAsync();
      toast({ title: t("own.cancelled"), tone: "done" });
    } catch (error) {
      if (again.needed(error)) return;
      const text = (error instanceof ApiError && error.serverMessage) || t("common.tryAgain");
      toast({ title: t("own.cancelFailed"), text, tone: "wrong" });
    }
    setAsking(false);
  };
  return (
    <>
      <Button look="outline" aria-haspopup="dialog" onClick={() => setAsking(true)} className="max-sm:w-full">
        {t("own.cancel")}
      </Button>
      <QuestionSheet
        open={asking}
        title={t("own.cancelTitle")}
        text={t("own.cancelText")}
        yes={t("own.cancelYes")}
        no={t("own.cancelNo")}
        busy={cancel.isPending}
        onYes={send}
        onNo={() => setAsking(false)}
      />
      {again.sheet}
    </>
  );
}
