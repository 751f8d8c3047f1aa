import type { PackedLotsInput } from "@zakh/fulfilment/contract";
import type { Order, OrderItem } from "@zakh/orders/contract";
import { useState } from "react";
import { refusedFields, write } from "../client";
import { useTexts } from "../i18n/text";
import { presentOf } from "../present";
import { useChangeOrder } from "../resources/orders";
import { FormDrawer } from "../ui/drawers/form-drawer";
import { useErrorToast } from "../ui/error-toast";
import { TraceInput } from "../ui/forms/trace-input";
import { toast } from "../ui/toast";

interface CorrectLotsProps {
  order: Pick<Order, "id">;
  item: OrderItem;
  onClose: () => void;
}

/** Corrects of which lots a line was packed: a recall goes by them. */
export function CorrectLots({ order, item, onClose }: CorrectLotsProps) {
  const { t } = useTexts();
  const show = useErrorToast();
  const before = item.traceNumbers.join(", ");
  const [typed, setTyped] = useState(before);
  const [fault, setFault] = useState<string>();
  const correct = useChangeOrder(order.id, (lots: PackedLotsInput) =>
    write<Order>("PUT", `/api/admin/orders/${order.id}/trace-numbers`, lots),
  );

  function save() {
    const traceNumbers = typed.split(/[,;\n]/).filter((number) => number.trim() !== "");
    correct.mutate(
      { id: item.id, traceNumbers, from: item.traceNumbers },
      {
        onSuccess: () => {
          toast.success(t("order.lots.saved"), { description: item.product.name });
          onClose();
        },
        onError: (error) => {
          const present = presentOf<PackedLotsInput>(error);
          const [refused] = Object.values(refusedFields(error));
          if (present) setTyped(present.traceNumbers.join(", "));
          setFault(refused);
          if (!refused && show.refused(error, t("order.lots.failed"))) onClose();
        },
      },
    );
  }

  return (
    <FormDrawer
      open
      title={t("order.lots.change", { name: item.product.name })}
      dirty={typed !== before}
      busy={correct.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onClose={onClose}
    >
      <TraceInput
        className="w-full"
        label={t("order.lots.title")}
        hint={t("order.lots.hint")}
        value={typed}
        error={fault}
        isSeveral
        onChange={setTyped}
        onScanned={(number) => setTyped([typed, number].filter(Boolean).join(", "))}
      />
    </FormDrawer>
  );
}
